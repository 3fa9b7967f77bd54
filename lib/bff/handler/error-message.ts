import "server-only";
import { handlerTexts, waitText } from "../../i18n/error-text.ts";
import type { LocaleRow } from "../../i18n/locales.ts";
import type { ApiError } from "./errors.ts";

/** What a refused visitor reads where the upstream said nothing: of a limit, how long to wait. */
export async function errorMessage(
  { code, options: { details = {} } }: ApiError,
  locale: LocaleRow,
): Promise<string> {
  const seconds = code === "RATE_LIMITED" ? (details.retryAfterSeconds ?? 0) : 0;
  if (seconds > 0) return waitText(locale, seconds);
  const text = await handlerTexts(locale);
  return text("errors", code);
}
