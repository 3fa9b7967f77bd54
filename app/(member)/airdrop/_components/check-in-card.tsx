import { getLocale, getTranslations } from "next-intl/server";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import type { CheckIn } from "@/lib/contract/airdrop";
import { nextUtcDay, tomorrowsCheckIn } from "@/lib/domain/airdrop/check-in";
import { type Season, seasonState } from "@/lib/domain/airdrop/season";
import { dateFormat } from "@/lib/i18n/date-format";
import { formatFullAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { CheckInAction } from "../../_components/check-in/check-in-action";
import { DayStrip } from "../../_components/check-in/day-strip";
import { AIRDROP_SYMBOL } from "./airdrop-symbol";
import { CHECK_IN_ID } from "./anchors";

interface UtcDayNoteProps {
  serverTime: string;
  timeZone: string;
}

/** When a day of check-ins begins, in UTC and as the member's own clock shows it. */
async function UtcDayNote({ serverTime, timeZone }: UtcDayNoteProps) {
  const [t, locale] = await Promise.all([getTranslations("airdrop.checkIn"), getLocale()]);
  if (timeZone === "UTC") return t("dayStartUtc");
  const clock = dateFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  const time = clock.format(new Date(nextUtcDay(serverTime)));
  return t("dayStart", { time });
}

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
  const [locale, t, game] = await Promise.all([
    getLocale(),
    getTranslations("airdrop.checkIn"),
    getTranslations("game"),
  ]);
  const { day, streak, claimedToday, nextAt, rewards } = checkIn;
  const state = season && seasonState(season, serverTime);
  const reward = rewards[day - 1];
  const amount = reward && formatFullAmount(reward, AIRDROP_SYMBOL, locale);
  const isPaid = state === "running" && reward !== undefined && amount !== undefined;
  return (
    <Card id={CHECK_IN_ID} tabIndex={-1} className="flex h-full flex-col max-md:p-4">
      <CardHeading aside={<Badge>{t("streak", { count: streak })}</Badge>}>
        {t("title")}
      </CardHeading>
      {isPaid && (
        <p className="figures-display -mt-3 text-3xl rtl:-mt-1.5">
          <Amount raw={reward} text={`+${amount}`} />
        </p>
      )}
      <p className="mt-0.5 mb-3 text-md text-muted">{t("dayOf", { day, total: rewards.length })}</p>
      <DayStrip checkIn={checkIn} />
      <div className="mt-auto grid gap-2.5 pt-4">
        {!claimedToday && !isPaid && (
          <p className="text-sm text-muted">{t(state === "spent" ? "unpaidSpent" : "unpaid")}</p>
        )}
        <CheckInAction
          label={isPaid ? t("submitFor", { amount }) : t("submit")}
          tone="primary"
          date={serverTime.slice(0, 10)}
          tomorrow={isPaid ? tomorrowsCheckIn(checkIn) : null}
          wasValid={isValid}
          isDone={claimedToday}
          focusId={CHECK_IN_ID}
          next={{ href: PAGES.gameWheel.path, label: game("openSpin") }}
          locale={locale}
        >
          <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-1.5 rounded-button bg-raised px-4 py-2.5 text-md text-muted">
            {t.rich("next", {
              time: () => (
                <RunningCountdown
                  className="font-medium text-text"
                  until={nextAt ?? nextUtcDay(serverTime)}
                  serverNow={serverTime}
                />
              ),
            })}
          </p>
        </CheckInAction>
      </div>
      <p className="mt-3 text-sm text-muted">
        {t("missed")}
        {sentenceGap(locale)}
        <UtcDayNote serverTime={serverTime} timeZone={timeZone} />
      </p>
    </Card>
  );
}
