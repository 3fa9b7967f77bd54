import type { ProfitSource } from "@/lib/contract/transaction";

/** The colour of a source of profit in charts and their legends. */
export const SOURCE_COLOURS: Readonly<Record<ProfitSource, string>> = {
  mining: "var(--accent)",
  staking: "var(--violet)",
  direct: "light-dark(#3b7be0, #6aa8ff)",
  level2: "light-dark(#8fb4ee, #b9d3ff)",
  binary: "var(--up)",
  prediction: "light-dark(#d29a1c, #ffc657)",
  game: "color-mix(in oklab, var(--violet) 45%, var(--down))",
  airdrop: "light-dark(#2b9dab, #5cc7d3)",
};
