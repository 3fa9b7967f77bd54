import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { Card, CardHeading } from "@/app/_ui/card";
import { nextUtcDay } from "@/lib/airdrop/check-in";
import { type Season, seasonState } from "@/lib/airdrop/season";
import type { CheckIn } from "@/lib/contract/airdrop";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { CHECK_IN_ID } from "../anchors";
import { TimeUntil } from "../time-until";
import { writeTexts } from "../write-texts";
import { CheckInButton } from "./check-in-button";
import { DayStrip } from "./day-strip";
import { UtcDayNote } from "./utc-day-note";

interface CheckInCardProps {
  checkIn: CheckIn;
  season: Season | null;
  serverTime: string;
  timeZone: string;
  isValid: boolean;
}

/** The seven days of check-ins, today's button, and when the next one opens. */
export async function CheckInCard({
  checkIn,
  season,
  serverTime,
  timeZone,
  isValid,
}: CheckInCardProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.checkIn")]);
  const { day, streak, claimedToday, nextAt, rewards } = checkIn;
  const state = season && seasonState(season, serverTime);
  const reward = rewards[day - 1];
  const amount = reward && formatFullAmount(reward, AIRDROP_SYMBOL, locale);
  const isPaid = state === "running" && reward !== undefined && amount !== undefined;
  return (
    <Card id={CHECK_IN_ID} tabIndex={-1} className="flex h-full flex-col">
      <CardHeading aside={<Badge>{t("streak", { count: streak })}</Badge>}>
        {t("title")}
      </CardHeading>
      {isPaid && (
        <p className="figures-display -mt-2 text-3xl">
          <Amount raw={reward} text={`+${amount}`} />
        </p>
      )}
      <p className="mt-0.5 mb-5 text-md text-muted">{t("dayOf", { day, total: rewards.length })}</p>
      <DayStrip checkIn={checkIn} />
      <p className="mt-4 text-sm text-muted">
        {t("missed")} <UtcDayNote serverTime={serverTime} timeZone={timeZone} />
      </p>
      <div className="mt-auto grid gap-2.5 pt-5">
        {!claimedToday && !isPaid && (
          <p className="text-sm text-muted">{t(state === "spent" ? "unpaidSpent" : "unpaid")}</p>
        )}
        {claimedToday ? (
          <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-button bg-raised px-4 py-2.5 text-md text-muted">
            {t.rich("next", {
              time: () => (
                <TimeUntil until={nextAt ?? nextUtcDay(serverTime)} serverTime={serverTime} />
              ),
            })}
          </p>
        ) : (
          <CheckInButton
            label={isPaid ? t("submitFor", { amount }) : t("submit")}
            day={serverTime.slice(0, 10)}
            wasValid={isValid}
            locale={locale}
            texts={await writeTexts()}
          />
        )}
      </div>
    </Card>
  );
}
