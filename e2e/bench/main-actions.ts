import type { PageName } from "./budget-goals.ts";

/** Addresses that show the page of another one. */
type Alias = "invitationLeg" | "ref";

/** What a page is for: the beginning of the name of its first control of that name. */
export const MAIN_ACTIONS: Readonly<Record<Exclude<PageName, Alias>, string>> = {
  home: "Create account",
  reserves: "Check my balance",
  login: "Log in",
  signUp: "Sign up",
  invitation: "Continue without invitation",
  forgot: "Send link",
  resetPassword: "Get a new link",
  verifyEmail: "Confirm email",
  freeze: "Freeze account now",
  unfreeze: "Set password",
  authentication: "Continue",
  airdrop: "Check in",
  dashboard: "Claim",
  mining: "Claim",
  miningAutomation: "Resume",
  team: "Create a member",
  network: "Direct referrals of dora",
  binaryTree: "Details of anna",
  wallets: "Convert USDT",
  ownReserves: "Download proof",
  wallet: "Convert USDT",
  tokenPrices: "Price of MERLIN",
  tokenPriceDetail: "Swap tokens",
  game: "Spin the wheel",
  gameWheel: "Spin for free",
  gameRush: "Start game",
  gameHistory: "Open wheel",
  transactions: "Deposit",
  dailyProfit: "7 d",
  statement: "Print or save",
  tax: "Export CSV",
  transaction: "Copy ID",
  prediction: "Enter Up",
  earning: "Open staking",
  stake: "Stake in Flexible",
  plans: "New plan",
  commissions: "Level 2",
  marketplace: "Buy Nano",
  resale: "Buy Nano",
  settings: "Choose a picture",
  personalData: "Set up",
  security: "Change password",
  kyc: "Open wallet",
  twoFactor: "Show the QR code",
  profile: "Copy Your link",
};

/** What stands above every page of a member, pressed on the wallets' one. */
export const FRAME_ACTIONS = ["Notifications", "Account menu"] as const;
