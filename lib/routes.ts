import {
  AUTHENTICATION_PATH,
  FORGOT_PATH,
  GAME_HISTORY_PATH,
  KYC_PATH,
  LOGIN_PATH,
  MARKETPLACE_PATH,
  MINING_PATH,
  NETWORK_PATH,
  RESALE_PATH,
  RESERVES_PATH,
  SECURITY_PATH,
  TRANSACTIONS_PATH,
  TWO_FACTOR_PATH,
  UNFREEZE_PATH,
  WALLETS_PATH,
} from "./paths.ts";

/**
 * Who a page is for: everybody, only guests, only members who still owe a second factor, or members
 * (R2.5; sign-in is the default of the specification).
 */
export type PageAudience = "public" | "guest" | "pending" | "member";

export interface PageRoute {
  /** Path with `[name]` for one segment. */
  readonly path: string;
  readonly audience: PageAudience;
  /** Key under `titles` in the messages (R2.1). */
  readonly title: string;
  /** Every deeper path carries this title and is guarded alike (R2.1), be it a page or not. */
  readonly coversSubPaths?: true;
  /** The address holds a secret from a mail, which no `Referer` may carry on. */
  readonly isMailLink?: true;
}

/** Every page of the application; with `paths.ts` the only place where a path is spelt. */
export const PAGES = {
  home: { path: "/", audience: "public", title: "home" },
  reserves: { path: RESERVES_PATH, audience: "public", title: "reserves" },
  login: { path: LOGIN_PATH, audience: "guest", title: "login", coversSubPaths: true },
  signUp: { path: "/sign-up", audience: "guest", title: "signUp", coversSubPaths: true },
  invitation: { path: "/ref/[username]", audience: "guest", title: "signUp" },
  invitationLeg: { path: "/ref/[username]/[leg]", audience: "guest", title: "signUp" },
  ref: { path: "/ref", audience: "guest", title: "signUp", coversSubPaths: true },
  forgot: { path: FORGOT_PATH, audience: "guest", title: "forgot" },
  resetPassword: {
    path: "/reset-password",
    audience: "public",
    title: "resetPassword",
    isMailLink: true,
  },
  verifyEmail: {
    path: "/verify-email",
    audience: "public",
    title: "verifyEmail",
    isMailLink: true,
  },
  freeze: { path: "/freeze", audience: "public", title: "freeze", isMailLink: true },
  unfreeze: { path: UNFREEZE_PATH, audience: "public", title: "unfreeze", isMailLink: true },
  authentication: { path: AUTHENTICATION_PATH, audience: "pending", title: "authentication" },
  airdrop: { path: "/airdrop", audience: "member", title: "airdrop", coversSubPaths: true },
  dashboard: { path: "/dashboard", audience: "member", title: "dashboard", coversSubPaths: true },
  mining: { path: MINING_PATH, audience: "member", title: "mining", coversSubPaths: true },
  miningAutomation: { path: "/mining/automation", audience: "member", title: "automation" },
  team: { path: "/team", audience: "member", title: "team", coversSubPaths: true },
  binaryTree: {
    path: "/binary-tree",
    audience: "member",
    title: "binaryTree",
    coversSubPaths: true,
  },
  network: { path: NETWORK_PATH, audience: "member", title: "network", coversSubPaths: true },
  wallets: { path: WALLETS_PATH, audience: "member", title: "wallet", coversSubPaths: true },
  ownReserves: { path: "/wallet/reserves", audience: "member", title: "ownReserves" },
  wallet: { path: "/wallet/[symbol]", audience: "member", title: "wallet" },
  game: { path: "/game", audience: "member", title: "game", coversSubPaths: true },
  gameWheel: { path: "/game/wheel", audience: "member", title: "gameWheel" },
  gameRush: { path: "/game/hash-rush", audience: "member", title: "gameRush" },
  gameHistory: { path: GAME_HISTORY_PATH, audience: "member", title: "gameHistory" },
  transactions: {
    path: TRANSACTIONS_PATH,
    audience: "member",
    title: "transactions",
    coversSubPaths: true,
  },
  dailyProfit: { path: "/transactions/daily-profit", audience: "member", title: "dailyProfit" },
  statement: { path: "/transactions/statement", audience: "member", title: "statement" },
  tax: { path: "/transactions/tax", audience: "member", title: "tax" },
  transaction: { path: "/transactions/[id]", audience: "member", title: "transactions" },
  tokenPrices: {
    path: "/token-price",
    audience: "member",
    title: "tokenPrice",
    coversSubPaths: true,
  },
  tokenPriceDetail: { path: "/token-price/[code]", audience: "member", title: "tokenPrice" },
  prediction: { path: "/game/prediction", audience: "member", title: "prediction" },
  earning: { path: "/earning", audience: "member", title: "earning", coversSubPaths: true },
  stake: { path: "/earning/stake", audience: "member", title: "stake" },
  plans: { path: "/earning/plans", audience: "member", title: "plans" },
  commissions: { path: "/earning/commissions", audience: "member", title: "commissions" },
  marketplace: {
    path: MARKETPLACE_PATH,
    audience: "member",
    title: "marketplace",
    coversSubPaths: true,
  },
  resale: { path: RESALE_PATH, audience: "member", title: "resale" },
  settings: { path: "/setting", audience: "member", title: "general", coversSubPaths: true },
  personalData: { path: "/setting/data", audience: "member", title: "personalData" },
  security: { path: SECURITY_PATH, audience: "member", title: "security" },
  kyc: { path: KYC_PATH, audience: "member", title: "kyc" },
  twoFactor: { path: TWO_FACTOR_PATH, audience: "member", title: "twoFactor" },
  profile: { path: "/profile", audience: "member", title: "profile", coversSubPaths: true },
} as const satisfies Record<string, PageRoute>;

