import { accountHandlers } from "../account/handlers.ts";
import { airdropHandlers } from "../airdrop/handlers.ts";
import { authHandlers } from "../auth/handlers.ts";
import { miningAutomationHandlers } from "../automation/handlers.ts";
import { treeHandlers } from "../binary-tree/handlers.ts";
import { gameHandlers } from "../game/handlers.ts";
import { holdingTankHandlers } from "../holding-tank/handlers.ts";
import { invitationCodeHandlers, invitationHandlers } from "../invitation/handlers.ts";
import { kickbackHandlers } from "../kickback/handlers.ts";
import { kycHandlers } from "../kyc/handlers.ts";
import { marketplaceHandlers } from "../marketplace/handlers.ts";
import { miningHandlers } from "../mining/handlers.ts";
import { notificationHandlers, notificationPreferencesHandlers } from "../notification/handlers.ts";
import { passkeyHandlers } from "../passkey/handlers.ts";
import { personalDataHandlers } from "../personal-data/handlers.ts";
import { planHandlers } from "../plan/handlers.ts";
import { poolHandlers } from "../pool/handlers.ts";
import { predictionHandlers } from "../prediction/handlers.ts";
import { priceHandlers } from "../price/handlers.ts";
import { priceAlertHandlers } from "../price-alert/handlers.ts";
import { publicHandlers } from "../public/handlers.ts";
import { socialHandlers } from "../public/social.ts";
import { pushHandlers } from "../push/handlers.ts";
import { resaleHandlers } from "../resale/handlers.ts";
import { reservesHandlers, reservesProofHandlers } from "../reserves/handlers.ts";
import { freezeHandlers, freezeLinkHandlers } from "../security/freeze.ts";
import { securityCheckHandlers, securityHandlers } from "../security/handlers.ts";
import { withdrawalLockHandlers } from "../security/withdrawal-lock.ts";
import { stakingHandlers } from "../staking/handlers.ts";
import { statementHandlers } from "../statement/statement.ts";
import { stepUpHandlers } from "../step-up/handlers.ts";
import { taxHandlers } from "../tax/handlers.ts";
import { profitAndLossHandlers } from "../tax/profit-and-loss.ts";
import { teamHandlers } from "../team/handlers.ts";
import { volumeHandlers } from "../team/volume-history.ts";
import { transactionHandlers } from "../transaction/handlers.ts";
import { movementHandlers } from "../wallet/handlers.ts";
import { weeklyMailHandlers } from "../weekly-mail/handlers.ts";
import type { ContractHandlers } from "./context.ts";

export const handlers: ContractHandlers = {
  public: publicHandlers,
  auth: authHandlers,
  account: accountHandlers,
  movement: movementHandlers,
  notification: notificationHandlers,
  notificationPreferences: notificationPreferencesHandlers,
  weeklyMail: weeklyMailHandlers,
  team: teamHandlers,
  tree: treeHandlers,
  holdingTank: holdingTankHandlers,
  pool: poolHandlers,
  kickback: kickbackHandlers,
  invitation: invitationHandlers,
  invitationCode: invitationCodeHandlers,
  volume: volumeHandlers,
  security: securityHandlers,
  stepUp: stepUpHandlers,
  securityCheck: securityCheckHandlers,
  freeze: freezeHandlers,
  freezeLink: freezeLinkHandlers,
  withdrawalLock: withdrawalLockHandlers,
  passkey: passkeyHandlers,
  kyc: kycHandlers,
  price: priceHandlers,
  priceAlert: priceAlertHandlers,
  plan: planHandlers,
  miningAutomation: miningAutomationHandlers,
  push: pushHandlers,
  social: socialHandlers,
  airdrop: airdropHandlers,
  mining: miningHandlers,
  staking: stakingHandlers,
  prediction: predictionHandlers,
  marketplace: marketplaceHandlers,
  resale: resaleHandlers,
  game: gameHandlers,
  statement: statementHandlers,
  tax: taxHandlers,
  profitAndLoss: profitAndLossHandlers,
  personalData: personalDataHandlers,
  reserves: reservesHandlers,
  reservesProof: reservesProofHandlers,
  transaction: transactionHandlers,
};
