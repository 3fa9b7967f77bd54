import type { ProfitSource } from "../../../lib/contract/transaction.ts";

/** Where a line of a member's ledger counts as profit; a reversal counts where its original did. */
export const SOURCE_BY_TYPE: Readonly<Record<string, ProfitSource>> = {
  mining_claim: "mining",
  stake_reward: "staking",
  commission_direct: "direct",
  commission_level2: "level2",
  kickback: "direct",
  binary_bonus: "binary",
  pool_share: "binary",
  prediction_stake: "prediction",
  prediction_payout: "prediction",
  game_reward: "game",
  airdrop: "airdrop",
};

/** Types that count at once. A stake of a prediction counts when its round is settled. */
export const INSTANT_TYPES = Object.keys(SOURCE_BY_TYPE).filter(
  (type) => type !== "prediction_stake",
);
