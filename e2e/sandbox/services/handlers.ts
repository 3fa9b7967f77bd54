import type { ContractHandlers } from "../http/context.ts";
import { accountHandlers } from "./account.ts";
import { airdropHandlers } from "./airdrop.ts";
import { authHandlers } from "./auth.ts";
import { gameHandlers } from "./game.ts";
import { kycHandlers } from "./kyc.ts";
import { marketHandlers } from "./market.ts";
import { miningHandlers } from "./mining.ts";
import { movementHandlers } from "./movement.ts";
import { notificationHandlers } from "./notification.ts";
import { predictionHandlers } from "./prediction.ts";
import { priceHandlers } from "./price.ts";
import { publicHandlers } from "./public.ts";
import { securityHandlers } from "./security.ts";
import { socialHandlers } from "./social.ts";
import { stakingHandlers } from "./staking.ts";
import { teamHandlers } from "./team.ts";
import { transactionHandlers } from "./transaction.ts";
import { treeHandlers } from "./tree.ts";

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
  market: marketHandlers,
  game: gameHandlers,
  transaction: transactionHandlers,
};
