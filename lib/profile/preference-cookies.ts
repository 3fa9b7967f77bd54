import { LANGUAGE_COOKIE } from "../i18n/locales.ts";

const YEAR_SECONDS = 31_536_000;

function remember(name: string, value: string): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** Applies a theme at once and in every document from now on, without a flash. */
export function rememberTheme(theme: "dark" | "light" | "system"): void {
  remember("theme", theme);
  document.documentElement.dataset.theme = theme;
}

/** Remembers the language for the server, and in local storage as R3.7 asks. */
export function rememberLanguage(locale: string): void {
  remember(LANGUAGE_COOKIE, locale);
  try {
    localStorage.setItem("language", locale);
  } catch {
    // Storage may be switched off; the cookie alone decides what is rendered.
  }
}

/** Hides or shows the member's own amounts at once and in every document from now on. */
export function rememberHiddenAmounts(isHidden: boolean): void {
  remember("hideAmounts", isHidden ? "1" : "0");
  document.documentElement.dataset.amounts = isHidden ? "hidden" : "shown";
}
