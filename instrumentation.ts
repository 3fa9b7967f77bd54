import type { Instrumentation } from "next";

/** Turns on traces and metrics where an endpoint is configured, before the first request. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: a build-time constant that keeps this out of the edge bundle
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startTelemetry } = await import("./lib/telemetry/start.ts");
  await startTelemetry();
}

/** Logs what broke a render; the digest is the Error Tracking Id of the crash screen (R8.3). */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // biome-ignore lint/style/noProcessEnv: a build-time constant that keeps this out of the edge bundle
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { logRenderError } = await import("./lib/bff/handler/render-log.ts");
  logRenderError(error, request.headers["x-request-id"], context);
};
