import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of everything on the staking page that runs in the browser; many hold `{places}` to be filled. */
export async function stakeTexts() {
  const { amountField, common, order, staking, titles } = await readPatterns();
  const { autoRenew, autoRenewOn, autoRenewOff, autoRenewFailed } = staking.positions;
  return {
    amountField,
    close: common.close,
    order,
    calculator: staking.calculator,
    subscribe: staking.subscribe,
    redeem: staking.redeem,
    gates: {
      valid: titles.airdrop,
      kyc: titles.kyc,
      twoFactor: titles.twoFactor,
      hold: titles.security,
    },
    renewal: { autoRenew, autoRenewOn, autoRenewOff, autoRenewFailed },
  };
}

export type StakeTexts = Awaited<ReturnType<typeof stakeTexts>>;
