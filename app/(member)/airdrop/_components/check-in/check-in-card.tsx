import { Check } from "lucide";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import type { CheckIn } from "@/lib/contract/airdrop";
import { type CheckInDay, checkInDays, nextUtcDay } from "@/lib/domain/airdrop/check-in";
import { type Season, seasonState } from "@/lib/domain/airdrop/season";
import { formatFullAmount, formatPoints } from "@/lib/money/format";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { CHECK_IN_ID } from "../anchors";
import { CheckInButton } from "./check-in-button";

interface UtcDayNoteProps {
  serverTime: string;
  timeZone: string;
}

/** When a day of check-ins begins, in UTC and as the member's own clock shows it. */
async function UtcDayNote({ serverTime, timeZone }: UtcDayNoteProps) {
  const [t, format] = await Promise.all([getTranslations("airdrop.checkIn"), getFormatter()]);
  if (timeZone === "UTC") return t("dayStartUtc");
  const time = format.dateTime(new Date(nextUtcDay(serverTime)), {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return t("dayStart", { time });
}

const LOOKS: Readonly<Record<CheckInDay["state"], string>> = {
  done: "border-transparent bg-tint-up text-up",
  today: "border-accent bg-raised text-text",
  coming: "border-line bg-raised text-muted",
};

/** The days of the row with what each pays, done, today's and to come. */
async function DayStrip({ checkIn }: { checkIn: CheckIn }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("airdrop.checkIn")]);
  return (
    <ol aria-label={t("daysLabel")} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
      {checkInDays(checkIn).map(({ day, reward, state }) => (
        <li
          key={day}
          aria-current={state === "today" ? "date" : undefined}
          className={`grid min-w-0 justify-items-center gap-1 rounded-inset border py-3 sm:py-4 ${LOOKS[state]}`}
        >
          <span className="sr-only">
            {t(`days.${state}`, {
              day,
              amount: formatFullAmount(reward, AIRDROP_SYMBOL, locale),
            })}
          </span>
          <span aria-hidden className="figures text-xs text-muted">
            {day}
          </span>
          <span aria-hidden className="figures grid h-6 place-items-center text-base font-semibold">
            {state === "done" ? (
              <Icon node={Check} size={18} strokeWidth={2} />
            ) : (
              <bdi dir="ltr">+{formatPoints(reward, locale)}</bdi>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
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
                <RunningCountdown
                  className="font-medium text-text"
                  until={nextAt ?? nextUtcDay(serverTime)}
                  serverNow={serverTime}
                />
              ),
            })}
          </p>
        ) : (
          <CheckInButton
            label={isPaid ? t("submitFor", { amount }) : t("submit")}
            day={serverTime.slice(0, 10)}
            wasValid={isValid}
            locale={locale}
          />
        )}
      </div>
    </Card>
  );
}
