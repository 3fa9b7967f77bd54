import { accountEndpoints } from "./account.ts";
import { airdropEndpoints } from "./airdrop.ts";
import { notificationPreferencesEndpoints } from "./alerts/notification-preferences.ts";
import { priceAlertEndpoints } from "./alerts/price-alert.ts";
import { pushEndpoints } from "./alerts/push.ts";
import { weeklyMailEndpoints } from "./alerts/weekly-mail.ts";
import { authEndpoints } from "./auth.ts";
import { miningAutomationEndpoints } from "./automation/mining-automation.ts";
import { planEndpoints } from "./automation/plan.ts";
import { gameEndpoints } from "./game.ts";
import { kycEndpoints } from "./kyc.ts";
import { marketplaceEndpoints } from "./marketplace.ts";
import { miningEndpoints } from "./mining.ts";
import { movementEndpoints } from "./movement.ts";
import { notificationEndpoints } from "./notification.ts";
import { passkeyEndpoints } from "./passkey.ts";
import { predictionEndpoints } from "./prediction.ts";
import { priceEndpoints } from "./price.ts";
import { freezeEndpoints, freezeLinkEndpoints } from "./protection/freeze.ts";
import { securityCheckEndpoints } from "./protection/security-check.ts";
import { withdrawalLockEndpoints } from "./protection/withdrawal-lock.ts";
import type { Endpoint } from "./protocol/endpoint.ts";
import { publicEndpoints } from "./public.ts";
import { personalDataEndpoints } from "./records/personal-data.ts";
import { profitAndLossEndpoints } from "./records/profit-and-loss.ts";
import { reservesEndpoints, reservesProofEndpoints } from "./records/reserves.ts";
import { statementEndpoints } from "./records/statement.ts";
import { taxEndpoints } from "./records/tax.ts";
import { resaleEndpoints } from "./resale.ts";
import { securityEndpoints } from "./security.ts";
import { socialEndpoints } from "./social.ts";
import { stakingEndpoints } from "./staking.ts";
import { stepUpEndpoints } from "./step-up.ts";
import { holdingTankEndpoints } from "./team/holding-tank.ts";
import { invitationCodeEndpoints, invitationEndpoints } from "./team/invitation.ts";
import { kickbackEndpoints } from "./team/kickback.ts";
import { poolEndpoints } from "./team/pool.ts";
import { teamEndpoints } from "./team/team.ts";
import { treeEndpoints } from "./team/tree.ts";
import { volumeEndpoints } from "./team/volumes.ts";
import { transactionEndpoints } from "./transaction.ts";

/** Every call of the upstream API that the product knows, by service. */
export const contract = {
  public: publicEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  movement: movementEndpoints,
  notification: notificationEndpoints,
  notificationPreferences: notificationPreferencesEndpoints,
  weeklyMail: weeklyMailEndpoints,
  team: teamEndpoints,
  tree: treeEndpoints,
  holdingTank: holdingTankEndpoints,
  pool: poolEndpoints,
  kickback: kickbackEndpoints,
  invitation: invitationEndpoints,
  invitationCode: invitationCodeEndpoints,
  volume: volumeEndpoints,
  security: securityEndpoints,
  stepUp: stepUpEndpoints,
  securityCheck: securityCheckEndpoints,
  freeze: freezeEndpoints,
  freezeLink: freezeLinkEndpoints,
  withdrawalLock: withdrawalLockEndpoints,
  passkey: passkeyEndpoints,
  kyc: kycEndpoints,
  price: priceEndpoints,
  priceAlert: priceAlertEndpoints,
  plan: planEndpoints,
  miningAutomation: miningAutomationEndpoints,
  push: pushEndpoints,
  social: socialEndpoints,
  airdrop: airdropEndpoints,
  mining: miningEndpoints,
  staking: stakingEndpoints,
  prediction: predictionEndpoints,
  marketplace: marketplaceEndpoints,
  resale: resaleEndpoints,
  game: gameEndpoints,
  statement: statementEndpoints,
  tax: taxEndpoints,
  profitAndLoss: profitAndLossEndpoints,
  personalData: personalDataEndpoints,
  reserves: reservesEndpoints,
  reservesProof: reservesProofEndpoints,
  transaction: transactionEndpoints,
};

export type Contract = typeof contract;

/** The contract as a flat list, in the order of its definition. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((service) =>
  Object.values<Endpoint>(service),
);
