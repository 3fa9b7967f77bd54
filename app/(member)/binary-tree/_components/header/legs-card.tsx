import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { areLegsEqual, readTeamSummary, type TeamSummary } from "@/lib/domain/team/server";
import { formatPoints } from "@/lib/money/format";

type Leg = NonNullable<TeamSummary["left"]>;

/** The totals of one leg: members, what came in today, and what is carried forward. */
async function LegFigures({ leg }: { leg: Leg | null }) {
  const [locale, format, t, common] = await Promise.all([
    getLocale(),
    getFormatter(),
    getTranslations("binaryTree"),
    getTranslations("common"),
  ]);
  const number = (count: number) => format.number(count, { numberingSystem: "latn" });
  const points = (value: string | null | undefined) =>
    value == null ? (
      <NoValue text={common("notAvailable")} />
    ) : (
      <Amount raw={value} text={formatPoints(value, locale)} />
    );
  const active = leg?.active;
  return (
    <dl className="grid grid-cols-3 gap-x-3">
      <div className="min-w-0">
        <dt className="text-sm text-muted">{t("members")}</dt>
        <dd className="figures-display mt-0.5 text-2xl">
          {leg ? <bdi>{number(leg.count)}</bdi> : <NoValue text={common("notAvailable")} />}
        </dd>
        {active != null && (
          <dd className="text-sm text-muted">
            {t("activeCount", { count: active, number: number(active) })}
          </dd>
        )}
      </div>
      <div className="min-w-0">
        <dt className="text-sm text-muted">{t("today")}</dt>
        <dd className="figures-display mt-0.5 text-2xl break-words">{points(leg?.today)}</dd>
      </div>
      <div className="min-w-0">
        <dt className="text-sm text-muted">{t("carried")}</dt>
        <dd className="figures-display mt-0.5 text-2xl break-words">{points(leg?.carry)}</dd>
      </div>
    </dl>
  );
}

/** The totals of both legs; the left one stands on the left in every language, as it is a business term. */
export async function TreeLegsCard() {
  const [t, team, words] = await Promise.all([
    getTranslations("binaryTree"),
    readTeamSummary(),
    getTranslations("team.weakLeg"),
  ]);
  const legs = [
    { side: "left", name: t("leftLeg"), colour: "bg-violet", figures: team?.left ?? null },
    { side: "right", name: t("rightLeg"), colour: "bg-accent", figures: team?.right ?? null },
  ] as const;
  return (
    <Card className="h-full">
      <CardHeading
        aside={team && areLegsEqual(team) && <Badge tone="neutral">{words("none")}</Badge>}
      >
        {t("legsTitle")}
      </CardHeading>
      {team ? (
        <>
          <div dir="ltr" className="grid gap-6 md:grid-cols-2 md:gap-0">
            {legs.map(({ side, name, colour, figures }) => (
              <section
                key={side}
                aria-label={name}
                className="min-w-0 md:not-first:border-s md:not-first:border-line md:not-first:ps-6 md:not-last:pe-6"
              >
                <h3 className="mb-3 flex h-6 items-center gap-2 text-md">
                  <span aria-hidden className={`size-2 rounded-full ${colour}`} />
                  <bdi>{name}</bdi>
                  {team.weakLeg === side && <Badge tone="warn">{t("weakLeg")}</Badge>}
                </h3>
                <LegFigures leg={figures} />
              </section>
            ))}
          </div>
          <p className="mt-4 text-sm text-muted">{t("weakLegNote")}</p>
        </>
      ) : (
        <p className="text-md text-muted">{t("legsMissing")}</p>
      )}
    </Card>
  );
}
