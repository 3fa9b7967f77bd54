import "server-only";
import { handlerTexts, waitText } from "../../i18n/error-text.ts";
import type { LocaleRow } from "../../i18n/locales.ts";
import type { ApiError, ErrorDetails } from "./errors.ts";

function secondsToWait(
  { retryAfterSeconds, until, retryAt }: ErrorDetails,
  nowMs: number,
): number | null {
  if (retryAfterSeconds !== undefined) return retryAfterSeconds;
  const endMs = Date.parse(until ?? retryAt ?? "");
  return Number.isNaN(endMs) ? null : Math.ceil((endMs - nowMs) / 1000);
}

/** What a refused visitor reads where the upstream said nothing: of a limit, how long to wait. */
export async function errorMessage(
  { code, options: { details = {} } }: ApiError,
  locale: LocaleRow,
  nowMs: number,
): Promise<string> {
  const seconds = code === "RATE_LIMITED" ? secondsToWait(details, nowMs) : null;
  if (seconds !== null && seconds > 0) return waitText(locale, seconds);
  const text = await handlerTexts(locale);
  return text("errors", code);
}
