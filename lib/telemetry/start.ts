import "server-only";
import { ConfigurationError } from "../env/environment.ts";
import { environment } from "../env/server.ts";
import { logLine } from "../process/log.ts";
import { sendLastBatch } from "./last-batch.ts";
import { followPages } from "./page-visits.ts";
import { setTelemetry } from "./telemetry.ts";

const PHASE_BUILD = "phase-production-build";

// `npm start` has named what is wrong before; a build has no configuration.
function reportConfiguration({ message }: ConfigurationError): void {
  // biome-ignore lint/style/noProcessEnv: Next's own word for what it is about to do
  if (process.env.NEXT_PHASE === PHASE_BUILD) return;
  logLine({ event: "not configured", cause: message }, "error");
}

/**
 * Follows pages, and turns on traces and metrics when an endpoint is configured; without one the SDK is not even loaded.
 * Never throws: Next would go on and answer 500 to everything.
 */
export async function startTelemetry(): Promise<void> {
  followPages();
  try {
    const { telemetry, trustedProxyHops } = environment();
    if (!telemetry) return;
    const { openTelemetry } = await import("./sdk.ts");
    const { recorder, shutDown } = openTelemetry(telemetry, trustedProxyHops > 0);
    setTelemetry(recorder);
    sendLastBatch(shutDown);
  } catch (error) {
    if (error instanceof ConfigurationError) return reportConfiguration(error);
    const cause = error instanceof Error ? error.name : typeof error;
    logLine({ event: "telemetry not started", cause }, "error");
  }
}
