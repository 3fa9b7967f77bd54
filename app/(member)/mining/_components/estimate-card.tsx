import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { ESTIMATE_PERIODS, estimateNet } from "@/lib/domain/mining/estimate";
import { readMiningRate } from "@/lib/domain/mining/server";
import { multiplyAmount } from "@/lib/money/decimal";
import { formatAmount, formatUsd } from "@/lib/money/format";
import { readUnitPrice } from "./unit-price";

/** What the present rate would bring in a day, a week and thirty days. */
export async function EstimateCard() {
  const [locale, t, rate, price] = await Promise.all([
    getLocale(),
    getTranslations("mining"),
    readMiningRate(),
    readUnitPrice(),
  ]);
  const rows = rate
    ? ESTIMATE_PERIODS.map((period) => ({ period, amount: estimateNet(rate.net, period) }))
    : [];
  return (
    <Card className="h-full">
      <CardHeading aside={<Badge tone="info">{t("estimate.title")}</Badge>}>
        {t("estimate.heading")}
      </CardHeading>
      {rate ? (
        <>
          <FactList
            facts={rows.map(({ period, amount }) => ({
              label: t(`estimate.${period}`),
              value: (
                <>
                  <Amount isPrivate raw={amount} text={formatAmount(amount, MBTC, locale)} />
                  {price && (
                    <span data-private className="block text-sm font-normal text-muted">
                      {t("estimate.value", {
                        value: formatUsd(multiplyAmount(amount, price, "down"), locale),
                      })}
                    </span>
                  )}
                </>
              ),
            }))}
          />
          <CutFacts
            symbol={MBTC}
            locale={locale}
            facts={rows.map(({ period, amount }) => ({
              label: t(`estimate.${period}`),
              raw: amount,
            }))}
          />
          <p className="mt-4 text-sm text-muted">{t("estimate.note")}</p>
        </>
      ) : (
        <p className="text-md text-muted">{t("estimate.missing")}</p>
      )}
    </Card>
  );
}
