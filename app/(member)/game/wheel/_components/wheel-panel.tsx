"use client";

import { useMemo } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { RefreshingCountdown } from "@/app/_shell/time/refreshing-countdown";
import { Notice } from "@/app/_ui/state/notice";
import type { Wheel } from "@/lib/contract/game";
import { PAGES } from "@/lib/routes";
import { Committed } from "./committed";
import { SpinForm } from "./spin-form";
import { SpinResult } from "./spin-result";
import { type SpinState, useSpin } from "./use-spin";
import { WheelFigure } from "./wheel-figure";
import { rotationTo, slicesOf, stopAngle } from "./wheel-geometry";
import type { WheelLabel } from "./wheel-labels";
import type { WheelTexts } from "./wheel-texts";

interface SpunTodayProps {
  desk: SpinState;
  wheel: Wheel;
  serverNow: string;
  texts: WheelTexts;
}

/** After the day's spin: when the next one is, and what is committed for it already. */
function SpunToday({ desk, wheel, serverNow, texts }: SpunTodayProps) {
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

interface WheelPanelProps {
  wheel: Wheel;
  labels: readonly WheelLabel[];
  /** Source of the pattern that a seed has to match. */
  seedShape: string;
  serverNow: string;
  locale: string;
  timeZone: string;
  texts: WheelTexts;
}

/** The wheel, what is committed for the next spin, the spin itself and its result. */
export function WheelPanel(props: WheelPanelProps) {
  const { wheel, labels, seedShape, serverNow, locale, timeZone, texts } = props;
  const desk = useSpin(wheel, seedShape, texts);
  const { answer, isTurning, shown } = desk;
  const slices = useMemo(() => slicesOf(labels.map(({ weight }) => weight)), [labels]);
  const parts = labels.reduce((sum, { weight }) => sum + weight, 0);
  const spin = answer?.spin;
  const rotation = spin ? rotationTo(0, stopAngle(slices, spin.segment, spin.part, parts)) : 0;
  const standing = isTurning ? null : answer;
  return (
    <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-110">
        <WheelFigure
          slices={slices}
          labels={labels}
          rotation={rotation}
          turnMs={desk.turnMs}
          won={standing?.spin.segment ?? null}
        />
      </div>
      <div className="grid min-w-0 gap-5">
        <p role="status" className="sr-only">
          {isTurning && texts.turning}
        </p>
        {standing && (
          <SpinResult answer={standing} locale={locale} timeZone={timeZone} texts={texts} />
        )}
        {shown.canSpin || isTurning ? (
          <SpinForm desk={desk} wheel={isTurning ? wheel : shown} texts={texts} />
        ) : (
          <SpunToday desk={desk} wheel={shown} serverNow={serverNow} texts={texts} />
        )}
      </div>
    </div>
  );
}
