/** The token in which the airdrop counts. */
export const AIRDROP_SYMBOL = "AmBTC";
