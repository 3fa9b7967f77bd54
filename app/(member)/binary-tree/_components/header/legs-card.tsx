import { Scale } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { areLegsEqual, readTeamSummary, type TeamSummary } from "@/lib/domain/team/server";
import { formatCount, formatPoints } from "@/lib/money/format";

type Leg = NonNullable<TeamSummary["left"]>;

interface LegFiguresProps {
  name: string;
  colour: string;
  leg: Leg | null;
  isWeak: boolean;
  isLast: boolean;
}

/** One leg: what is carried forward, and below it members and what came in today. */
async function LegFigures({ name, colour, leg, isWeak, isLast }: LegFiguresProps) {
  const [locale, t, common] = await Promise.all([
    getLocale(),
    getTranslations("binaryTree"),
    getTranslations("common"),
  ]);
  const none = <NoValue text={common("notAvailable")} />;
  const number = (count: number) => formatCount(count, locale);
  const points = (value: string | null | undefined) =>
    value == null ? none : <Amount raw={value} text={formatPoints(value, locale)} />;
  const active = leg?.active;
  const facts = [
    {
      label: t("members"),
      value: leg ? (
        <>
          <bdi>{number(leg.count)}</bdi>
          {active != null && (
            <span className="font-normal text-muted">
              {" · "}
              {t("activeCount", { count: active, number: number(active) })}
            </span>
          )}
        </>
      ) : (
        none
      ),
    },
    { label: t("today"), value: points(leg?.today) },
  ];
  return (
    <section aria-label={name} className={`min-w-0 ${isLast ? "text-end" : ""}`}>
      <h3
        className={`flex min-h-6 flex-wrap items-center gap-2 text-md text-muted ${isLast ? "flex-row-reverse" : ""}`}
      >
        <span className={`flex min-w-0 items-center gap-2 ${isLast ? "flex-row-reverse" : ""}`}>
          <span aria-hidden className={`size-2 shrink-0 rounded-full ${colour}`} />
          <bdi className="min-w-0">{name}</bdi>
        </span>
        {isWeak && <Badge tone="warn">{t("weakLeg")}</Badge>}
      </h3>
      <dl className={`mt-1 grid gap-0.5 ${isLast ? "justify-items-end" : ""}`}>
        <div className="min-w-0">
          <dt className="text-sm text-muted">{t("carried")}</dt>
          <dd className="figures-display text-3xl break-words">{points(leg?.carry)}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div
            key={label}
            dir="auto"
            className={`flex flex-wrap items-baseline gap-x-1.5 text-sm ${isLast ? "[justify-content:right]" : ""}`}
          >
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How what both legs carry is shared. For drawing only. */
function shareOf(team: TeamSummary): number {
  const [left, right] = [Number(team.left?.carry ?? 0), Number(team.right?.carry ?? 0)];
  return left + right > 0 ? (left / (left + right)) * 100 : 50;
}

/** The totals of both legs; the left one stands on the left in every language, as it is a business term. */
export async function TreeLegsCard() {
  const [t, team, words] = await Promise.all([
    getTranslations("binaryTree"),
    readTeamSummary(),
    getTranslations("team.weakLeg"),
  ]);
  return (
    <Card className="h-full">
      <CardHeading
        aside={
          team &&
          areLegsEqual(team) && (
            <Badge tone="neutral">
              <Icon node={Scale} size={14} />
              {words("none")}
            </Badge>
          )
        }
      >
        {t("legsTitle")}
      </CardHeading>
      {team ? (
        <>
          <div dir="ltr">
            <div className="grid grid-cols-2 gap-4 max-[22rem]:gap-x-2">
              <LegFigures
                name={t("leftLeg")}
                colour="bg-violet"
                leg={team.left ?? null}
                isWeak={team.weakLeg === "left"}
                isLast={false}
              />
              <LegFigures
                name={t("rightLeg")}
                colour="bg-accent"
                leg={team.right ?? null}
                isWeak={team.weakLeg === "right"}
                isLast
              />
            </div>
            <div aria-hidden className="mt-3 flex h-2 gap-1">
              <span
                className="rounded-full bg-violet"
                style={{ inlineSize: `${shareOf(team)}%` }}
              />
              <span className="flex-1 rounded-full bg-accent" />
            </div>
          </div>
          <p className="mt-3 text-sm text-muted">{t("weakLegNote")}</p>
        </>
      ) : (
        <p className="text-md text-muted">{t("legsMissing")}</p>
      )}
    </Card>
  );
}
