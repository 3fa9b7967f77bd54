import { accountEndpoints } from "./account.ts";
import { airdropEndpoints } from "./airdrop.ts";
import { authEndpoints } from "./auth.ts";
import { gameEndpoints } from "./game.ts";
import { kycEndpoints } from "./kyc.ts";
import { marketplaceEndpoints } from "./marketplace.ts";
import { miningEndpoints } from "./mining.ts";
import { movementEndpoints } from "./movement.ts";
import { notificationEndpoints } from "./notification.ts";
import { predictionEndpoints } from "./prediction.ts";
import { priceEndpoints } from "./price.ts";
import type { Endpoint } from "./protocol/endpoint.ts";
import { publicEndpoints } from "./public.ts";
import { securityEndpoints } from "./security.ts";
import { socialEndpoints } from "./social.ts";
import { stakingEndpoints } from "./staking.ts";
import { teamEndpoints } from "./team.ts";
import { transactionEndpoints } from "./transaction.ts";
import { treeEndpoints } from "./tree.ts";

/** Every call of the upstream API that the product knows, by service. */
export const contract = {
  public: publicEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  movement: movementEndpoints,
  notification: notificationEndpoints,
  team: teamEndpoints,
  tree: treeEndpoints,
  security: securityEndpoints,
  kyc: kycEndpoints,
  price: priceEndpoints,
  social: socialEndpoints,
  airdrop: airdropEndpoints,
  mining: miningEndpoints,
  staking: stakingEndpoints,
  prediction: predictionEndpoints,
  marketplace: marketplaceEndpoints,
  game: gameEndpoints,
  transaction: transactionEndpoints,
};

export type Contract = typeof contract;

/** The contract as a flat list, in the order of its definition. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((service) =>
  Object.values<Endpoint>(service),
);
