export type UpstreamFaultCode =
  | "UPSTREAM_INVALID"
  | "UPSTREAM_UNREACHED"
  | "UPSTREAM_UNAVAILABLE"
  | "UPSTREAM_TIMEOUT";

interface FaultOptions {
  readonly requestId: string;
  readonly cause?: unknown;
  /** What it answered with, if it answered. */
  readonly upstreamStatus?: number;
}

/**
 * The upstream broke its promise: it did not answer, too late, or with something that is no answer.
 * A refusal is not a fault; it is returned as a value.
 */
export abstract class UpstreamFault extends Error {
  abstract readonly code: UpstreamFaultCode;
  readonly requestId: string;
  readonly upstreamStatus: number | undefined;
  /** Next keeps a `digest` and shows it on the crash screen, where it is the Error Tracking Id. */
  readonly digest: string;

  constructor(message: string, options: FaultOptions) {
    super(message, { cause: options.cause });
    this.requestId = options.requestId;
    this.upstreamStatus = options.upstreamStatus;
    this.digest = options.requestId;
  }
}

/** The upstream answered with something that the contract does not allow. */
export class UpstreamInvalidError extends UpstreamFault {
  override readonly name = "UpstreamInvalidError";
  override readonly code = "UPSTREAM_INVALID";
}

/** What was asked never got to the upstream, or not with a bearer that it takes: it was not carried out. */
export class UpstreamUnreachedError extends UpstreamFault {
  override readonly name = "UpstreamUnreachedError";
  override readonly code = "UPSTREAM_UNREACHED";
}

/** The upstream broke the connection, or answered 5xx: what was asked may have been carried out. */
export class UpstreamUnavailableError extends UpstreamFault {
  override readonly name = "UpstreamUnavailableError";
  override readonly code = "UPSTREAM_UNAVAILABLE";
}

/** The upstream did not answer in the endpoint's time. */
export class UpstreamTimeoutError extends UpstreamFault {
  override readonly name = "UpstreamTimeoutError";
  override readonly code = "UPSTREAM_TIMEOUT";
}
