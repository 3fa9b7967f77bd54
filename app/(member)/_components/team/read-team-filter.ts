import { readCapabilities } from "@/lib/domain/capability/server";
import { parseTeamFilter, type TeamFilter } from "@/lib/domain/team/query";
import type { SearchParams } from "@/lib/list/search-params";

/** The filters of a list of members from an address; who mines is no filter where the service does not say. */
export async function readTeamFilter(params: SearchParams): Promise<TeamFilter> {
  const filter = parseTeamFilter(params);
  const { miningNow } = await readCapabilities();
  return miningNow ? filter : { ...filter, mining: null };
}
