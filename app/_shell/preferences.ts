import { cookies } from "next/headers";

const THEMES = ["dark", "light", "system"] as const;
export type Theme = (typeof THEMES)[number];

const HIDE_AMOUNTS_COOKIE = "hideAmounts";
const THEME_COOKIE = "theme";
const DEFAULT_THEME: Theme = "dark";

/** The theme from its cookie, or dark when there is none or something else. */
export async function readTheme(): Promise<Theme> {
  const value = (await cookies()).get(THEME_COOKIE)?.value;
  return THEMES.find((theme) => theme === value) ?? DEFAULT_THEME;
}

/** Whether the member's own amounts start hidden: `data-amounts` of the document. */
export async function readAmounts(): Promise<"hidden" | "shown"> {
  return (await cookies()).get(HIDE_AMOUNTS_COOKIE)?.value === "1" ? "hidden" : "shown";
}