/** Addresses that stand for a page under another one (R1.1). */
const MOVED_PATHS: ReadonlyMap<string, string> = new Map([
  ["/staking", PAGES.stake.path],
  ["/prediction", PAGES.prediction.path],
  // Where password managers look (W3C, A Well-Known URL for Changing Passwords).
  ["/.well-known/change-password", SECURITY_PATH],
]);

/** Where the page went that is asked for under an address of its own, or null for every other path. */
export function movedPath(pathname: string): string | null {
  return MOVED_PATHS.get(pathname) ?? null;
}

/** Where a login goes without a returnUrl (R2.3) and where the guest guard goes (R4.7). */
export const AFTER_LOGIN_PATH = PAGES.airdrop.path;
export const GUEST_GUARD_PATH = PAGES.dashboard.path;

const routes: readonly PageRoute[] = Object.values(PAGES);

function segmentsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** False for a path that holds a percent sign without a meaning, or bytes that are no UTF-8. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

function matches(route: PageRoute, segments: readonly string[]): boolean {
  const pattern = segmentsOf(route.path);
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => {
      const segment = segments[index] ?? "";
      return part.startsWith("[") ? isDecodable(segment) : part === segment;
    })
  );
}

function covers(route: PageRoute, segments: readonly string[]): boolean {
  return (
    route.coversSubPaths === true &&
    segmentsOf(route.path).every((part, index) => part === segments[index])
  );
}

/** The page that answers a pathname, else the one whose sub-path it is, else null (a public 404). */
export function findPage(pathname: string): PageRoute | null {
  const segments = segmentsOf(pathname);
  return (
    routes.find((route) => matches(route, segments)) ??
    routes.find((route) => covers(route, segments)) ??
    null
  );
}

/** True when a page answers exactly this pathname. */
export function isPage(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  return routes.some((route) => matches(route, segments));
}

/**
 * Pages that stand in for another one under its own address; nobody links to them. A 404 has one in
 * each layout, so that a sub-path that is no page is told inside the right one (R2.1).
 */
export const STAND_IN_PATHS = {
  unavailable: "/unavailable",
  notFound: {
    public: "/page-not-found",
    guest: "/page-not-found",
    pending: "/page-not-found",
    member: "/member-page-not-found",
  },
} as const satisfies { unavailable: string; notFound: Record<PageAudience, string> };

const MAX_RETURN_URL_LENGTH = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const FORBIDDEN_IN_URL = /[\u0000-\u001f\u007f\\]/;

function parseRelative(value: string, origin: string): URL | null {
  const isRelativePath = value.startsWith("/") && !/^\/[/\\]/.test(value);
  if (!isRelativePath || FORBIDDEN_IN_URL.test(value)) return null;
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null;
  if (!url || url.origin !== origin || url.username || url.password) return null;
  return url.pathname.startsWith("//") ? null : url;
}

/**
 * The member page that a `returnUrl` names, as a relative address with its query, or null when it
 * is empty, `/`, foreign, malformed or not a member page (R2.3). The answer is emitted from the
 * parsed value and parsed again, since `/..//host` only becomes hostile after normalisation.
 *
 * @param origin the application's own origin
 */
export function safeReturnUrl(value: unknown, origin: string): string | null {
  if (typeof value !== "string" || value.length > MAX_RETURN_URL_LENGTH) return null;
  const first = parseRelative(value, origin);
  const second = first && parseRelative(`${first.pathname}${first.search}`, origin);
  if (!second || findPage(second.pathname)?.audience !== "member") return null;
  return `${second.pathname}${second.search}`;
}
