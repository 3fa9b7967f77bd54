"use client";

import { useTranslations } from "next-intl";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { hasParts } from "@/lib/domain/staking/change";
import type { PositionView } from "@/lib/domain/staking/position";
import { formatFullAmount } from "@/lib/money/format";
import { parseAmount } from "@/lib/money/parse";
import { toUnits } from "@/lib/money/units";
import { useStaking } from "../staking-provider";

/** Reads how much of a position is typed, or what is wrong with it; all of one that has no parts. */
export function usePartReader(position: PositionView) {
  const { principal, earlyExit, productId } = position;
  const { locale, products, symbol } = useStaking();
  const t = useTranslations("staking.redeem");
  const wordProblem = useAmountProblem();
  /** What has to stay of a locked position. */
  const least = (earlyExit && products.find(({ id }) => id === productId)?.minimum) ?? null;
  const full = (raw: string) => formatFullAmount(raw, symbol, locale);
  const isWhole = !hasParts(position, products);
  return (text: string): { amount: string | null; error: string | null } => {
    if (isWhole) return { amount: principal, error: null };
    const parsed = parseAmount(text, locale, symbol);
    if (!parsed.ok) return { amount: null, error: wordProblem(parsed.problem, { symbol, locale }) };
    const rest = toUnits(principal) - toUnits(parsed.amount);
    if (rest < 0n) return { amount: null, error: t("aboveAvailable", { amount: full(principal) }) };
    if (least !== null && rest > 0n && rest < toUnits(least)) {
      return { amount: null, error: t("leastStays", { amount: full(least) }) };
    }
    return { amount: parsed.amount, error: null };
  };
}
