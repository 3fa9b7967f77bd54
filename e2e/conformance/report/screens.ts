import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { type Contract, contract } from "../../../lib/contract/registry.ts";
import { nameOf } from "../upstream.ts";
import type { Finding } from "./report.ts";

/** Where a member meets the calls of each part of the contract. */
const SCREENS: Readonly<Record<keyof Contract, string>> = {
  public: "Sign-up, forgotten password and e-mail links",
  auth: "Log-in",
  account: "Wallet, profile and settings",
  movement: "Withdrawals, transfers and swaps",
  notification: "Notifications",
  notificationPreferences: "What members are told, in the security settings",
  weeklyMail: "Weekly email in the security settings",
  team: "Team and network",
  tree: "Binary tree",
  holdingTank: "Newcomers who wait for a spot, on the team page",
  pool: "Pool on the team page",
  kickback: "Shared commissions on the team page and at sign-up",
  invitation: "Sign-up by an invitation code",
  invitationCode: "Invitation codes on team and profile",
  volume: "Points over time on the team page",
  security: "Security settings",
  stepUp: "Confirming what is sensitive",
  securityCheck: "Check-up and log in the security settings",
  freeze: "Freezing the account",
  freezeLink: "Freezing by mail, and the way back",
  withdrawalLock: "Withdrawal lock in the security settings",
  passkey: "Passkeys in the security settings",
  kyc: "Identity check",
  price: "Home and token prices",
  priceAlert: "Price alerts",
  plan: "Plans",
  miningAutomation: "Automation of mining",
  push: "Notifications on devices",
  social: "Footer, announcements and the airdrop’s links",
  airdrop: "Airdrop",
  mining: "Mining",
  staking: "Earning",
  prediction: "Prediction",
  marketplace: "Marketplace",
  resale: "Machines of other members",
  game: "Games",
  statement: "Statement",
  tax: "Tax report",
  profitAndLoss: "Costs and gains on dashboard, wallet and token pages",
  personalData: "Personal data",
  reserves: "Proof of reserves",
  reservesProof: "A member’s proof of reserves",
  transaction: "Transactions",
};

interface Place {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly screen: string;
}

const PLACES: readonly Place[] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.values<Endpoint>(calls).map((endpoint) => ({
    ...{ endpoint, name: nameOf(endpoint), screen: SCREENS[area as keyof Contract] },
  })),
);

/** The call that a finding is about, and its screen; undefined for what is about no single call. */
export function placeOf(asked: string): Place | undefined {
  // A name ends in the service's parenthesis, so none begins another.
  return PLACES.find(({ name }) => asked.startsWith(name));
}

/** By topic, where it is the same whatever call is asked. */
const BY_TOPIC: Readonly<Record<string, string>> = {
  "API key": "nothing, but whoever finds the upstream’s address reads what the key should keep",
  "Sign-in": "nobody can log in, or a refusal that does not say what to mend",
  "Second factor": "members with two-factor codes cannot log in, or get in without one",
  Renewal: "they are asked to log in again when their access token ends",
  Expiry: "they are asked to log in again when their access token ends",
  Ending: "nothing, but the session lives on at the upstream after a logout",
  "A bearer that nobody has": "nothing, but strangers read or write what is theirs",
  "Unknown paths and empty forms": "a general sentence in place of what was wrong in the form",
  "Error bodies": "a general sentence in place of the reason",
  Paging: "rows twice, or not at all, as they turn pages",
  Texts: "our own texts in place of the operator’s",
};

/** What a member would see of a deviation, in one line. */
export function seenByMember({ topic, asked }: Finding): string {
  const place = placeOf(asked);
  if (topic === "Reads" || !BY_TOPIC[topic]) {
    if (!place) return "amounts, moments or fields that are missing";
    const { endpoint, screen } = place;
    return endpoint.method === "GET"
      ? `${screen}: “We couldn’t load this” in place of the section`
      : `${screen}: the form says that it did not work, and keeps what was typed`;
  }
  return BY_TOPIC[topic];
}
