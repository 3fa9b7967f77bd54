import type { Answer } from "../upstream.ts";

const EXPONENT = /^-?\d+(\.\d+)?e[+-]?\d+$/i;

/** What a value is, without the value: a report may be handed on, and the values are a member's. */
export function formOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "string") {
    if (EXPONENT.test(value)) return "text with an exponent, like 1e-7";
    if (value === "") return "empty text";
    const form = value.slice(0, 24).replace(/\d/g, "9").replace(/\p{L}/gu, "a");
    return `text like "${form}"`;
  }
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** An answer in a few words: status, type where it is not JSON, and the body's code. */
export function wordsFor(answer: Answer, code?: number): string {
  const { status, contentType, text, failure } = answer;
  if (failure) return failure;
  if (status >= 300 && status < 400) return `${status}, a redirect, which is not followed`;
  if (text === "") return `${status} without a body`;
  const isJson = /^application\/([\w.+-]+\+)?json$/i.test(contentType);
  if (!isJson) return `${status} with ${contentType || "a body of no type"}`;
  return code === undefined ? `${status}` : `${status} with statusCode ${code}`;
}

const LISTED = 6;

/** Names at most six, and how many more there are. */
export function listed(names: readonly string[]): string {
  const rest = names.length - LISTED;
  return names.slice(0, LISTED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
