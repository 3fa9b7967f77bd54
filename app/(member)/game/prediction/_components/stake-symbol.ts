import { MERLIN } from "@/lib/contract/values/tokens";

/** The token that is staked and paid out (R11.11). */
export const STAKE_SYMBOL = MERLIN;
