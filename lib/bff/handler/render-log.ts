import { logLine } from "../../process/log.ts";
import { describeError } from "./log.ts";

/** Writes one line about a render that failed; `digest` is what the crash screen shows. */
export function logRenderError(
  error: unknown,
  requestId: string | string[] | undefined,
  { routePath, routeType }: { routePath: string; routeType: string },
): void {
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  logLine({
    event: "render failed",
    route: routePath,
    kind: routeType,
    digest,
    requestId,
    cause: describeError(error),
  });
}
