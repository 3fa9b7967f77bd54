import "server-only";
import type { Endpoint } from "../../contract/protocol/endpoint.ts";
import { UPSTREAM_CODES } from "../../contract/protocol/errors.ts";
import { handlerTexts, waitText } from "../../i18n/error-text.ts";
import type { LocaleRow } from "../../i18n/locales.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { describeRefusal, type UpstreamRefusal } from "../../upstream/answer.ts";
import { askCapabilities, namePasskeys } from "../../upstream/capabilities.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import type { ErrorDetails } from "../client/error-details.ts";

/** The status of every error that a handler answers with; the text is `errors.<code>` of the messages. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  /** A body that grew more slowly than any line that works. */
  TOO_SLOW: 400,
  SESSION_EXPIRED: 401,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  CSRF: 403,
  NOT_VALID: 403,
  KYC_REQUIRED: 403,
  TWO_FACTOR_REQUIRED: 403,
  SECURITY_HOLD: 403,
  /** The credentials were right, and the account is frozen. */
  ACCOUNT_FROZEN: 403,
  /** The member has locked withdrawals and transfers. */
  WITHDRAWAL_LOCKED: 403,
  /** The action has to be confirmed once more (`step-up`). */
  STEP_UP_REQUIRED: 403,
  /** The password was right, and the member wants a passkey of whoever logs in. */
  PASSKEY_REQUIRED: 403,
  NOT_FOUND: 404,
  /** The upstream does not know the passkey that has signed. */
  PASSKEY_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  /** The call was made for a page of somebody else than the session's member. */
  OTHER_MEMBER: 409,
  IDEMPOTENCY_REUSED: 409,
  /** A challenge was used, is too old, or is another browser's. */
  CEREMONY_OVER: 409,
  /** The nonce of a signed message is not this session's, was used, or is over. */
  WALLET_NONCE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  VALIDATION_FAILED: 422,
  INSUFFICIENT_BALANCE: 422,
  /** A signed message is not one of ours: another site, chain or time, or not readable. */
  WALLET_MESSAGE: 422,
  /** The message was not signed for the address that it names. */
  WALLET_SIGNATURE: 422,
  LOCKED: 423,
  RATE_LIMITED: 429,
  /** As many files of this member are under way as may be at once. */
  FILES_IN_FLIGHT: 429,
  INTERNAL: 500,
  UPSTREAM_INVALID: 502,
  /** What was asked was not carried out. */
  UPSTREAM_UNREACHED: 503,
  UPSTREAM_UNAVAILABLE: 503,
  /** No room for the files of an upload. */
  UPLOAD_UNAVAILABLE: 503,
  /** As many files of all members are under way as this process takes on. */
  FILES_FULL: 503,
  /** A contract would have to say whether the signature is its own, and no chain endpoint answers. */
  WALLET_UNCHECKED: 503,
  UPSTREAM_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

interface ApiErrorOptions {
  /** The upstream's own words, where R8.2 asks for them. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly details?: ErrorDetails;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A handler answers with the error envelope. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode;
  readonly options: ApiErrorOptions;
  /** Why, for the log alone. */
  readonly reason: string | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}, reason?: string) {
    super(code);
    this.code = code;
    this.options = options;
    this.reason = reason;
  }
}

const CODE_BY_BODY: Readonly<Record<number, ErrorCode>> = {
  [UPSTREAM_CODES.notValid]: "NOT_VALID",
  [UPSTREAM_CODES.kycRequired]: "KYC_REQUIRED",
  [UPSTREAM_CODES.twoFactorRequired]: "TWO_FACTOR_REQUIRED",
  [UPSTREAM_CODES.securityHold]: "SECURITY_HOLD",
  [UPSTREAM_CODES.accountFrozen]: "ACCOUNT_FROZEN",
  [UPSTREAM_CODES.withdrawalLocked]: "WITHDRAWAL_LOCKED",
  [UPSTREAM_CODES.stepUpRequired]: "STEP_UP_REQUIRED",
  [UPSTREAM_CODES.passkeyUnknown]: "PASSKEY_UNKNOWN",
  // The limit is the member's own; its text stands at the amount.
  [UPSTREAM_CODES.stakeLimitReached]: "VALIDATION_FAILED",
  [UPSTREAM_CODES.idempotencyReused]: "IDEMPOTENCY_REUSED",
  [UPSTREAM_CODES.ceremonyOver]: "CEREMONY_OVER",
  [UPSTREAM_CODES.insufficientBalance]: "INSUFFICIENT_BALANCE",
};

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: "BAD_REQUEST",
  404: "NOT_FOUND",
  409: "CONFLICT",
  410: "NOT_FOUND",
  413: "TOO_LARGE",
  415: "UNSUPPORTED_MEDIA",
  422: "VALIDATION_FAILED",
  423: "LOCKED",
  429: "RATE_LIMITED",
  501: "NOT_FOUND",
};

/** Refusals about us or about the session; their words are not for a member, whatever they say. */
const NOT_FOR_MEMBERS: ReadonlySet<number> = new Set([
  UPSTREAM_CODES.accessTokenExpired,
  UPSTREAM_CODES.tokenRevoked,
  UPSTREAM_CODES.secondFactorPending,
  UPSTREAM_CODES.apiKeyRefused,
]);

