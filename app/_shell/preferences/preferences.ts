import { cookies } from "next/headers";
import {
  DEFAULT_THEME,
  HIDE_AMOUNTS_COOKIE,
  isTheme,
  MENU_COOKIE,
  type MenuState,
  THEME_COOKIE,
  type Theme,
} from "@/lib/preferences";

/** The theme from its cookie, or dark when there is none or something else. */
export async function readTheme(): Promise<Theme> {
  const value = (await cookies()).get(THEME_COOKIE)?.value;
  return isTheme(value) ? value : DEFAULT_THEME;
}

/** Whether the member's own amounts start hidden: `data-amounts` of the document. */
export async function readAmounts(): Promise<"hidden" | "shown"> {
  return (await cookies()).get(HIDE_AMOUNTS_COOKIE)?.value === "1" ? "hidden" : "shown";
}

/** Whether the side menu starts narrow; wide unless its cookie says otherwise (R2.7). */
export async function readMenuState(): Promise<MenuState> {
  return (await cookies()).get(MENU_COOKIE)?.value === "collapsed" ? "collapsed" : "expanded";
}
