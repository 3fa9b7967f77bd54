import { Flame } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { readMiningState } from "@/lib/domain/mining/server";
import { dayOffProgress } from "@/lib/domain/mining/streak";
import { formatRate } from "@/lib/money/format";
import { readRatePercent } from "./rate-percent";

/** Sessions in a row: how many, what they add, and what keeps the row. */
export async function StreakCard({ timeZone }: { timeZone: string }) {
  const [locale, t, state, bonus] = await Promise.all([
    getLocale(),
    getTranslations("mining.streak"),
    readMiningState(),
    readRatePercent("streak"),
  ]);
  const session = state.kind === "session" ? state.session : null;
  const streak = session?.streak ?? null;
  if (!session || streak === null) {
    return (
      <Card>
        <CardHeading>{t("title")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const total = MINING_RULES.sessionsForDayOff;
  const done = dayOffProgress(streak);
  const progressText = t("progress", { done, total });
  const { daysOff, streakUntil } = session;
  const facts = [
    ...(streakUntil && streak > 0
      ? [{ label: t("until"), value: <MemberTime at={streakUntil} timeZone={timeZone} /> }]
      : []),
    ...(daysOff == null ? [] : [{ label: t("daysOff"), value: String(daysOff) }]),
  ];
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <h2 className="flex items-center gap-2.5 text-base">
          <Icon node={Flame} className="text-accent-text" />
          {t("title")}
        </h2>
        <p className="figures text-md">
          <span className="font-semibold">{t("count", { count: streak })}</span>
          {bonus && (
            <span className="text-up">
              {" "}
              <bdi dir="ltr">+{formatRate(bonus, locale)}</bdi>
            </span>
          )}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={t("progressLabel")}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progressText}
        className="mt-3.5 mb-2 flex gap-1"
      >
        {Array.from({ length: total }, (_, index) => `${index + 1}`).map((place) => (
          <span
            key={place}
            className={`h-1.5 grow rounded-full ${Number(place) <= done ? "bg-accent" : "bg-raised"}`}
          />
        ))}
      </div>
      <p aria-hidden className="mb-3 text-sm text-muted">
        {progressText}
      </p>
      <dl className="mt-1 flex flex-wrap justify-between gap-x-5 gap-y-2 empty:hidden">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures text-base font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** How a row of sessions is kept and what it earns. */
export async function StreakRules() {
  const t = await getTranslations("mining.streak");
  return (
    <Card>
      <CardHeading>{t("title")}</CardHeading>
      <p className="text-md text-muted">{t("text")}</p>
      <p className="mt-2 text-md text-muted">
        {t("daysOffText", { total: MINING_RULES.sessionsForDayOff })}
      </p>
    </Card>
  );
}
