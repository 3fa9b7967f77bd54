import type { Route } from "next";
import { PAGES } from "@/lib/routes";

/** The parts of the team page, in their order; the first one has the plain address. */
export const TEAM_TABS = ["overview", "directs", "settlements", "sharing", "rules"] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

/** Where invitations stand on the page. */
export const INVITE_ID = "invite";

/** The part that an address names; the overview without one. */
export function teamTab(text: string | undefined): TeamTab {
  return TEAM_TABS.find((known) => known === text) ?? "overview";
}

/** The address of a part of the page. */
export function teamHref(tab: TeamTab, anchor?: string): Route {
  const search = tab === "overview" ? "" : `?tab=${tab}`;
  return `${PAGES.team.path}${search}${anchor ? `#${anchor}` : ""}` as Route;
}
