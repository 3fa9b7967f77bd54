"use client";

import { useTranslations } from "next-intl";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import type { CheckedStake } from "@/lib/domain/staking/stake-amount";
import { formatFullAmount } from "@/lib/money/format";
import { useStaking } from "./staking-provider";

/**
 * Words what is wrong with an amount to be staked.
 * @param aboveMaximum what is said of one above the product's maximum, which is handed over with its unit
 */
export function useStakeSentence(aboveMaximum: (amount: string) => string) {
  const { locale, symbol } = useStaking();
  const field = useTranslations("amountField");
  const t = useTranslations("staking.subscribe");
  const wordProblem = useAmountProblem();
  return ({ problem, limit }: Extract<CheckedStake, { ok: false }>): string => {
    const amount = formatFullAmount(limit ?? "0", symbol, locale);
    switch (problem) {
      case "belowMinimum":
        return field("belowMinimum", { amount });
      case "aboveAvailable":
        return field("aboveMaximum", { amount });
      case "aboveMaximum":
        return aboveMaximum(amount);
      case "aboveQuota":
        return t("aboveQuota", { amount });
      default:
        return wordProblem(problem, { symbol, locale });
    }
  };
}
