import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/text/amount";
import type { HeldCost } from "@/lib/domain/transaction/held-cost";
import { formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";

interface CostLineProps {
  held: HeldCost;
  /** One token; all of them without it. */
  symbol?: string;
}

/** What is owned has cost, and what has become of it, in one line. */
export async function CostLine({ held: { cost, gain }, symbol }: CostLineProps) {
  const [t, locale] = await Promise.all([getTranslations("pnl"), getLocale()]);
  const isLoss = gain.startsWith("-");
  const isFlat = isZero(gain);
  const parts = {
    cost: () => (
      <Amount isPrivate raw={cost} text={formatUsd(cost, locale)} className="text-text" />
    ),
    gain: () => (
      <Amount
        isPrivate
        raw={gain}
        text={(isLoss || isFlat ? "" : "+") + formatUsd(gain, locale)}
        className={isFlat ? "text-text" : isLoss ? "text-down" : "text-up"}
      />
    ),
  };
  return (
    <p className="text-md text-muted">
      {symbol ? t.rich("token", { ...parts, symbol }) : t.rich("all", parts)}
    </p>
  );
}
