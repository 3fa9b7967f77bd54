import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/member-time";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { type Season, seasonState } from "@/lib/airdrop/season";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { TimeUntil } from "../time-until";
import { SeasonPool } from "./season-pool";

interface SeasonCardProps {
  season: Season;
  serverTime: string;
  timeZone: string;
}

const TONES = { upcoming: "info", running: "up", spent: "warn", ended: "neutral" } as const;

/** The season: where it stands and until when, its dates, its pool and how many take part. */
export async function SeasonCard({ season, serverTime, timeZone }: SeasonCardProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.season")]);
  const state = seasonState(season, serverTime);
  const next = state === "upcoming" ? season.startsAt : state === "ended" ? null : season.endsAt;
  const pool = formatFullAmount(season.pool, AIRDROP_SYMBOL, locale);
  return (
    <Card className="h-full">
      <CardHeading aside={<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>}>
        {season.name}
      </CardHeading>
      <p className="-mt-2 mb-5 text-md text-muted">
        {next === null
          ? t("over")
          : t.rich(state === "upcoming" ? "startsIn" : "endsIn", {
              time: () => <TimeUntil until={next} serverTime={serverTime} />,
            })}
        {state === "spent" && ` ${t("spentText")}`}
      </p>
      <SeasonPool season={season} />
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
    </Card>
  );
}
