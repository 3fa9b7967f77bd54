/**
 * What a journal records. The member's view derives from it: a `transfer` is `transfer_out` for one
 * and `transfer_in` for the other, a `convert` has an outgoing and an incoming leg (R11.12).
 */
export type JournalKind =
  | "deposit"
  | "withdrawal"
  | "withdrawal_refund"
  | "transfer"
  | "convert"
  | "mining_claim"
  | "airdrop"
  | "airdrop_convert"
  | "stake"
  | "unstake"
  | "stake_renewal"
  | "stake_release"
  | "stake_reward"
  | "stake_forfeit"
  | "prediction_stake"
  | "prediction_payout"
  | "prediction_refund"
  | "purchase"
  | "machine_upgrade"
  | "resale_purchase"
  | "resale_sale"
  | "commission_direct"
  | "commission_level2"
  | "kickback"
  | "binary_bonus"
  | "pool_share"
  | "game_reward"
  | "fee"
  | "reversal";
