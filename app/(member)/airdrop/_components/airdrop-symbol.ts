/** The token in which the airdrop counts. */
export const AIRDROP_SYMBOL = "AmBTC";
/** The token that it converts to. */
export const CONVERTED_SYMBOL = "mBTC";
