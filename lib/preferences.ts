// The cookies that hold what a device has chosen: none of it is a secret, and each value is checked where it is read.

/** A locale, for the server to render in. */
export const LANGUAGE_COOKIE = "language";
export const THEME_COOKIE = "theme";
/** `1` while the member's own amounts are covered. */
export const HIDE_AMOUNTS_COOKIE = "hideAmounts";
/** Whether the side menu is narrow, for the visit. */
export const MENU_COOKIE = "menu";
/** The device's time zone, for a member who has chosen none. */
export const TIME_ZONE_COOKIE = "timeZone";
/** The invitation that a sign-up will name. */
export const SPONSOR_COOKIE = "sponsor";

/**
 * Sealed, unlike the others: it binds a sign-in by passkey to the browser that asked for its challenge, as the login page
 * does by itself. No page is rendered by it, so the kept pages must know its name and may not know the session's.
 */
export const CEREMONY_COOKIE = "passkeyCeremony";

/** The username of a member who does not want to see the first steps on this device. */
export const HIDDEN_STEPS_COOKIE = "hiddenSteps";

/** Of the tab's storage: what the member chose last in the palette. It holds no names and no amounts, and ends with the session. */
export const RECENT_CHOICES_KEY = "merlin.palette";

/** How long language, theme, covered amounts and hidden steps are kept. */
export const PREFERENCE_SECONDS = 365 * 86_400;

/** Dark is the default; `system` follows the device, also while the page is open. */
export const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "dark";

/** True for the name of a theme; a cookie or a message may hold anything. */
export function isTheme(value: string | undefined): value is Theme {
  return THEMES.some((theme) => theme === value);
}

export type MenuState = "expanded" | "collapsed";
