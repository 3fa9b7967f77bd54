import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import type { GameState } from "@/lib/contract/game";
import { formatPoints } from "@/lib/money/format";
import { PLAIN_CELL, PlainTable } from "../../_components/plain-table";
import { prizeText } from "../../_components/prize-text";
import { PrizeValue } from "../../_components/prize-value";

/** What each score brings and what that is worth, before anybody plays. */
export async function RewardsCard({ rush }: { rush: GameState["rush"] }) {
  const [locale, t, common, prizes] = await Promise.all([
    getLocale(),
    getTranslations("rush"),
    getTranslations("common"),
    getTranslations("game.prizeWords"),
  ]);
  const { rewards, maxScore } = rush;
  const [first] = rewards;
  return (
    <Card className="h-full">
      <CardHeading>{t("rewards")}</CardHeading>
      <PlainTable caption={t("rewards")} headings={[t("scoreFrom"), t("prize"), t("estimate")]}>
        {rewards.map(({ minScore, prize }) => (
          <tr key={minScore}>
            <th scope="row" className="figures py-2.75 text-start font-medium">
              {formatPoints(String(minScore), locale)}
            </th>
            <td className={`${PLAIN_CELL} whitespace-nowrap`}>
              {prizeText(prize, locale, prizes)}
            </td>
            <td className={PLAIN_CELL}>
              <PrizeValue value={prize.value} locale={locale} emptyText={common("notAvailable")} />
            </td>
          </tr>
        ))}
      </PlainTable>
      <ul className="mt-4 grid list-disc gap-1.5 ps-5 text-sm text-muted">
        {first && <li>{t("belowFirst", { count: first.minScore })}</li>}
        {maxScore != null && <li>{t("maxScore", { count: maxScore })}</li>}
        <li>{t("rewardNote")}</li>
      </ul>
    </Card>
  );
}
