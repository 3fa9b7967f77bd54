"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { serverOffsetMs } from "@/app/_ui/live/server-offset";
import type { Wheel } from "@/lib/contract/game";
import { type SpinAnswer, spinWheel } from "@/lib/domain/game/client";
import { randomClientSeed } from "@/lib/domain/game/client-seed";
import type { WheelTexts } from "./wheel-texts";

const TURN_MS = 4_500;

function turnMs(): number {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TURN_MS;
}

/**
 * The day's spin: the seed that the member adds, the answer, and whether the wheel still turns. Without a
 * form library: there is one field, and its rule is one pattern.
 *
 * @param seedShape source of the pattern that a seed has to match
 */
export function useSpin(wheel: Wheel, seedShape: string, texts: WheelTexts) {
  const router = useRouter();
  const [seed, setSeed] = useState("");
  const [seedProblem, setSeedProblem] = useState<string | null>(null);
  const [answer, setAnswer] = useState<SpinAnswer | null>(null);
  const [isTurning, setTurning] = useState(false);
  const order = useOrder<{ clientSeed: string }, SpinAnswer>({
    kind: "spin",
    scope: "",
    mark: String(wheel.nonce),
    send: spinWheel,
    onAccepted: show,
    onRefused({ code, fields }) {
      setSeedProblem(fields.clientSeed?.[0] ?? null);
      // Another tab was first: the page shows when the next spin is.
      if (code === "CONFLICT") router.refresh();
    },
  });
  // A seed for each day: a spin whose answer was lost is not sent again on the next one.
  const dayNonce = wheel.canSpin ? wheel.nonce : null;
  useEffect(() => {
    if (dayNonce !== null) setSeed(randomClientSeed());
  }, [dayNonce]);

  function show(done: SpinAnswer): void {
    // Met now: the time until the next spin is shown when the wheel stands.
    if (done.wheel.serverTime) serverOffsetMs(done.wheel.serverTime);
    setAnswer(done);
    setTurning(true);
    setTimeout(() => {
      setTurning(false);
      setSeed(randomClientSeed());
      router.refresh();
    }, turnMs());
  }

  const { isPending, isUndecided, record, refused } = order;
  const sent = isUndecided ? (record?.body as { clientSeed: string } | undefined) : undefined;
  return {
    order,
    /** The one that was sent stays with its spin. */
    seed: sent?.clientSeed ?? seed,
    seedProblem,
    answer,
    isTurning,
    turnMs: TURN_MS,
    /** The newer of what the page was rendered with and what the spin's answer says. */
    shown: answer && answer.wheel.nonce > wheel.nonce ? answer.wheel : wheel,
    isRefusedToday: refused?.code === "CONFLICT",
    formError: refused && !seedProblem ? refused.message || texts.failed : null,
    edit(next: string): void {
      setSeed(next);
      setSeedProblem(null);
    },
    renewSeed(): void {
      setSeed(randomClientSeed());
      setSeedProblem(null);
    },
    /** Spins unless the seed is none. @returns whether the seed's field needs the member */
    spin(): boolean {
      if (isPending || isTurning) return false;
      if (isUndecided) {
        order.repeat();
        return false;
      }
      const clientSeed = seed.trim();
      if (!new RegExp(seedShape).test(clientSeed)) {
        setSeedProblem(texts.seedProblem);
        return true;
      }
      order.place({ body: { clientSeed }, facts: {} });
      return false;
    },
  };
}

export type SpinState = ReturnType<typeof useSpin>;
