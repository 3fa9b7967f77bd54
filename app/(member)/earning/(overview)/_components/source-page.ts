import type { Route } from "next";
import type { ProfitSource } from "@/lib/contract/transaction";
import { PAGES } from "@/lib/routes";

const PATHS: Readonly<Record<ProfitSource, string>> = {
  mining: PAGES.mining.path,
  staking: PAGES.stake.path,
  direct: PAGES.commissions.path,
  level2: PAGES.commissions.path,
  binary: `${PAGES.team.path}?tab=settlements`,
  prediction: PAGES.prediction.path,
  game: PAGES.game.path,
  airdrop: PAGES.airdrop.path,
};

/** Where a source is earned. */
export function sourcePath(source: ProfitSource): Route {
  return PATHS[source] as Route;
}
