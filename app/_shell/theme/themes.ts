/** Dark is the default; `system` follows the device, also while the page is open. */
export const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COOKIE = "theme";
export const DEFAULT_THEME: Theme = "dark";

/** True for the name of a theme; a cookie or a message may hold anything. */
export function isTheme(value: string | undefined): value is Theme {
  return THEMES.some((theme) => theme === value);
}
