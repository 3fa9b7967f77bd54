import { accountEndpoints } from "./account.ts";
import { airdropEndpoints } from "./airdrop.ts";
import { authEndpoints } from "./auth.ts";
import type { Endpoint } from "./endpoint.ts";
import { kycEndpoints } from "./kyc.ts";
import { priceEndpoints } from "./price.ts";
import { publicEndpoints } from "./public.ts";
import { securityEndpoints } from "./security.ts";
import { socialEndpoints } from "./social.ts";

/** Every call of the upstream API that the product knows, by service. */
export const contract = {
  public: publicEndpoints,
  auth: authEndpoints,
  account: accountEndpoints,
  security: securityEndpoints,
  kyc: kycEndpoints,
  price: priceEndpoints,
  social: socialEndpoints,
  airdrop: airdropEndpoints,
};

export type Contract = typeof contract;

/** The contract as a flat list, in the order of its definition. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((service) =>
  Object.values<Endpoint>(service),
);
