import type { ContractHandlers } from "../http/context.ts";
import { accountHandlers } from "./account.ts";
import { airdropHandlers } from "./airdrop.ts";
import { authHandlers } from "./auth.ts";
import { kycHandlers } from "./kyc.ts";
import { priceHandlers } from "./price.ts";
import { publicHandlers } from "./public.ts";
import { securityHandlers } from "./security.ts";
import { socialHandlers } from "./social.ts";

/** The implementation of every endpoint of the contract. */
export const handlers: ContractHandlers = {
  public: publicHandlers,
  auth: authHandlers,
  account: accountHandlers,
  security: securityHandlers,
  kyc: kycHandlers,
  price: priceHandlers,
  social: socialHandlers,
  airdrop: airdropHandlers,
};
