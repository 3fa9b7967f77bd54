import type { Route } from "next";
import type { VolumeInterval } from "@/lib/domain/team/query";
import { teamHref } from "../team-tab";

export interface SettlementsView {
  /** The interval of the chart. */
  readonly by: VolumeInterval;
  /** The page of the settlements. */
  readonly page: number;
}

/** The part of the page with its chart and its list at these places. */
export function settlementsHref({ by, page }: SettlementsView): Route {
  const kept = `${by === "day" ? "" : `&by=${by}`}${page > 1 ? `&page=${page}` : ""}`;
  return `${teamHref("settlements")}${kept}` as Route;
}
