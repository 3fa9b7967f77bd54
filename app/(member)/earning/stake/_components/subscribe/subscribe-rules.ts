import { amountRules } from "@/app/_shell/forms/amount-rules";
import { stakingEndpoints } from "@/lib/contract/staking";

const { autoRenew } = stakingEndpoints.subscribe.body.schema.shape;

/** What is typed and chosen for a subscription, worded by whatever reads its amount. */
export const subscribeRules = (problemOf: (text: string) => string | null) =>
  amountRules("amount", problemOf).extend({ autoRenew: autoRenew.unwrap() });
