import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card } from "@/app/_ui/card";
import { Stat, StatGroup } from "@/app/_ui/stat";
import { formatUsd } from "@/lib/money/format";

interface CommissionTotalsProps {
  totals: { readonly paid: string; readonly withheld: string };
}

/** What the rows under the filter add up to, on all pages together. */
export async function CommissionTotals({ totals }: CommissionTotalsProps) {
  const [t, locale] = await Promise.all([getTranslations("commissions"), getLocale()]);
  const amount = (raw: string) => <Amount isPrivate raw={raw} text={formatUsd(raw, locale)} />;
  return (
    <Card className="mb-5" aria-label={t("totals")}>
      <StatGroup>
        <Stat label={t("paidTotal")} value={amount(totals.paid)} />
        <Stat label={t("withheldTotal")} value={amount(totals.withheld)} />
      </StatGroup>
    </Card>
  );
}
