import { getLocale, getTranslations } from "next-intl/server";
import { memberSection } from "@/app/_shell/member-section";
import { Card, CardHeading } from "@/app/_ui/card";
import { COMMISSION_BPS } from "@/lib/contract/published-rules";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatPoints, formatRate, formatUsd } from "@/lib/money/format";
import { commissionsOn } from "@/lib/team/commission-rates";
import { readSettlements } from "@/lib/team/server";
import { SettlementRulesCard } from "./settlements/settlement-rules-card";

const EXAMPLE_PRICE = "780";

/** What is paid for whose purchases, in plain words, each with an example worked out by the same rules. */
export async function RulesCard() {
  const [t, locale] = await Promise.all([getTranslations("team.rules"), getLocale()]);
  const example = commissionsOn(EXAMPLE_PRICE);
  const rate = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  const settlement = await memberSection(async () => {
    const settlements = await readSettlements(1);
    return settlements?.rules ? <SettlementRulesCard rules={settlements.rules} /> : null;
  });
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <CardHeading>{t("commissionTitle")}</CardHeading>
        <ul className="grid list-disc gap-2.5 ps-5 text-md">
          <li>{t("direct", { percent: rate(COMMISSION_BPS.direct) })}</li>
          <li>{t("level2", { percent: rate(COMMISSION_BPS.level2) })}</li>
          <li>{t("purchasesOnly")}</li>
          <li>{t("withheld")}</li>
          <li>{t("refund")}</li>
        </ul>
        <p className="mt-5 rounded-inset bg-raised px-4 py-3 text-md">
          {t("commissionExample", {
            price: formatUsd(EXAMPLE_PRICE, locale),
            direct: formatUsd(example.direct, locale),
            level2: formatUsd(example.level2, locale),
          })}
        </p>
        <h3 className="mt-6 mb-2 text-base">{t("pointsTitle")}</h3>
        <ul className="grid list-disc gap-2.5 ps-5 text-md">
          <li>
            {t("points", {
              price: formatUsd(EXAMPLE_PRICE, locale),
              points: formatPoints(EXAMPLE_PRICE, locale),
            })}
          </li>
          <li>{t("pointsUp")}</li>
          <li>{t("pointsOwn")}</li>
          <li>{t("seats")}</li>
        </ul>
      </Card>
      {settlement}
    </div>
  );
}
