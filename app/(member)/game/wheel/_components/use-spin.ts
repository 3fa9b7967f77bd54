"use client";

import { useEffect, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import type { Wheel } from "@/lib/contract/game";
import { type SpinAnswer, spinWheel } from "@/lib/domain/game/client";
import { isLatestSpin } from "@/lib/domain/game/spin-standing";
import { serviceClock } from "@/lib/live/service-clock";

const TURN_MS = 4_500;

function turnMs(): number {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TURN_MS;
}

export interface SpinValues {
  clientSeed: string;
}

/** The day's spin: its order, the answer, and whether the wheel still turns. */
export function useSpin(wheel: Wheel) {
  const refresh = useQuietRefresh();
  const [spun, setSpun] = useState<SpinAnswer | null>(null);
  const [isTurning, setTurning] = useState(false);
  const order = useOrder<SpinValues, SpinAnswer>({
    kind: "spin",
    scope: "",
    mark: String(wheel.nonce),
    send: spinWheel,
    onAccepted(done) {
      // Met now: the time until the next spin is shown when the wheel stands.
      if (done.wheel.serverTime) serviceClock.meet(done.wheel.serverTime);
      setSpun(done);
      setTurning(true);
    },
    onRefused({ code }) {
      // Another tab was first: the page shows when the next spin is.
      if (code === "CONFLICT") refresh();
    },
  });
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      setTurning(false);
      refresh();
    }, turnMs());
    return () => clearTimeout(timer);
  }, [isTurning, refresh]);
  const answer = spun && (isTurning || isLatestSpin(spun.wheel, wheel)) ? spun : null;
  return {
    order,
    answer,
    isTurning,
    turnMs: TURN_MS,
    /** The newer of what the page was rendered with and what the spin's answer says. */
    shown: answer && answer.wheel.nonce > wheel.nonce ? answer.wheel : wheel,
    isRefusedToday: order.refused?.code === "CONFLICT",
  };
}

export type SpinState = ReturnType<typeof useSpin>;
