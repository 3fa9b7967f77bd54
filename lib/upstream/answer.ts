import type { z } from "zod";
import {
  UPSTREAM_CODES,
  type UpstreamErrorBody,
  upstreamErrorSchema,
} from "../contract/protocol/errors.ts";
import { UpstreamInvalidError, UpstreamUnavailableError } from "./errors.ts";
import type { TransportAnswer } from "./transport.ts";

/** The upstream said no in the contract's words. */
export interface UpstreamRefusal {
  readonly status: number;
  readonly body: UpstreamErrorBody;
  readonly retryAfterSeconds: number | undefined;
  /** It does not know the call, and is not the upstream by its words: whoever stands in front may say so while that one starts. */
  readonly isBare?: true;
}

export type UpstreamResult<Value> =
  | { readonly ok: true; readonly status: number; readonly value: Value }
  | { readonly ok: false; readonly refusal: UpstreamRefusal };

/** By which an upstream says that it does not offer a call. */
export const MISSING_STATUSES: ReadonlySet<number> = new Set([404, 501]);

/** A refusal in a line, for the operator: codes and none of the upstream's words. */
export function describeRefusal({ status, body: { statusCode } }: UpstreamRefusal): string {
  const isOurKey = statusCode === UPSTREAM_CODES.apiKeyRefused;
  return `refused with ${status}/${statusCode}${isOurKey ? ": UPSTREAM_API_KEY is not its key" : ""}`;
}

/** An error body larger than this is not the contract's. */
const MAX_ERROR_BYTES = 64 * 1024;

/** Refusals whose meaning is clear from the status alone, whoever in front of the upstream sent them. */
const CLEAR_WITHOUT_BODY: ReadonlySet<number> = new Set([404, 410, 413, 429, 501]);

function unknownCall(status: number): { readonly isBare?: true } {
  return status === 404 || status === 410 || status === 501 ? { isBare: true } : {};
}

/** Neither of the first two has a body to pass on, and nobody asked for a part (RFC 9110, 15.3.5 to 15.3.7). */
const NOT_WHOLE: ReadonlySet<number> = new Set([204, 205, 206]);

/** Several times the longest list of the contract, a tree of 10 000 members. */
const MAX_ITEMS = 50_000;
/** No shorter text holds so many: an item takes a character and a comma. */
const LONG_TEXT = 2 * MAX_ITEMS;

interface Call {
  readonly operation: string;
  readonly requestId: string;
}

// A number with more digits than a double holds would lose money; keep such numbers as text.
const LONG_NUMBER = /[:[,]\s*-?[\d.]{16,}/;

function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
  const keepDigits: Reviver = (_key, value, { source }) =>
    typeof value === "number" && source && source.replace(/\D/g, "").length > 15 ? source : value;
  return JSON.parse(text, keepDigits as Parameters<typeof JSON.parse>[1]);
}

function isJson(answer: TransportAnswer): boolean {
  const isTyped = /^application\/([\w.+-]+\+)?json\b/i.test(answer.header("content-type") ?? "");
  return isTyped && !isEncoded(answer.header);
}

/** We ask for no encoding (RFC 9110, 12.5.3): what has one is not what its type says. */
export function isEncoded(header: TransportAnswer["header"]): boolean {
  return !/^(?:identity)?$/i.test(header("content-encoding")?.trim() ?? "");
}

function parseRetryAfter(value: string | undefined): number | undefined {
  return value && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

function readRefusal(answer: TransportAnswer, call: Call): UpstreamRefusal {
  const { status } = answer;
  const about = { requestId: call.requestId, upstreamStatus: status };
  const retryAfterSeconds = parseRetryAfter(answer.header("retry-after"));
  if (isJson(answer) && answer.bytes.length <= MAX_ERROR_BYTES) {
    try {
      const body = upstreamErrorSchema.parse(JSON.parse(answer.bytes.toString("utf8")));
      const isBare = body.statusCode === 0 && body.message === "" && !body.errors;
      return { status, body, retryAfterSeconds, ...(isBare && unknownCall(status)) };
    } catch (cause) {
      if (!CLEAR_WITHOUT_BODY.has(status)) {
        throw new UpstreamInvalidError(`${call.operation}: unreadable refusal`, {
          ...about,
          cause,
        });
      }
    }
  }
  if (!CLEAR_WITHOUT_BODY.has(status)) {
    throw new UpstreamInvalidError(
      `${call.operation}: status ${status} without the contract's body`,
      about,
    );
  }
  const body = { statusCode: status * 10, message: "" };
  return { status, body, retryAfterSeconds, ...unknownCall(status) };
}

/** A schema tells of every item that does not fit: of millions for seconds, in which nobody else is answered. */
function hasLongList(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const items = Object.values(value);
  return items.length > MAX_ITEMS || items.some(hasLongList);
}

function unwrap(body: unknown): unknown {
  const isEnvelope = typeof body === "object" && body !== null && "data" in body;
  return isEnvelope ? body.data : body;
}

/**
 * Reads an answer by the contract: unwraps a `data` envelope if there is one (R7.4), parses the body
 * with the endpoint's schema so that unknown fields stay here, and returns refusals as values.
 *
 * @throws UpstreamInvalidError for redirects, foreign content, broken JSON or another shape
 * @throws UpstreamUnavailableError for 5xx, except 501, which refuses an unknown call
 */
export function readAnswer<Schema extends z.ZodType | undefined>(
  answer: TransportAnswer,
  schema: Schema,
  call: Call,
): UpstreamResult<Schema extends z.ZodType ? z.output<Schema> : undefined> {
  type Value = Schema extends z.ZodType ? z.output<Schema> : undefined;
  const { status } = answer;
  const about = { requestId: call.requestId, upstreamStatus: status };
  if (status >= 500 && status !== 501) {
    throw new UpstreamUnavailableError(`${call.operation}: status ${status}`, about);
  }
  if (status >= 400) return { ok: false, refusal: readRefusal(answer, call) };
  if (status < 200 || status >= 300) {
    throw new UpstreamInvalidError(`${call.operation}: unexpected status ${status}`, about);
  }
  if (!schema) {
    if (answer.bytes.length === 0) return { ok: true, status, value: undefined as Value };
    throw new UpstreamInvalidError(`${call.operation}: a body where none is due`, about);
  }
  if (NOT_WHOLE.has(status) || !isJson(answer))
    throw new UpstreamInvalidError(`${call.operation}: no JSON`, about);
  try {
    const body = parseJson(answer.bytes.toString("utf8"));
    if (answer.bytes.length > LONG_TEXT && hasLongList(body))
      throw new RangeError(`A list of more than ${MAX_ITEMS} items`);
    const value = schema.parse(unwrap(body)) as Value;
    return { ok: true, status, value };
  } catch (cause) {
    throw new UpstreamInvalidError(`${call.operation}: not the contract's shape`, {
      ...about,
      cause,
    });
  }
}
