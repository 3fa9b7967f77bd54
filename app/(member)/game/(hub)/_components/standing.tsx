import { getLocale, getTranslations } from "next-intl/server";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import type { GameState } from "@/lib/contract/game";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readGameState } from "@/lib/domain/game/server";
import { formatPoints } from "@/lib/money/format";
import { RushLeaderboard } from "../../_components/leaderboard-card";

interface PowerCardProps {
  state: GameState;
  timeZone: string;
}

/** The power from games that counts now, until when, and what prizes are worth. */
async function PowerCard({ state: { power, serverTime }, timeZone }: PowerCardProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("game")]);
  const until = power?.until;
  return (
    <Card className="flex h-full flex-col">
      <CardHeading
        aside={
          <Badge tone={until ? "up" : "neutral"}>{t(until ? "powerCounts" : "powerNone")}</Badge>
        }
      >
        {t("powerTitle")}
      </CardHeading>
      <p className="figures-display text-4xl">
        {t("th", { th: formatPoints(power?.th ?? "0", locale) })}
      </p>
      <p className="mt-2 text-md text-muted">
        {until
          ? t.rich("powerUntil", {
              date: () => <MemberTime at={until} timeZone={timeZone} look="sentence" />,
              time: () => <CountdownTo until={until} serverNow={serverTime} />,
            })
          : t("powerNoneText")}
      </p>
      <ul className="mt-5 grid list-disc gap-2 border-t border-line ps-5 pt-5 text-md text-muted">
        <li>{t("powerRule")}</li>
        <li>{t("valueRule")}</li>
        <li>{t("dayRule")}</li>
      </ul>
    </Card>
  );
}

const LEADERS_SHOWN = 5;

/** What the games have brought: power that counts now, and the place among this week's best. */
export async function Standing() {
  const [state, user] = await Promise.all([readGameState(), readProfile()]);
  if (!state) return null;
  return (
    <div className="grid gap-5 xl:grid-cols-12">
      <div className="min-w-0 xl:col-span-5">
        <PowerCard state={state} timeZone={timeZoneOf(user.timeZone)} />
      </div>
      <div className="min-w-0 xl:col-span-7">
        <RushLeaderboard state={state} limit={LEADERS_SHOWN} />
      </div>
    </div>
  );
}
