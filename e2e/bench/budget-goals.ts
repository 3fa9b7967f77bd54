import { PAGES } from "../../lib/routes.ts";

export type PageName = keyof typeof PAGES;

/** First-load JavaScript that a page may have, in KB of 1000 bytes, each script with gzip level 9. */
const GOALS_KB: Readonly<Record<PageName, number>> = {
  home: 142,
  reserves: 150,
  login: 160,
  signUp: 161,
  invitation: 161,
  invitationLeg: 161,
  ref: 161,
  forgot: 160,
  resetPassword: 160,
  verifyEmail: 158,
  freeze: 158,
  unfreeze: 161,
  authentication: 160,
  airdrop: 165,
  dashboard: 165,
  mining: 167,
  miningAutomation: 165,
  team: 165,
  network: 165,
  binaryTree: 165,
  wallets: 180,
  ownReserves: 165,
  wallet: 180,
  tokenPrices: 165,
  tokenPriceDetail: 165,
  game: 165,
  gameWheel: 165,
  gameRush: 165,
  gameHistory: 165,
  transactions: 165,
  dailyProfit: 165,
  statement: 165,
  tax: 165,
  transaction: 165,
  prediction: 167,
  earning: 165,
  stake: 165,
  plans: 165,
  commissions: 165,
  marketplace: 165,
  resale: 165,
  settings: 168,
  personalData: 165,
  security: 167,
  kyc: 165,
  twoFactor: 165,
  profile: 165,
};

/** A value for each `[name]` of the paths that has a page in the sandbox's seed, as far as it stays the same. */
const SAMPLE_SEGMENTS: Readonly<Record<string, string>> = {
  symbol: "USDT",
  code: "MERLIN",
  username: "anna",
  leg: "left",
};

/** Pages from a mail show their form only to a token; whether it counts is asked later. */
const SAMPLE_QUERIES: Readonly<Partial<Record<PageName, string>>> = {
  resetPassword: "?token=sample-token-of-a-mail",
  verifyEmail: "?token=sample-token-of-a-mail",
  freeze: "?token=sample-token-of-a-mail",
  unfreeze: "?token=sample-token-of-a-mail",
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
 * @param transactionId one of the visitor's, which the seed numbers anew every day
 * @throws Error for a parameter without a sample
 */
export function samplePath(name: PageName, transactionId: string): string {
  const samples: Readonly<Record<string, string>> = { ...SAMPLE_SEGMENTS, id: transactionId };
  const path = PAGES[name].path.replace(/\[(\w+)\]/g, (_, segment: string) => {
    const sample = samples[segment];
    if (sample === undefined) throw new Error(`The parameter ${segment} has no sample`);
    return sample;
  });
  return path + (SAMPLE_QUERIES[name] ?? "");
}

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];
