import { AMBTC, MBTC } from "@/lib/contract/values/tokens";

/** The token in which the airdrop counts. */
export const AIRDROP_SYMBOL = AMBTC;
/** The token that it converts to. */
export const CONVERTED_SYMBOL = MBTC;
