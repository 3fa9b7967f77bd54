import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { formatPoints } from "@/lib/money/format";
import type { TeamSummary } from "@/lib/team/server";

type Leg = NonNullable<TeamSummary["left"]>;

/** The totals of one leg: members, what came in today, and what is carried forward. */
export async function LegFigures({ leg }: { leg: Leg | null }) {
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
