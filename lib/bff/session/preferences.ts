import "server-only";
import type { User } from "../../contract/account.ts";
import { environment } from "../../env/server.ts";
import { findLocale } from "../../i18n/locales.ts";
import {
  DEFAULT_THEME,
  LANGUAGE_COOKIE,
  PREFERENCE_SECONDS,
  THEME_COOKIE,
} from "../../preferences.ts";
import type { CookieChange } from "../../session/cookies.ts";
import type { HandlerContext } from "../handler/handler.ts";

type Saved = Pick<User, "language" | "theme">;

/**
 * The member's saved language and theme for a device that has chosen none of its own. Only what
 * differs from what the device shows anyway is set, and a script may change it again.
 */
export function savedPreferences(
  saved: Saved,
  { cookies, locale }: Pick<HandlerContext, "cookies" | "locale">,
): CookieChange[] {
  const language = findLocale(saved.language)?.locale;
  const theme = saved.theme ?? DEFAULT_THEME;
  const changes: CookieChange[] = [];
  const set = (name: string, value: string) =>
    changes.push({
      ...{ name, value, maxAge: PREFERENCE_SECONDS, httpOnly: false },
      ...{ secure: environment().isSecure, sameSite: "lax", path: "/" },
    });
  if (!cookies[LANGUAGE_COOKIE] && language && language !== locale.locale)
    set(LANGUAGE_COOKIE, language);
  if (!cookies[THEME_COOKIE] && theme !== DEFAULT_THEME) set(THEME_COOKIE, theme);
  return changes;
}
