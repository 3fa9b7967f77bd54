import { amountRules } from "@/app/_shell/forms/amount-rules";
import { stakingEndpoints } from "@/lib/contract/staking";

const { productId } = stakingEndpoints.extend.body.schema.shape;

/** What is typed for an addition, worded by whatever reads its amount, or chosen for an extension. */
export const changeRules = (problemOf: (text: string) => string | null) =>
  amountRules("amount", problemOf).extend({ productId });
