import { CalendarClock, Pickaxe, TriangleAlert } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { Point } from "@/app/_ui/point";
import { COMMISSION_BPS } from "@/lib/contract/published-rules";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { COSTS_ID } from "./anchors";
import type { MiningTerms } from "./section-props";

/** Where the yield comes from, and everything that is paid or taken: said before anybody buys. */
export async function Costs({ terms }: { terms: MiningTerms }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("marketplace.costs")]);
  const commissions = {
    direct: formatRate(bpsAsPercent(COMMISSION_BPS.direct), locale),
    level2: formatRate(bpsAsPercent(COMMISSION_BPS.level2), locale),
  };
  const facts = [
    { label: t("price"), value: t("priceText") },
    { label: t("buying"), value: t("buyingText") },
    { label: t("mining"), value: t("miningText", { percent: terms.fee }) },
    { label: t("commissions"), value: t("commissionsText", commissions) },
    { label: t("later"), value: t("laterText") },
  ];
  return (
    <div id={COSTS_ID} className="mt-5 grid scroll-mt-20 items-start gap-5 lg:grid-cols-2">
      <Card aria-labelledby="yield-title">
        <h2 id="yield-title" className="mb-5 text-lg">
          {t("title")}
        </h2>
        <ul className="grid gap-5">
          <Point icon={Pickaxe} title={t("issueTitle")} text={t("issueText")} level={3} />
          <Point icon={CalendarClock} title={t("changeTitle")} text={t("changeText")} level={3} />
          <Point icon={TriangleAlert} title={t("riskTitle")} text={t("riskText")} level={3} />
        </ul>
      </Card>
      <Card aria-labelledby="costs-title">
        <h2 id="costs-title" className="mb-4 text-lg">
          {t("allTitle")}
        </h2>
        <dl className="divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 py-3 first:pt-0 sm:grid-cols-[8.5rem_1fr]">
              <dt className="text-base font-medium">{label}</dt>
              <dd className="text-md text-muted">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-3 text-md text-muted">{t("final")}</p>
      </Card>
    </div>
  );
}
