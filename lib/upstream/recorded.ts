import { type RefreshRecord, telemetry, type UpstreamOutcome } from "../telemetry/telemetry.ts";
import { UpstreamFault, type UpstreamFaultCode } from "./errors.ts";
import type { TransportRequest } from "./transport.ts";

const FAULTS: Readonly<Record<UpstreamFaultCode, UpstreamOutcome>> = {
  UPSTREAM_INVALID: "invalid",
  UPSTREAM_UNREACHED: "unavailable",
  UPSTREAM_UNAVAILABLE: "unavailable",
  UPSTREAM_TIMEOUT: "timeout",
};

/** What an answer that was read to its end means: 501 refuses an unknown call. */
export function outcomeOfStatus(status: number): UpstreamOutcome {
  if (status < 400) return "ok";
  return status < 500 || status === 501 ? "refused" : "unavailable";
}

/** What a failure means; a browser that left is no fault of the upstream. */
export function outcomeOfFailure(error: unknown, signal: AbortSignal | undefined): UpstreamOutcome {
  const isOurs = signal?.reason instanceof Error && signal.reason.name === "TimeoutError";
  if (signal?.aborted && !isOurs) return "left";
  return error instanceof UpstreamFault ? FAULTS[error.code] : "failed";
}

/**
 * Makes a call under a span of its own. Without telemetry it only makes the call.
 *
 * @param rest what of the result is still under way when it is there, as with a stream
 */
export async function recorded<Result>(
  request: TransportRequest,
  within: RefreshRecord | undefined,
  call: (request: TransportRequest) => Promise<Result>,
  rest?: (result: Result) => Promise<void> | undefined,
): Promise<Result> {
  const { operation, method, requestId, signal } = request;
  const span = telemetry()?.startUpstream({ operation, method, requestId, within });
  if (!span) return call(request);
  let outcome: UpstreamOutcome = "failed";
  const record = {
    answered(status: number) {
      outcome = outcomeOfStatus(status);
      span.answered(status);
    },
    retried: () => span.retried(),
  };
  try {
    const result = await call({ ...request, record });
    const pending = rest?.(result);
    if (pending) {
      const broke = () => span.end(signal?.aborted ? "left" : "broke_off");
      pending.then(() => span.end(outcome), broke);
    } else span.end(outcome);
    return result;
  } catch (error) {
    span.end(outcomeOfFailure(error, signal));
    throw error;
  }
}
