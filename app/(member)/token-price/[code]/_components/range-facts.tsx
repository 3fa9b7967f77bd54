import { useTranslations } from "next-intl";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { PriceChange } from "@/app/_ui/price-change";
import { Stat, StatGroup } from "@/app/_ui/stat";
import { formatChange, formatPrice } from "@/lib/money/format";
import type { PricePoint } from "@/lib/price/history";
import { rangeFacts } from "@/lib/price/range-facts";

interface RangeFactsProps {
  points: readonly PricePoint[];
  locale: string;
}

/** High, low and change of what the chart shows. */
export function RangeFacts({ points, locale }: RangeFactsProps) {
  const t = useTranslations("tokenPriceDetail");
  const common = useTranslations("common");
  const facts = rangeFacts(points);
  if (!facts) return null;
  const price = (raw: string) => (
    <Amount raw={raw} text={formatPrice(raw, locale)} className="text-lg" />
  );
  return (
    <StatGroup className="mb-4 sm:grid-cols-3">
      <Stat label={t("high")} value={price(facts.high)} />
      <Stat label={t("low")} value={price(facts.low)} />
      <Stat
        label={t("change")}
        value={
          facts.change === null ? (
            <NoValue text={common("notAvailable")} />
          ) : (
            <PriceChange
              raw={facts.change}
              text={formatChange(facts.change, locale)}
              words={{ up: t("up"), down: t("down"), flat: t("flat") }}
            />
          )
        }
      />
    </StatGroup>
  );
}