type RelaysMessage = Endpoint["relaysMessage"];

function codeOf({ status, body }: UpstreamRefusal, relaysMessage: RelaysMessage): ErrorCode {
  if (NOT_FOR_MEMBERS.has(body.statusCode)) return "UPSTREAM_INVALID";
  const known = CODE_BY_BODY[body.statusCode] ?? CODE_BY_STATUS[status];
  if (known) return known;
  const saysWhy = body.message !== "" || body.errors !== undefined;
  const isForMember = relaysMessage !== false && saysWhy;
  // A wrong password that an upstream refuses with 401 must not read as the end of a session.
  return isForMember && status < 500 ? "VALIDATION_FAILED" : "UPSTREAM_INVALID";
}

/** A wait as a span: the browser's clock may not be the service's. After the last try one has begun. */
function secondsToWait(
  code: ErrorCode,
  until: string | undefined,
  triesLeft: number | undefined,
): number | undefined {
  const isWait = code === "RATE_LIMITED" || code === "LOCKED" || triesLeft === 0;
  if (until === undefined || !isWait) return undefined;
  const seconds = Math.ceil((Date.parse(until) - serviceClock.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** What is said of each field that something is said of. */
function saidOf(fields: ApiErrorOptions["fields"] = {}): string {
  return Object.values(fields)
    .flatMap(([first]) => first || [])
    .join(" ");
}

/** Undefined where ours take their place: not where the screen has the specification's (R8.2), unless the reason is known. */
function relayedWords(
  code: ErrorCode,
  { message, errors }: UpstreamRefusal["body"],
  relaysMessage: RelaysMessage,
): string | undefined {
  const isKnown = code === "RATE_LIMITED" || code === "LOCKED" || saidOf(errors) !== "";
  const hasOurs = relaysMessage !== "only" || isKnown;
  return !relaysMessage || (message === "" && hasOurs) ? undefined : message;
}

/** The upstream's refusal in our words; one that a member cannot cause is an invalid answer. */
export function refusalError(refusal: UpstreamRefusal, relaysMessage: RelaysMessage): ApiError {
  const { body, retryAfterSeconds } = refusal;
  const code = codeOf(refusal, relaysMessage);
  if (code === "UPSTREAM_INVALID") return new ApiError(code, {}, describeRefusal(refusal));
  const { until, retryAt, available, triesLeft } = body;
  const waitSeconds = retryAfterSeconds ?? secondsToWait(code, until ?? retryAt, triesLeft);
  return new ApiError(code, {
    message: relayedWords(code, body, relaysMessage),
    fields: body.errors,
    details: { retryAfterSeconds: waitSeconds, until, retryAt, available, triesLeft },
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  });
}

/** Failures of an upstream that was reached: what was asked of it may have been done. */
const LEAVES_OPEN: ReadonlySet<ErrorCode> = new Set([
  "UPSTREAM_INVALID",
  "UPSTREAM_TIMEOUT",
  "UPSTREAM_UNAVAILABLE",
]);

/** Their sentences name a passkey as one of two ways. */
const NAMES_PASSKEY: ReadonlySet<ErrorCode> = new Set(["TWO_FACTOR_REQUIRED", "ACCOUNT_FROZEN"]);
/** Whoever was refused waits no longer for what the sentence names. */
const CAPABILITIES_PATIENCE_MS = 2_000;

async function mayHavePasskeys(requestId: string): Promise<boolean> {
  const context = { requestId, patienceMs: CAPABILITIES_PATIENCE_MS };
  try {
    return namePasskeys(await askCapabilities(context));
  } catch (error) {
    if (error instanceof UpstreamFault) return true;
    throw error;
  }
}

/**
 * What a refused visitor reads where the upstream said nothing: of a limit, how long to wait, of values what is said of each,
 * since a screen may have no field for it.
 *
 * @param call its id, and whether it was to change something at the upstream
 */
export async function errorMessage(
  { code, options: { details = {}, fields } }: ApiError,
  locale: LocaleRow,
  { requestId, isWrite = false }: { readonly requestId: string; readonly isWrite?: boolean },
): Promise<string> {
  const seconds = code === "RATE_LIMITED" ? (details.retryAfterSeconds ?? 0) : 0;
  if (seconds > 0) return waitText(locale, seconds);
  const said = code === "VALIDATION_FAILED" && saidOf(fields);
  if (said) return said;
  const text = await handlerTexts(locale);
  if (isWrite && LEAVES_OPEN.has(code)) return text("errors", "OUTCOME_UNKNOWN");
  if (NAMES_PASSKEY.has(code) && !(await mayHavePasskeys(requestId)))
    return text("errors", `${code as "TWO_FACTOR_REQUIRED" | "ACCOUNT_FROZEN"}_ALONE`);
  // Those who wait need no more than that it does not work now.
  return text("errors", code === "UPSTREAM_UNREACHED" ? "UPSTREAM_UNAVAILABLE" : code);
}
