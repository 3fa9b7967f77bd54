import type { Theme } from "@/lib/preferences";

/** The page's ground by scheme, as `--ground` of the stylesheet: the browser's own bars take it too. */
const GROUND = { light: "#f7f5fb", dark: "#0f0d16" } as const;

/** The colour of the browser's bars under a theme while the device prefers `scheme`. */
export function themeColour(theme: Theme, scheme: keyof typeof GROUND): string {
  return GROUND[theme === "system" ? scheme : theme];
}
