import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { PriceChange } from "@/app/_ui/price-change";
import { Stat, StatGroup } from "@/app/_ui/stat";
import { formatChange, formatPrice } from "@/lib/money/format";
import type { PricePoint } from "@/lib/price/history";
import { rangeFacts } from "@/lib/price/range-facts";
import type { CourseTexts } from "./detail-texts";

interface RangeFactsProps {
  points: readonly PricePoint[];
  locale: string;
  texts: CourseTexts;
}

/** High, low and change of what the chart shows. */
export function RangeFacts({ points, locale, texts }: RangeFactsProps) {
  const facts = rangeFacts(points);
  if (!facts) return null;
  const price = (raw: string) => (
    <Amount raw={raw} text={formatPrice(raw, locale)} className="text-lg" />
  );
  return (
    <StatGroup className="mb-4 sm:grid-cols-3">
      <Stat label={texts.high} value={price(facts.high)} />
      <Stat label={texts.low} value={price(facts.low)} />
      <Stat
        label={texts.change}
        value={
          facts.change === null ? (
            <NoValue text={texts.none} />
          ) : (
            <PriceChange
              raw={facts.change}
              text={formatChange(facts.change, locale)}
              words={texts.words}
            />
          )
        }
      />
    </StatGroup>
  );
}
