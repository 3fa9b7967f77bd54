"use client";

import { TextLink } from "@/app/_shell/forms/text-link";
import { RefreshingCountdown } from "@/app/_shell/refreshing-countdown";
import { Notice } from "@/app/_ui/notice";
import type { Wheel } from "@/lib/contract/game";
import { PAGES } from "@/lib/routes";
import { Committed } from "./committed";
import type { SpinDesk } from "./use-spin";
import type { WheelTexts } from "./wheel-texts";

interface SpunTodayProps {
  desk: SpinDesk;
  wheel: Wheel;
  serverNow: string;
  texts: WheelTexts;
}

/** After the day's spin: when the next one is, and what is committed for it already. */
export function SpunToday({ desk, wheel, serverNow, texts }: SpunTodayProps) {
  const { nextAt } = wheel;
  return (
    <section className="grid gap-4">
      {desk.isRefusedToday && !desk.answer && (
        <div role="alert">
          <Notice tone="warn">
            {texts.refusedToday}{" "}
            <TextLink href={PAGES.gameHistory.path}>{texts.openHistory}</TextLink>
          </Notice>
        </div>
      )}
      <div>
        <h2 className="text-xl">{texts.doneToday}</h2>
        <p className="mt-1 text-md text-muted">{texts.doneTodayText}</p>
      </div>
      {nextAt && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-md text-muted">{texts.nextIn}</span>
          <RefreshingCountdown
            until={nextAt}
            serverNow={wheel.serverTime ?? serverNow}
            texts={texts.countdown}
            className="figures-display text-3xl"
          />
        </p>
      )}
      <Committed wheel={wheel} label={texts.nextCommitted} texts={texts} />
    </section>
  );
}
