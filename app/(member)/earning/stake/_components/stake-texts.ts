import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of everything on the staking page that runs in the browser; many hold `{places}` to be filled. */
export async function stakeTexts() {
  const messages = await readPatterns();
  const { amountField, common, staking, titles, wallet } = messages;
  const { unknownOutcome, checkTransactions, newBalances, locked, done, back, sendAgain } = wallet;
  const { autoRenew, autoRenewOn, autoRenewOff, autoRenewFailed } = staking.positions;
  return {
    amountField,
    close: common.close,
    cannotOpen: wallet.cannotOpen,
    order: { unknownOutcome, checkTransactions, newBalances, locked, done, back, sendAgain },
    calculator: staking.calculator,
    subscribe: staking.subscribe,
    redeem: staking.redeem,
    gates: {
      airdrop: titles.airdrop,
      kyc: titles.kyc,
      twoFactor: titles.twoFactor,
      security: titles.security,
    },
    renewal: { autoRenew, autoRenewOn, autoRenewOff, autoRenewFailed },
  };
}

export type StakeTexts = Awaited<ReturnType<typeof stakeTexts>>;
