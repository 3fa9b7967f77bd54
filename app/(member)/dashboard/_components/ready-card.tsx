import { ChartCandlestick, FerrisWheel } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { RetryButton } from "@/app/_shell/states/retry-button";
import { Texts } from "@/app/_shell/texts/texts";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import {
  CardIsland as Card,
  CardHeadingIsland as CardHeading,
  LinkButtonIsland as LinkButton,
  SignDiscIsland as SignDisc,
  TokenDiscIsland as TokenDisc,
} from "@/app/_ui/data/islands";
import { AMBTC } from "@/lib/contract/values/tokens";
import { readProfile } from "@/lib/domain/account/server";
import { nextUtcDay, tomorrowsCheckIn } from "@/lib/domain/airdrop/check-in";
import { formatFullAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { CheckInAction } from "../../_components/check-in/check-in-action";
import { DayStrip } from "../../_components/check-in/day-strip";
import { readToday } from "./today";

const READY_ID = "ready-today";

interface ReadyRowProps {
  disc: ReactNode;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

/** One thing that can be done today. */
function ReadyRow({ disc, title, text, children }: ReadyRowProps) {
  return (
    <li className="ready-row">
      {disc}
      <div className="min-w-min flex-1 basis-28">
        <h3 className="row-heading">{title}</h3>
        <p className="row-note">{text}</p>
      </div>
      {children}
    </li>
  );
}

async function CheckInRow() {
  const [locale, t, game, dashboard, user, today] = await Promise.all([
    getLocale(),
    getTranslations("airdrop.checkIn"),
    getTranslations("game"),
    getTranslations("dashboard"),
    readProfile(),
    readToday(),
  ]);
  const { checkIn, isPaid, serverTime, primary } = today;
  if (!checkIn) return null;
  const { day, rewards, claimedToday, nextAt } = checkIn;
  const reward = rewards[day - 1];
  const amount = isPaid && reward ? formatFullAmount(reward, AMBTC, locale) : null;
  return (
    <ReadyRow
      disc={<TokenDisc symbol={AMBTC} size={40} />}
      title={t("title")}
      text={
        claimedToday
          ? t.rich("next", {
              time: () => (
                <RunningCountdown until={nextAt ?? nextUtcDay(serverTime)} serverNow={serverTime} />
              ),
            })
          : amount
            ? t("days.today", { day, amount })
            : t("dayOf", { day, total: rewards.length })
      }
    >
      <CheckInAction
        label={t("submit")}
        tone={primary === "checkIn" ? "primary" : "outline"}
        date={serverTime.slice(0, 10)}
        tomorrow={isPaid ? tomorrowsCheckIn(checkIn) : null}
        wasValid={user.isValid}
        isDone={claimedToday}
        focusId={READY_ID}
        next={
          today.wheel?.canSpin
            ? { href: PAGES.gameWheel.path, label: game("openSpin") }
            : { href: PAGES.airdrop.path, label: dashboard("miningUnlock") }
        }
        locale={locale}
      >
        {null}
      </CheckInAction>
    </ReadyRow>
  );
}

async function WheelRow({ isFilled }: { isFilled: boolean }) {
  const [t, ready, tasks, { wheel, serverTime }] = await Promise.all([
    getTranslations("game"),
    getTranslations("dashboard.ready"),
    getTranslations("airdrop.tasks"),
    readToday(),
  ]);
  if (!wheel) return null;
  const { canSpin, nextAt } = wheel;
  return (
    <ReadyRow
      disc={<SignDisc sign={FerrisWheel} />}
      title={t("wheelTitle")}
      text={
        canSpin
          ? t("spinFree")
          : tasks.rich("again", {
              time: () => (
                <RunningCountdown until={nextAt ?? nextUtcDay(serverTime)} serverNow={serverTime} />
              ),
            })
      }
    >
      {canSpin && (
        <LinkButton href={PAGES.gameWheel.path} tone={isFilled ? "primary" : "outline"}>
          {ready("spin")}
        </LinkButton>
      )}
    </ReadyRow>
  );
}

async function RoundRow({ isFilled }: { isFilled: boolean }) {
  const [t, game, { round }] = await Promise.all([
    getTranslations("dashboard.ready"),
    getTranslations("game"),
    readToday(),
  ]);
  if (!round) return null;
  return (
    <ReadyRow
      disc={<SignDisc sign={ChartCandlestick} />}
      title={game("predictionTitle")}
      text={t.rich("closes", {
        time: () => <RunningCountdown until={round.until} serverNow={round.serverTime} />,
      })}
    >
      <LinkButton href={PAGES.prediction.path} tone={isFilled ? "primary" : "outline"}>
        {t("enter")}
      </LinkButton>
    </ReadyRow>
  );
}

/** What the buttons and clocks of today's card say. */
export const READY_TEXTS = [
  "airdrop.balance.title",
  "airdrop.checkIn.days.coming",
  "airdrop.checkIn.title",
  "airdrop.validity.reachedTitle",
  "airdrop.validity.startMining",
  "airdrop.write",
] as const;

/** What is free today: the check-in with its streak, the spin and the open round; nothing where none is offered. */
export async function ReadyCard({ hasCheckIn }: { hasCheckIn: boolean }) {
  const [t, texts, today] = await Promise.all([
    getTranslations("dashboard.ready"),
    getTranslations(),
    readToday(),
  ]);
  const { wheel, round, serverTime, hasFailed } = today;
  const shown = hasCheckIn ? today.checkIn : null;
  // Where the check-in is a step of the first day, so is the one filled button.
  const primary = hasCheckIn ? today.primary : null;
  if (!shown && !wheel && !round && !hasFailed) return null;
  return (
    <Card id={READY_ID} tabIndex={-1} className="max-md:p-4">
      <CardHeading
        aside={
          <span className="text-sm text-muted">
            {t.rich("resets", {
              time: () => (
                <RunningCountdown until={nextUtcDay(serverTime)} serverNow={serverTime} />
              ),
            })}
          </span>
        }
      >
        {t("title")}
      </CardHeading>
      {shown && <DayStrip checkIn={shown} />}
      <ul className="mt-1 -mb-2.5">
        {shown && (
          <Texts of={READY_TEXTS}>
            <CheckInRow />
          </Texts>
        )}
        <WheelRow isFilled={primary === "spin"} />
        <RoundRow isFilled={primary === "predict"} />
      </ul>
      {hasFailed && (
        <p
          role="alert"
          className="mt-3 flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-inset bg-raised px-4 py-1.5 text-md"
        >
          {texts("unavailable.sectionTitle")}
          <RetryButton text={texts("common.retry")} />
        </p>
      )}
    </Card>
  );
}
