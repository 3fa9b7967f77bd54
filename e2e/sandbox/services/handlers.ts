import type { ContractHandlers } from "../http/context.ts";
import { accountHandlers } from "./account.ts";
import { airdropHandlers } from "./airdrop.ts";
import { authHandlers } from "./auth.ts";
import { priceHandlers } from "./price.ts";
import { publicHandlers } from "./public.ts";
import { socialHandlers } from "./social.ts";

/** The implementation of every endpoint of the contract. */
export const handlers: ContractHandlers = {
  public: publicHandlers,
  auth: authHandlers,
  account: accountHandlers,
  price: priceHandlers,
  social: socialHandlers,
  airdrop: airdropHandlers,
};
