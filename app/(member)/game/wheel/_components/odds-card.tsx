import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import type { Wheel } from "@/lib/contract/game";
import { averagePrize } from "@/lib/game/average-prize";
import { formatRate } from "@/lib/money/format";
import { PLAIN_CELL, PlainTable } from "../../_components/plain-table";
import { prizeText } from "../../_components/prize-text";
import { prizeTexts } from "../../_components/prize-texts";
import { PrizeValue } from "../../_components/prize-value";

/** The odds of each segment and what its prize is worth, before anybody plays. */
export async function OddsCard({ wheel: { segments } }: { wheel: Wheel }) {
  const [locale, t, common, texts] = await Promise.all([
    getLocale(),
    getTranslations("wheel"),
    getTranslations("common"),
    prizeTexts(),
  ]);
  const parts = segments.reduce((sum, { weight }) => sum + weight, 0);
  const average = averagePrize(segments);
  const emptyText = common("notAvailable");
  return (
    <Card className="h-full">
      <CardHeading>{t("odds")}</CardHeading>
      <PlainTable caption={t("odds")} headings={[t("prize"), t("chance"), t("value")]}>
        {segments.map(({ index, weight, percent, prize }) => (
          <tr key={index}>
            <th scope="row" className="py-2.75 text-start font-medium text-balance">
              {prizeText(prize, locale, texts)}
            </th>
            <td className={`figures ${PLAIN_CELL}`}>
              <bdi dir="ltr">{formatRate(percent, locale)}</bdi>
              <span className="block text-sm text-faint">{t("parts", { weight, parts })}</span>
            </td>
            <td className={PLAIN_CELL}>
              <PrizeValue value={prize.value} locale={locale} emptyText={emptyText} />
            </td>
          </tr>
        ))}
        {average && (
          <tr className="text-muted">
            <th scope="row" colSpan={2} className="py-2.75 text-start font-medium">
              {t("average")}
            </th>
            <td className={PLAIN_CELL}>
              <PrizeValue value={average} locale={locale} emptyText={emptyText} />
            </td>
          </tr>
        )}
      </PlainTable>
      <p className="mt-4 text-sm text-faint">{t("valueNote")}</p>
    </Card>
  );
}
