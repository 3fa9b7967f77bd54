import { PAGES } from "@/lib/routes";

/** Sections of the home page that the menus lead to. */
export const HOME_ANCHORS = ["about", "features"] as const;
export type HomeAnchor = (typeof HOME_ANCHORS)[number];

/** A link that scrolls on the home page and goes there from elsewhere (R2.10). */
export function homeAnchorPath(anchor: HomeAnchor): string {
  return `${PAGES.home.path}#${anchor}`;
}
