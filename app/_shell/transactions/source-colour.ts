import type { ProfitSource } from "@/lib/contract/transaction";

/** The colour of a source of profit in charts and their legends. */
export const SOURCE_COLOURS: Readonly<Record<ProfitSource, string>> = {
  mining: "var(--accent)",
  staking: "var(--violet)",
  direct: "var(--source-direct)",
  level2: "var(--source-level2)",
  binary: "var(--up)",
  prediction: "var(--source-prediction)",
  game: "color-mix(in oklab, var(--violet) 45%, var(--down))",
  airdrop: "var(--source-airdrop)",
};
