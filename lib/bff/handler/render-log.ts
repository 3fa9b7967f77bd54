import { notePartialPage } from "../../page-cache/partial-pages.ts";
import { describeError, logLine } from "../../process/log.ts";
import { notePageCrash } from "../../telemetry/page-visits.ts";

/** Writes one line about a render that failed, whose page nobody else gets; `digest` is what the crash screen shows. */
export function logRenderError(
  error: unknown,
  requestId: string | string[] | undefined,
  { routePath, routeType }: { routePath: string; routeType: string },
): void {
  if (typeof requestId === "string") {
    notePartialPage(requestId);
    notePageCrash(requestId);
  }
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  const what = { event: "render failed", route: routePath, kind: routeType, digest, requestId };
  logLine({ ...what, cause: describeError(error) }, "error");
}
