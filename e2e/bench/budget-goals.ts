import { PAGES } from "../../lib/routes.ts";

export type PageName = keyof typeof PAGES;

/** First-load JavaScript that a page may have, in KB of 1000 bytes, each script with gzip level 9. */
const GOALS_KB: Readonly<Record<PageName, number>> = {
  home: 145,
  login: 158,
  signUp: 158,
  invitation: 158,
  invitationLeg: 158,
  ref: 158,
  forgot: 158,
  resetPassword: 158,
  verifyEmail: 158,
  authentication: 158,
  airdrop: 165,
  dashboard: 165,
  wallets: 180,
  wallet: 180,
  tokenPrices: 165,
  tokenPriceDetail: 165,
  transactions: 165,
  dailyProfit: 165,
  transaction: 165,
  settings: 165,
  security: 165,
  kyc: 165,
  twoFactor: 165,
  profile: 165,
};

/** A value for each `[name]` of the paths that has a page in the sandbox's seed. */
const SAMPLE_SEGMENTS: Readonly<Record<string, string>> = {
  symbol: "USDT",
  code: "MERLIN",
  username: "anna",
  id: "13",
  leg: "left",
};

/** Pages from a mail show their form only to a token; whether it counts is asked later. */
const SAMPLE_QUERIES: Readonly<Partial<Record<PageName, string>>> = {
  resetPassword: "?token=sample-token-of-a-mail",
  verifyEmail: "?token=sample-token-of-a-mail",
};

/**
 * The goal of a page.
 * @throws Error for a page that has none
 */
export function goalKb(name: PageName): number {
  const goal: number | undefined = GOALS_KB[name];
  if (goal === undefined) throw new Error(`The page ${name} has no goal in budget-goals.ts`);
  return goal;
}

/**
 * A path that the page answers.
 * @throws Error for a parameter without a sample
 */
export function samplePath(name: PageName): string {
  const path = PAGES[name].path.replace(/\[(\w+)\]/g, (_, segment: string) => {
    const sample = SAMPLE_SEGMENTS[segment];
    if (sample === undefined) throw new Error(`The parameter ${segment} has no sample`);
    return sample;
  });
  return path + (SAMPLE_QUERIES[name] ?? "");
}

/** Every page, in the order of the routes. */
export const PAGE_NAMES = Object.keys(PAGES) as PageName[];
