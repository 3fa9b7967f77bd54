import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { Progress } from "@/app/_ui/data/progress";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { readMiningRate, readMiningState } from "@/lib/domain/mining/server";
import { dayOffProgress } from "@/lib/domain/mining/streak";
import { formatRate } from "@/lib/money/format";
import { reportOutage } from "@/lib/session/server";

// The rate only adds what the row is worth.
async function readBonus(): Promise<string | null> {
  try {
    const rate = await readMiningRate();
    return rate?.components.find(({ code }) => code === "streak")?.percent ?? null;
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}

/** Sessions in a row: how many, what they add, and what keeps the row. */
export async function StreakCard({ timeZone }: { timeZone: string }) {
  const [locale, t, state, bonus] = await Promise.all([
    getLocale(),
    getTranslations("mining.streak"),
    readMiningState(),
    readBonus(),
  ]);
  const session = state.kind === "session" ? state.session : null;
  const streak = session?.streak ?? null;
  if (!session || streak === null) {
    return (
      <Card className="h-full">
        <CardHeading>{t("title")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const total = MINING_RULES.sessionsForDayOff;
  const done = dayOffProgress(streak);
  const progressText = t("progress", { done, total });
  const { daysOff, streakUntil } = session;
  return (
    <Card className="h-full">
      <CardHeading>{t("title")}</CardHeading>
      <p className="figures-display text-3xl">{t("count", { count: streak })}</p>
      {bonus && (
        <p className="mt-0.5 text-sm text-muted">
          {t("bonus", { percent: formatRate(bonus, locale) })}
        </p>
      )}
      <div className="mt-5 mb-1.5">
        <Progress percent={(done / total) * 100} label={t("progressLabel")} text={progressText} />
      </div>
      <p aria-hidden className="mb-4 text-sm text-muted">
        {progressText}
      </p>
      <FactList
        facts={[
          ...(daysOff == null ? [] : [{ label: t("daysOff"), value: String(daysOff) }]),
          ...(streakUntil && streak > 0
            ? [{ label: t("until"), value: <MemberTime at={streakUntil} timeZone={timeZone} /> }]
            : []),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t("text")}</p>
      <p className="mt-2 text-sm text-muted">{t("daysOffText", { total })}</p>
    </Card>
  );
}
