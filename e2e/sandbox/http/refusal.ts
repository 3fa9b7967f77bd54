import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { inEnglish, inLanguage, type Language } from "../texts/in-language.ts";
import type { Text } from "../texts/say.ts";

interface RefusalDetails {
  readonly errors?: Readonly<Record<string, readonly Text[]>>;
  readonly until?: string;
  readonly retryAt?: string;
  readonly available?: string;
  readonly triesLeft?: number;
  readonly retryAfterSeconds?: number;
  /** What has to be confirmed (4036). */
  readonly action?: string;
}

/** A refusal as the contract writes it: HTTP status, body code, sentence and facts (R11.3). */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly text: Text;
  readonly details: RefusalDetails;
  /** Work that must hold although the request's transaction is rolled back, e.g. counting a failure. */
  readonly afterwards: (() => void) | undefined;

  constructor(
    status: number,
    code: number,
    text: Text,
    details: RefusalDetails = {},
    afterwards?: () => void,
  ) {
    super(inEnglish(text));
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.text = text;
    this.details = details;
    this.afterwards = afterwards;
  }
}

/** 422/4220 with one text for each field; `_` stands for the form as a whole and is also the message. */
export function invalid(errors: Readonly<Record<string, Text>>): Refusal {
  const lists = Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]]));
  const message = errors._ ?? "Check what you entered.";
  return new Refusal(422, UPSTREAM_CODES.validationFailed, message, { errors: lists });
}

/** 404/4040. */
export function notFound(message: Text = "There’s nothing at this address."): Refusal {
  return new Refusal(404, UPSTREAM_CODES.notFound, message);
}

/** 409/4091: the object is not in a state that allows this. */
export function conflict(message: Text): Refusal {
  return new Refusal(409, UPSTREAM_CODES.conflict, message);
}

/** 429/4290; `retryAfterSeconds` also becomes the `Retry-After` header. */
export function rateLimited(message: Text, retryAfterSeconds: number): Refusal {
  return new Refusal(429, UPSTREAM_CODES.rateLimited, message, { retryAfterSeconds });
}

/** 401/5001: the token is unknown, revoked or of the wrong kind. */
export function tokenRevoked(): Refusal {
  return new Refusal(401, UPSTREAM_CODES.tokenRevoked, "You’ve been logged out.");
}

/** The JSON body of a refusal (R11.3), in the caller's language. */
export function refusalBody(
  { code, text, details }: Refusal,
  requestId: string,
  language: Language,
): string {
  const { errors, until, retryAt, available, triesLeft, action } = details;
  const spoken = Object.entries(errors ?? {}).map(([field, texts]) => [
    field,
    texts.map((one) => inLanguage(one, language)),
  ]);
  return JSON.stringify({
    statusCode: code,
    message: inLanguage(text, language),
    errors: errors && Object.fromEntries(spoken),
    until,
    retryAt,
    available,
    triesLeft,
    action,
    requestId,
  });
}
