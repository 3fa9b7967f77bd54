import type { ProfitSource } from "@/lib/contract/transaction";

/** The colour of a source of profit in charts and their legends. */
export const SOURCE_COLOURS: Readonly<Record<ProfitSource, string>> = {
  mining: "var(--accent)",
  staking: "var(--violet)",
  direct: "var(--info)",
  level2: "color-mix(in oklab, var(--info) 50%, var(--text))",
  binary: "var(--up)",
  prediction: "var(--warn)",
  game: "color-mix(in oklab, var(--violet) 45%, var(--down))",
  airdrop: "color-mix(in oklab, var(--up) 50%, var(--info))",
};
