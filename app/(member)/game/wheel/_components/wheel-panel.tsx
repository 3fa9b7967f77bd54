"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { RunningCountdown } from "@/app/_shell/time/running-countdown";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Notice } from "@/app/_ui/state/notice";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import type { Spin, Wheel } from "@/lib/contract/game";
import { GAME_HISTORY_PATH } from "@/lib/paths";
import { Committed } from "./committed";
import type { SpinFormProps } from "./spin-form";
import { SpinResult } from "./spin-result";
import { type SpinState, useSpin } from "./use-spin";
import { WheelFigure } from "./wheel-figure";
import { rotationTo, slicesOf, stopAngle } from "./wheel-geometry";
import type { WheelLabel } from "./wheel-labels";

/** The form comes after the wheel: whoever has spun today does not load it. */
const SpinForm = lazyPart<SpinFormProps>(
  async () => (await import("./spin-form")).SpinForm,
  <Skeleton className="h-110 w-full" />,
);

interface SpunTodayProps {
  spin: SpinState;
  wheel: Wheel;
  serverNow: string;
}

/** After the day's spin: when the next one is, and what is committed for it already. */
function SpunToday({ spin, wheel, serverNow }: SpunTodayProps) {
  const locale = useLocale();
  const t = useTranslations("wheel");
  const { nextAt } = wheel;
  return (
    <section className="grid gap-4">
      {spin.isRefusedToday && !spin.answer && (
        <div role="alert">
          <Notice tone="warn">
            {t("refusedToday")}
            {sentenceGap(locale)}
            <TextLink href={GAME_HISTORY_PATH}>{t("openHistory")}</TextLink>
          </Notice>
        </div>
      )}
      <h2 className="sr-only">{t("doneToday")}</h2>
      {nextAt && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-md text-muted">{t("nextIn")}</span>
          <RunningCountdown
            until={nextAt}
            serverNow={wheel.serverTime ?? serverNow}
            className="figures-display text-2xl"
          />
        </p>
      )}
      <Committed wheel={wheel} label={t("nextCommitted")} />
    </section>
  );
}

/** Where the wheel stands or turns to: from spin to spin on from where it was, never back. */
function useRotation(spin: Spin | null, stop: number): number {
  const [turned, setTurned] = useState({ mark: "", rotation: 0 });
  const mark = `${spin?.id} ${stop}`;
  if (spin === null || mark === turned.mark) return turned.rotation;
  const rotation = rotationTo(turned.rotation, stop);
  setTurned({ mark, rotation });
  return rotation;
}

interface WheelPanelProps {
  wheel: Wheel;
  labels: readonly WheelLabel[];
  /** The spin that the service has of this day, as the page was rendered. */
  today: Spin | null;
  serverNow: string;
  locale: string;
  timeZone: string;
}

/** The wheel, what is committed for the next spin, the spin itself and its result. */
export function WheelPanel({ wheel, labels, today, serverNow, locale, timeZone }: WheelPanelProps) {
  const t = useTranslations("wheel");
  const spin = useSpin(wheel);
  const { answer, isTurning, shown } = spin;
  const slices = useMemo(() => slicesOf(labels.map(({ weight }) => weight)), [labels]);
  const parts = labels.reduce((sum, { weight }) => sum + weight, 0);
  const known = answer ?? (today && { spin: today });
  const rotation = useRotation(
    known?.spin ?? null,
    known ? stopAngle(slices, known.spin.segment, known.spin.part, parts) : 0,
  );
  const standing = isTurning ? null : known;
  return (
    <div className="grid items-center gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="mx-auto w-full max-w-68 md:max-w-110">
        <WheelFigure
          slices={slices}
          labels={labels}
          rotation={rotation}
          turnMs={spin.turnMs}
          won={standing?.spin.segment ?? null}
        />
      </div>
      <div className="grid min-w-0 gap-5">
        <p role="status" className="sr-only">
          {isTurning && t("turning")}
        </p>
        {standing && (
          <SpinResult
            answer={standing}
            isNew={answer !== null}
            locale={locale}
            timeZone={timeZone}
          />
        )}
        {shown.canSpin || isTurning ? (
          <SpinForm spin={spin} wheel={isTurning ? wheel : shown} />
        ) : (
          <SpunToday spin={spin} wheel={shown} serverNow={serverNow} />
        )}
      </div>
    </div>
  );
}
