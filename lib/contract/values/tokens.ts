export const USDT = "USDT";
export const MERLIN = "MERLIN";
export const MBTC = "mBTC";
export const AMBTC = "AmBTC";

/** The platform's tokens (R3.1), in the order of its wallets. Free of zod, so that any page may have it. */
export const TOKEN_SYMBOLS = [USDT, MERLIN, MBTC, AMBTC] as const;

/** What one member can send to another (R11.13). */
export const TRANSFER_SYMBOLS = [USDT, MERLIN] as const;
export type TransferSymbol = (typeof TRANSFER_SYMBOLS)[number];
