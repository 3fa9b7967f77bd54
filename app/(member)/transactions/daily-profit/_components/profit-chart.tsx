import { getLocale, getTranslations } from "next-intl/server";
import { ProfitBars } from "@/app/_shell/transactions/profit-bars";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Amount } from "@/app/_ui/text/amount";
import type { DailyProfit } from "@/lib/contract/transaction";
import { profitTotal } from "@/lib/domain/transaction/profit";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";

interface ProfitChartProps {
  /** The latest first. */
  days: readonly DailyProfit[];
  /** False when they are one page of a longer period. */
  isWhole: boolean;
}

/** Profit by day and source, drawn where it is rendered; time runs from left to right in every language. */
export async function ProfitChart({ days, isWhole }: ProfitChartProps) {
  const [t, locale] = await Promise.all([getTranslations("dailyProfit"), getLocale()]);
  const total = profitTotal(days);
  return (
    <Card className="mb-5">
      <figure aria-labelledby="profit-chart">
        <h2 id="profit-chart" className="font-sans text-md font-medium text-muted">
          {isWhole ? t("totalOfPeriod") : t("totalOfPage")}
        </h2>
        <p className="figures-display mt-1 text-4xl wrap-anywhere">
          <Amount isPrivate isHero raw={total} text={formatUsd(total, locale)} />
        </p>
        <CutFacts
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={[{ label: t("total"), raw: total }]}
        />
        <ProfitBars days={days} />
      </figure>
    </Card>
  );
}
