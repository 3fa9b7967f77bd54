import { cookies } from "next/headers";

const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];

const THEME_COOKIE = "theme";
const DEFAULT_THEME: Theme = "dark";

/** The theme from its cookie, or dark when there is none or something else. */
export async function readTheme(): Promise<Theme> {
  const value = (await cookies()).get(THEME_COOKIE)?.value;
  return THEMES.find((theme) => theme === value) ?? DEFAULT_THEME;
}
