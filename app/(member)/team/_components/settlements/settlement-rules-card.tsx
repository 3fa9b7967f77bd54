import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatPoints, formatRate, formatUsd } from "@/lib/money/format";
import type { Settlements } from "@/lib/team/server";
import { matchLegs } from "@/lib/team/settlement";

const EXAMPLE = { left: "1800", right: "20800" } as const;

/** How the two legs are settled each day, with the contract's example worked out by the service's own rules. */
export async function SettlementRulesCard({ rules }: { rules: NonNullable<Settlements["rules"]> }) {
  const [t, locale] = await Promise.all([getTranslations("team.rules"), getLocale()]);
  const match = matchLegs(EXAMPLE.left, EXAMPLE.right, rules);
  const points = (raw: string) => <Amount raw={raw} text={formatPoints(raw, locale)} />;
  const usd = (raw: string) => <Amount raw={raw} text={formatUsd(raw, locale)} />;
  const percent = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  return (
    <Card>
      <CardHeading>{t("settlementTitle")}</CardHeading>
      <ul className="grid list-disc gap-2.5 ps-5 text-md">
        <li>{t("matched")}</li>
        <li>{t("bonus", { percent: percent(rules.bonusBps) })}</li>
        <li>{t("cap", { cap: formatUsd(rules.capPerDay, locale) })}</li>
        <li>{t("carry")}</li>
        <li>{t("qualified")}</li>
        {typeof rules.guardBps === "number" && (
          <li>{t("guard", { percent: percent(rules.guardBps) })}</li>
        )}
      </ul>
      <div className="mt-5 rounded-inset bg-raised px-4 py-3">
        <h3 className="mb-3 text-base">{t("example")}</h3>
        <FactList
          facts={[
            { label: t("exampleLeft"), value: points(EXAMPLE.left) },
            { label: t("exampleRight"), value: points(EXAMPLE.right) },
            { label: t("exampleMatched"), value: points(match.matched) },
            { label: t("exampleBonus"), value: usd(match.bonus) },
            { label: t("exampleCarry"), value: points(match.carryRight) },
          ]}
        />
      </div>
    </Card>
  );
}
