import "server-only";
import { ConfigurationError } from "../env/environment.ts";
import { environment } from "../env/server.ts";
import { logLine } from "../process/log.ts";
import { sendLastBatch } from "./last-batch.ts";
import { setTelemetry } from "./telemetry.ts";

/**
 * Turns on traces and metrics when an endpoint is configured; without one the SDK is not even loaded.
 * Never throws: Next would go on and answer 500 to everything.
 */
export async function startTelemetry(): Promise<void> {
  try {
    const { telemetry, trustedProxyHops } = environment();
    if (!telemetry) return;
    const { openTelemetry } = await import("./sdk.ts");
    const { recorder, shutDown } = openTelemetry(telemetry, trustedProxyHops > 0);
    setTelemetry(recorder);
    sendLastBatch(shutDown);
  } catch (error) {
    // `npm start` names what is wrong; a build has no configuration.
    if (error instanceof ConfigurationError) return;
    const cause = error instanceof Error ? error.name : typeof error;
    logLine({ event: "telemetry not started", cause });
  }
}
