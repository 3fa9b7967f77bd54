import { accountHandlers } from "../account/handlers.ts";
import { airdropHandlers } from "../airdrop/handlers.ts";
import { authHandlers } from "../auth/handlers.ts";
import { treeHandlers } from "../binary-tree/handlers.ts";
import { gameHandlers } from "../game/handlers.ts";
import { kycHandlers } from "../kyc/handlers.ts";
import { marketplaceHandlers } from "../marketplace/handlers.ts";
import { miningHandlers } from "../mining/handlers.ts";
import { notificationHandlers } from "../notification/handlers.ts";
import { predictionHandlers } from "../prediction/handlers.ts";
import { priceHandlers } from "../price/handlers.ts";
import { publicHandlers } from "../public/handlers.ts";
import { socialHandlers } from "../public/social.ts";
import { securityHandlers } from "../security/handlers.ts";
import { stakingHandlers } from "../staking/handlers.ts";
import { teamHandlers } from "../team/handlers.ts";
import { transactionHandlers } from "../transaction/handlers.ts";
import { movementHandlers } from "../wallet/handlers.ts";
import type { ContractHandlers } from "./context.ts";

export const handlers: ContractHandlers = {
  public: publicHandlers,
  auth: authHandlers,
  account: accountHandlers,
  movement: movementHandlers,
  notification: notificationHandlers,
  team: teamHandlers,
  tree: treeHandlers,
  security: securityHandlers,
  kyc: kycHandlers,
  price: priceHandlers,
  social: socialHandlers,
  airdrop: airdropHandlers,
  mining: miningHandlers,
  staking: stakingHandlers,
  prediction: predictionHandlers,
  marketplace: marketplaceHandlers,
  game: gameHandlers,
  transaction: transactionHandlers,
};
