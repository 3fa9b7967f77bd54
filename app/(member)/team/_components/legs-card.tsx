import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { NoValue } from "@/app/_ui/text/no-value";
import { VolumePoints } from "@/app/_ui/text/volume-points";
import { areLegsEqual, readTeamSummary } from "@/lib/domain/team/server";
import { localeRow } from "@/lib/i18n/locales";
import { formatCount } from "@/lib/money/format";
import { LegBar } from "../../_components/leg-bar";

/** Both legs side by side; the left one stays left in every language. */
export async function TeamLegsCard() {
  const [t, common, locale, team] = await Promise.all([
    getTranslations("team"),
    getTranslations("common"),
    getLocale(),
    readTeamSummary(),
  ]);
  if (!team?.left || !team.right) return null;
  const inOrder = [
    { name: t("leftLeg"), leg: team.left },
    { name: t("rightLeg"), leg: team.right },
  ];
  // Where the table is mirrored, the left leg's column still stands left of the right leg's.
  const legs = localeRow(locale).dir === "rtl" ? inOrder.toReversed() : inOrder;
  const missingText = common("notAvailable");
  const count = (value: number | null | undefined) =>
    typeof value === "number" ? (
      <span className="figures">{formatCount(value, locale)}</span>
    ) : (
      <NoValue text={missingText} />
    );
  const points = (raw: string | null | undefined) => (
    <VolumePoints {...{ raw, locale, missingText }} />
  );
  const rows = [
    { name: t("legMembers"), cells: legs.map(({ leg }) => count(leg.count)) },
    { name: t("legActive"), cells: legs.map(({ leg }) => count(leg.active)) },
    { name: t("legOpen"), cells: legs.map(({ leg }) => points(leg.carry)) },
    { name: t("legToday"), cells: legs.map(({ leg }) => points(leg.today)) },
  ];
  return (
    <Card className="max-md:p-4">
      <CardHeading
        aside={
          team.weakLeg ? (
            <Badge tone="info">{t(`weakLeg.${team.weakLeg}`)}</Badge>
          ) : (
            areLegsEqual(team) && <Badge tone="neutral">{t("weakLeg.none")}</Badge>
          )
        }
      >
        {t("legsTitle")}
      </CardHeading>
      <LegBar left={team.left.volume ?? null} right={team.right.volume ?? null} />
      <p className="mt-3 text-sm text-muted">{t("volumeNote")}</p>
      <table className="mt-5 w-full table-fixed text-md">
        <caption className="sr-only">{t("legsTitle")}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="w-[36%] pb-2 text-start font-medium">
              <span className="sr-only">{t("legFigure")}</span>
            </th>
            {legs.map(({ name }) => (
              <th key={name} scope="col" className="pb-2 ps-2 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells: [first, second] }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-start font-normal text-muted">
                {name}
              </th>
              <td className="py-2.5 text-end font-medium">{first}</td>
              <td className="py-2.5 text-end font-medium">{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
