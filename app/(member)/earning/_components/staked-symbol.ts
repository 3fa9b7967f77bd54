import { MERLIN } from "@/lib/contract/values/tokens";

/** What is staked where the service names no token (R11.10). */
export const STAKED_SYMBOL = MERLIN;
