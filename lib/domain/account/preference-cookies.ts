import {
  HIDDEN_STEPS_COOKIE,
  HIDE_AMOUNTS_COOKIE,
  isTheme,
  LANGUAGE_COOKIE,
  PREFERENCE_SECONDS,
  THEME_COOKIE,
  type Theme,
  TIME_ZONE_COOKIE,
} from "../../preferences.ts";
import { announceChange } from "./preference-channel.ts";

const LANGUAGE_KEY = "language";

function remember(name: string, value: string): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${PREFERENCE_SECONDS}; SameSite=Lax${secure}`;
}

function recall(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1];
}

/** Applies a theme at once in every open tab, and in every document from now on without a flash. */
export function rememberTheme(theme: Theme): void {
  remember(THEME_COOKIE, theme);
  document.documentElement.dataset.theme = theme;
  announceChange({ theme });
}

/** Remembers this device's time zone for the server, and returns it. */
export function rememberTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  remember(TIME_ZONE_COOKIE, timeZone);
  return timeZone;
}

/**
 * Starts the year of the language and the theme anew, where this device has chosen one: Safari keeps a
 * cookie that a script has written for seven days only.
 */
export function renewPreferences(): void {
  for (const name of [LANGUAGE_COOKIE, THEME_COOKIE]) {
    const value = recall(name);
    if (value) remember(name, value);
  }
}

/** Takes over what another tab has changed after this document was rendered and before it listened. */
export function catchUpWithPreferences(): void {
  const { dataset } = document.documentElement;
  const hidden = recall(HIDE_AMOUNTS_COOKIE);
  if (hidden) dataset.amounts = hidden === "1" ? "hidden" : "shown";
  const theme = recall(THEME_COOKIE);
  if (isTheme(theme)) dataset.theme = theme;
}

/** The language that this device has chosen, which the server answers in; undefined where it has chosen none. */
export function rememberedLanguage(): string | undefined {
  return recall(LANGUAGE_COOKIE);
}

/** Remembers the language for the server and tells the other tabs; a refresh shows it in this one. */
export function rememberLanguage(locale: string): void {
  remember(LANGUAGE_COOKIE, locale);
  mirrorLanguage(locale);
  announceChange({ language: locale });
}

/**
 * Writes the language in use to local storage (R3.7). The cookie is what counts, because the server reads
 * it: where the two differ, this brings the storage into line, and nothing ever reads it back.
 */
export function mirrorLanguage(locale: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale);
  } catch {
    // Storage may be switched off; the cookie alone decides what is rendered.
  }
}

/** Hides or shows the member's own amounts at once in every open tab, and in every document from now on. */
export function rememberHiddenAmounts(isHidden: boolean): void {
  const amounts = isHidden ? "hidden" : "shown";
  remember(HIDE_AMOUNTS_COOKIE, isHidden ? "1" : "0");
  document.documentElement.dataset.amounts = amounts;
  announceChange({ amounts });
}

/** Hides the first steps of a member on this device, from the next document on. */
export function rememberHiddenSteps(username: string): void {
  remember(HIDDEN_STEPS_COOKIE, username);
}
