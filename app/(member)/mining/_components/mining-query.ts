import { MINING_RANGES } from "@/lib/contract/mining";
import { MACHINE_TABS, type MachineTab } from "@/lib/domain/mining/machine-list";
import type { MiningRange } from "@/lib/domain/mining/server";
import { addDays, startOfDay } from "@/lib/domain/transaction/days";
import { dayRange } from "@/lib/domain/transaction/query";
import { pageNumber, type SearchParams, single } from "@/lib/list/search-params";

/** The parts of the page, each with an address of its own; the first is the plain page. */
export const MINING_VIEWS = ["session", "rate", "team", "sessions"] as const;
type MiningView = (typeof MINING_VIEWS)[number];

/** What the lists and charts of the page show, as it stands in the address. */
export interface MiningQuery {
  readonly view: MiningView;
  readonly machines: MachineTab;
  readonly machinesPage: number;
  readonly team: number;
  readonly range: MiningRange;
  /** First and last day in the member's zone, both included; null without a bound. */
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
}

const DEFAULT_RANGE: MiningRange = "24h";

/** Reads the address; what is not understood is unset. */
export function parseMiningQuery(params: SearchParams): MiningQuery {
  return {
    view: MINING_VIEWS.find((view) => view === single(params, "view")) ?? "session",
    machines: MACHINE_TABS.find((tab) => tab === single(params, "machines")) ?? "active",
    machinesPage: pageNumber(params, "machinesPage"),
    team: pageNumber(params, "team"),
    range: MINING_RANGES.find((range) => range === single(params, "range")) ?? DEFAULT_RANGE,
    ...dayRange(params),
    page: pageNumber(params),
  };
}

/** The query with its question mark, without defaults; empty for the plain page. */
export function miningSearch(query: MiningQuery): string {
  const search = new URLSearchParams();
  if (query.view !== "session") search.set("view", query.view);
  if (query.machines !== "active") search.set("machines", query.machines);
  if (query.machinesPage > 1) search.set("machinesPage", String(query.machinesPage));
  if (query.team > 1) search.set("team", String(query.team));
  if (query.range !== DEFAULT_RANGE) search.set("range", query.range);
  if (query.from) search.set("from", query.from);
  if (query.to) search.set("to", query.to);
  if (query.page > 1) search.set("page", String(query.page));
  return search.size > 0 ? `?${search}` : "";
}

/** The bounds that the service is asked for, in UTC: `from` is included, `to` is not. */
export function historyPeriod({ from, to }: Pick<MiningQuery, "from" | "to">, timeZone: string) {
  return {
    ...(from && { from: startOfDay(from, timeZone).toISOString() }),
    ...(to && { to: startOfDay(addDays(to, 1), timeZone).toISOString() }),
  };
}
