import { PAGES } from "@/lib/routes";

/** Sections of the home page that the header leads to, in its order (R2.10). */
export const HOME_ANCHORS = ["marketplace", "launchpad", "about", "features", "investor"] as const;
export type HomeAnchor = (typeof HOME_ANCHORS)[number];

/** The ones that stand in the footer too (R2.11). */
export const FOOTER_ANCHORS = ["about", "features", "investor"] as const satisfies HomeAnchor[];

/** A link that scrolls on the home page and goes there from elsewhere (R2.10). */
export function homeAnchorPath(anchor: HomeAnchor): string {
  return `${PAGES.home.path}#${anchor}`;
}
