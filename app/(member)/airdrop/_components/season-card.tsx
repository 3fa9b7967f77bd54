import { getFormatter, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { FactList } from "@/app/_ui/fact-list";
import { Progress } from "@/app/_ui/progress";
import type { AirdropSummary } from "@/lib/contract/airdrop";
import { formatAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "./airdrop-symbol";
import { distributedPercent, seasonState } from "./season-state";

interface SeasonCardProps {
  season: NonNullable<AirdropSummary["season"]>;
  now: Date;
  locale: string;
}

const TONES = { upcoming: "info", running: "up", ended: "neutral" } as const;

/** The season: its dates, its pool, how much of it is given out and to how many. */
export async function SeasonCard({ season, now, locale }: SeasonCardProps) {
  const [t, format] = await Promise.all([getTranslations("airdrop"), getFormatter()]);
  const state = seasonState(season, now);
  const percent = distributedPercent(season);
  const isBelowDisplay = percent === 0 && /[1-9]/.test(season.distributed);
  const amount = (raw: string) => formatAmount(raw, AIRDROP_SYMBOL, locale);
  const date = (instant: string) => (
    <time dateTime={instant}>
      {t("dates", { date: format.dateTime(new Date(instant), { dateStyle: "medium" }) })}
    </time>
  );
  const given = t("distributedValue", {
    distributed: amount(season.distributed),
    pool: amount(season.pool),
  });
  return (
    <Card>
      <CardHeading aside={<Badge tone={TONES[state]}>{t(state)}</Badge>}>{season.name}</CardHeading>
      <div className="mb-5 grid gap-2.5">
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-md">
          <span className="text-muted">{t("distributed")}</span>
          <bdi dir="ltr" className="figures font-medium">
            {isBelowDisplay ? t("percentBelow") : t("percentValue", { percent })}
          </bdi>
        </div>
        <Progress percent={percent} label={t("distributed")} text={given} />
        <p className="text-sm text-muted">
          {t.rich("distributedAmounts", {
            distributed: () => (
              <Amount raw={season.distributed} text={amount(season.distributed)} />
            ),
            pool: () => <Amount raw={season.pool} text={amount(season.pool)} />,
          })}
        </p>
      </div>
      <FactList
        facts={[
          { label: t("starts"), value: date(season.startsAt) },
          { label: t("ends"), value: date(season.endsAt) },
          { label: t("pool"), value: <Amount raw={season.pool} text={amount(season.pool)} /> },
          {
            label: t("participants"),
            value: (
              <bdi className="figures">
                {t("participantsValue", { count: season.participants })}
              </bdi>
            ),
          },
        ]}
      />
    </Card>
  );
}
