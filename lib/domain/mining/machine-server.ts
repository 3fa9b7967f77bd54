import "server-only";
import { cache } from "react";
import type { MACHINE_STATUSES, Machine } from "../../contract/machine.ts";
import { miningEndpoints } from "../../contract/mining.ts";
import { everyItem } from "../../list/every-item.ts";
import { LARGEST_PAGE, type Page, pageCount } from "../../list/page.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { readIfOffered, reportOutage, startReads } from "../../session/server.ts";
import { type IdleCause, idleAhead } from "./idle.ts";
import { type MachineTab, pagesOfSlice, sliceOfTwo } from "./machine-list.ts";
import { readMiningState } from "./server.ts";

const MACHINES_ON_A_PAGE = 10;

type Status = (typeof MACHINE_STATUSES)[number];

/** One page of a tab, how many machines both tabs hold, and the service's clock. */
interface MachinePage extends Page<Machine> {
  /** Null where that of the tab beside cannot be had. */
  readonly totals: Readonly<Record<MachineTab, number | null>>;
  readonly serverTime: string;
}

function readStatus(status: Status, page: number, pageSize = MACHINES_ON_A_PAGE) {
  return readIfOffered(miningEndpoints.machines, { query: { status, page, pageSize } });
}

/** With the rows of the tab that is shown, which are its first page. */
async function readFirstOf(status: Status, tab: MachineTab) {
  const isShown = (status === "expired") === (tab === "expired");
  if (isShown) return readStatus(status, 1);
  try {
    return await readStatus(status, 1, 1);
  } catch (error) {
    // Of the other tab the total is enough, and the rows stand without it.
    if (reportOutage(error) === null) throw error;
    return { total: null, serverTime: null };
  }
}

async function readSlice(status: Status, from: number, count: number): Promise<Machine[]> {
  const { pages, skip } = pagesOfSlice(from, count, MACHINES_ON_A_PAGE);
  const lists = await Promise.all(pages.map((page) => readStatus(status, page)));
  return lists.flatMap((list) => list?.items ?? []).slice(skip, skip + count);
}

/**
 * One page of the member's machines, or null when the service keeps none. Of those that work the ones
 * that end soon stand first; a page beyond the last one is the last.
 *
 * @param wanted from 1
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readOwnMachines(
  tab: MachineTab,
  wanted: number,
): Promise<MachinePage | null> {
  const [expiring, active, expired] = await Promise.all([
    readFirstOf("expiring", tab),
    readFirstOf("active", tab),
    readFirstOf("expired", tab),
  ]);
  if (!expiring || !active || !expired) return null;
  const working =
    expiring.total === null || active.total === null ? null : expiring.total + active.total;
  const totals = { active: working, expired: expired.total };
  const total = totals[tab] ?? 0;
  const pages = pageCount(total, MACHINES_ON_A_PAGE);
  const page = Math.min(wanted, pages);
  const { first, second } = sliceOfTwo(
    page,
    MACHINES_ON_A_PAGE,
    (tab === "active" ? expiring.total : expired.total) ?? 0,
  );
  const [before, after] = await Promise.all([
    readSlice(tab === "active" ? "expiring" : "expired", first.from, first.count),
    tab === "active" ? readSlice("active", second.from, second.count) : [],
  ]);
  return {
    items: [...before, ...after],
    page,
    pages,
    total,
    totals,
    serverTime: active.serverTime ?? serviceClock.instant(),
  };
}

/** Pages of two thousand machines of a status. */
const MAX_PAGES = 20;

/** Every machine of a status, or null when the service keeps none. */
function readEvery(status: Status): Promise<Machine[] | null> {
  return everyItem(
    (page) => readStatus(status, page, LARGEST_PAGE),
    MAX_PAGES,
    ({ id }) => id,
  );
}

/** Every machine that works; a few come with those that do not by one call. */
async function readWorking(): Promise<readonly Machine[]> {
  const list = await readIfOffered(miningEndpoints.machines, { query: { pageSize: LARGEST_PAGE } });
  if (!list || list.items.length >= list.total) return list?.items ?? [];
  const [expiring, active] = await Promise.all([readEvery("expiring"), readEvery("active")]);
  return [...(expiring ?? []), ...(active ?? [])];
}

/**
 * What keeps the member's machines from earning now or soon, asked once a render; nothing where the service has no machines.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readIdleAhead = cache(async (): Promise<readonly IdleCause[]> => {
  const reading = readWorking();
  startReads(reading);
  const state = await readMiningState();
  if (state.kind !== "session") return [];
  const { session } = state;
  return idleAhead(session, await reading, Date.parse(session.serverTime));
});
