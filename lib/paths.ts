// Apart from `routes.ts`, whose table of all pages no first load should carry for one address.

export const LOGIN_PATH = "/login";
export const FORGOT_PATH = "/forgot";
export const UNFREEZE_PATH = "/unfreeze";
export const AUTHENTICATION_PATH = "/authentication";
export const MINING_PATH = "/mining";
export const NETWORK_PATH = "/network";
export const WALLETS_PATH = "/wallet";
export const RESERVES_PATH = "/reserves";
export const MARKETPLACE_PATH = "/marketplace";
export const RESALE_PATH = "/marketplace/resale";
export const TRANSACTIONS_PATH = "/transactions";
export const GAME_HISTORY_PATH = "/game/history";
export const KYC_PATH = "/setting/kyc";
export const SECURITY_PATH = "/setting/security";
export const TWO_FACTOR_PATH = "/setting/gg-2fa";
/** Where password managers look for the pages of passkeys. */
export const PASSKEY_ENDPOINTS_PATH = "/.well-known/passkey-endpoints";

export function walletPath(symbol: string): `/wallet/${string}` {
  return `${WALLETS_PATH}/${encodeURIComponent(symbol)}`;
}

/** What a wallet's page can open at once, by `?action=`. */
export const WALLET_ACTIONS = ["convert", "transfer", "withdraw"] as const;
export type WalletAction = (typeof WALLET_ACTIONS)[number];

/** The page of one wallet with an action opened, or at its deposit address. */
export function walletActionPath(
  symbol: string,
  action: WalletAction | "deposit",
): `/wallet/${string}` {
  const path = walletPath(symbol);
  return action === "deposit" ? `${path}#deposit` : `${path}?action=${action}`;
}

export function tokenPricePath(code: string): `/token-price/${string}` {
  return `/token-price/${encodeURIComponent(code)}`;
}

export function transactionPath(id: string): `/transactions/${string}` {
  return `${TRANSACTIONS_PATH}/${encodeURIComponent(id)}`;
}

export function renewMachinePath(id: string): `/marketplace?renew=${string}` {
  return `${MARKETPLACE_PATH}?renew=${encodeURIComponent(id)}`;
}

/** Where a machine is put up for sale, or what is for sale already is seen. */
export function sellMachinePath(id?: string): `/marketplace/resale?view=own${string}` {
  return `${RESALE_PATH}?view=own${id === undefined ? "" : `&sell=${encodeURIComponent(id)}`}`;
}

export const BOOSTS_FOR_SALE_PATH = `${MARKETPLACE_PATH}?tab=boosts` as const;

/** Adds `returnUrl` to a path of ours unless there is none. */
export function withReturnUrl(path: string, returnUrl: string | null): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;
}

/** Why a session has ended that nobody has ended by hand: `idle` after a time without a key or a press. */
export type SessionEnd = "expired" | "idle";

/** The login page that says why the session has ended, with the way back. */
export function expiredLoginPath(returnUrl: string | null, reason: SessionEnd = "expired"): string {
  const path = withReturnUrl(LOGIN_PATH, returnUrl);
  return `${path}${path.includes("?") ? "&" : "?"}reason=${reason}`;
}
