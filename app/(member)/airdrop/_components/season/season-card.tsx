import { getLocale, getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts/texts";
import { MemberTime } from "@/app/_shell/time/member-time";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { Progress } from "@/app/_ui/data/progress";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { distributedPercent, type Season, seasonState } from "@/lib/domain/airdrop/season";
import { readAirdropSummary } from "@/lib/domain/airdrop/server";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";

/** How much of the season's pool is given out. */
async function SeasonPool({ season }: { season: Season }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.season")]);
  const { distributed, pool } = season;
  const percent = distributedPercent(season);
  const isBelowDisplay = percent === 0 && !isZero(distributed);
  const amount = (raw: string) => formatAmount(raw, AIRDROP_SYMBOL, locale);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-md">
        <span className="text-muted">{t("distributed")}</span>
        <bdi className="figures font-medium">
          {isBelowDisplay ? t("percentBelow") : t("percentValue", { percent })}
        </bdi>
      </div>
      <Progress
        percent={percent}
        label={t("distributed")}
        text={t("distributedValue", { distributed: amount(distributed), pool: amount(pool) })}
      />
      <p className="text-sm text-muted">
        <Amount raw={distributed} text={amount(distributed)} />
      </p>
    </div>
  );
}

/** Stands for the season while none is dated. */
async function NoSeasonCard() {
  const t = await getTranslations("airdrop.season");
  return (
    <Card>
      <EmptyState title={t("noneTitle")} text={t("noneText")} />
    </Card>
  );
}

async function SeasonFacts({ season, timeZone }: Pick<SeasonCardProps, "season" | "timeZone">) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.season")]);
  const pool = formatFullAmount(season.pool, AIRDROP_SYMBOL, locale);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <FactList
        facts={[
          { label: t("pool"), value: <Amount raw={season.pool} text={pool} /> },
          {
            label: t("participants"),
            value: (
              <bdi className="figures">
                {t("participantsValue", { count: season.participants })}
              </bdi>
            ),
          },
          {
            label: t("starts"),
            value: <MemberTime at={season.startsAt} timeZone={timeZone} namesZone />,
          },
          {
            label: t("ends"),
            value: <MemberTime at={season.endsAt} timeZone={timeZone} namesZone />,
          },
        ]}
      />
    </div>
  );
}

interface SeasonCardProps {
  season: Season;
  serverTime: string;
  timeZone: string;
  /** With its dates, its pool and how many take part. */
  isWhole: boolean;
}

const TONES = { upcoming: "info", running: "up", spent: "warn", ended: "neutral" } as const;

/** The season: where it stands and until when, and how much of its pool is given out. */
async function SeasonCard({ season, serverTime, timeZone, isWhole }: SeasonCardProps) {
  const t = await getTranslations("airdrop.season");
  const state = seasonState(season, serverTime);
  const next = state === "upcoming" ? season.startsAt : state === "ended" ? null : season.endsAt;
  return (
    <Card className="max-md:p-4">
      <CardHeading aside={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}>
        {season.name}
      </CardHeading>
      <p className="-mt-2 mb-4 text-md text-muted">
        {next === null
          ? t("over")
          : t.rich(state === "upcoming" ? "startsIn" : "endsIn", {
              time: () => (
                <RunningCountdown
                  className="font-medium text-text"
                  until={next}
                  serverNow={serverTime}
                />
              ),
            })}
        {state === "spent" && ` ${t("spentText")}`}
      </p>
      <SeasonPool season={season} />
      {isWhole && <SeasonFacts season={season} timeZone={timeZone} />}
    </Card>
  );
}

/**
 * The season, or that there is none; nothing when the service has no airdrop.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function SeasonSection({ isWhole }: Pick<SeasonCardProps, "isWhole">) {
  const [summary, user] = await Promise.all([readAirdropSummary(), readProfile()]);
  if (!summary) return null;
  if (!summary.season) return <NoSeasonCard />;
  return (
    <Texts of={["countdown"]}>
      <SeasonCard
        season={summary.season}
        serverTime={summary.serverTime ?? serviceClock.instant()}
        timeZone={timeZoneOf(user.timeZone)}
        isWhole={isWhole}
      />
    </Texts>
  );
}
