import type { TeamFilter } from "@/lib/team/query";
import { readNetwork } from "@/lib/team/server";

/** One page of the network; a page beyond the last one is the last one. */
export async function readNetworkPage(filter: TeamFilter) {
  const list = await readNetwork(filter);
  const isBeyond = list !== null && list !== "unknown-sponsor" && filter.page > list.pages;
  return isBeyond ? readNetwork({ ...filter, page: list.pages }) : list;
}
