/** The member's pages under their titles, in the order in which they are offered. */
export const PALETTE_PAGES = [
  "dashboard",
  "wallets",
  "ownReserves",
  "transactions",
  "dailyProfit",
  "statement",
  "tax",
  "mining",
  "miningAutomation",
  "marketplace",
  "resale",
  "earning",
  "stake",
  "plans",
  "commissions",
  "airdrop",
  "prediction",
  "game",
  "gameWheel",
  "gameRush",
  "gameHistory",
  "team",
  "network",
  "binaryTree",
  "tokenPrices",
] as const;

/** Those of them that are about the account itself. */
export const PALETTE_SETTINGS = [
  "profile",
  "settings",
  "security",
  "twoFactor",
  "kyc",
  "personalData",
] as const;
