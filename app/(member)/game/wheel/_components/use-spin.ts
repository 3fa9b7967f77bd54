"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import type { Wheel } from "@/lib/contract/game";
import { type SpinAnswer, spinWheel } from "@/lib/domain/game/client";
import { randomClientSeed } from "@/lib/domain/game/client-seed";
import { serviceClock } from "@/lib/live/service-clock";

const TURN_MS = 4_500;

function turnMs(): number {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TURN_MS;
}

interface SpinValues {
  clientSeed: string;
}

/** The day's spin: the seed that the member adds, the answer, and whether the wheel still turns. */
export function useSpin(wheel: Wheel) {
  const t = useTranslations("wheel");
  const router = useRouter();
  const [answer, setAnswer] = useState<SpinAnswer | null>(null);
  const [isTurning, setTurning] = useState(false);
  const order = useOrder<SpinValues, SpinAnswer>({
    kind: "spin",
    scope: "",
    mark: String(wheel.nonce),
    send: spinWheel,
    onAccepted: show,
    onRefused({ code }) {
      // Another tab was first: the page shows when the next spin is.
      if (code === "CONFLICT") router.refresh();
    },
  });
  const orderForm = useOrderForm<SpinValues, SpinValues, SpinAnswer>(order, {
    fields: ["clientSeed"],
    defaultValues: { clientSeed: "" },
    failedText: t("failed"),
    rules: async () => (await import("@/lib/domain/game/spin-rules")).seedRules(t("seedProblem")),
    orderOf: ({ clientSeed }) => ({ body: { clientSeed: clientSeed.trim() }, facts: {} }),
    // What a conflict means, the page around the form says.
    tell: async (refusal) => (refusal.code === "CONFLICT" ? null : refusal),
  });
  const { form } = orderForm;
  const { setValue, clearErrors } = form;
  function drawSeed(): void {
    setValue("clientSeed", randomClientSeed());
    clearErrors("clientSeed");
  }
  // A seed for each day: a spin whose answer was lost is not sent again on the next one.
  const dayNonce = wheel.canSpin ? wheel.nonce : null;
  useEffect(() => {
    if (dayNonce !== null) setValue("clientSeed", randomClientSeed());
  }, [dayNonce, setValue]);

  function show(done: SpinAnswer): void {
    // Met now: the time until the next spin is shown when the wheel stands.
    if (done.wheel.serverTime) serviceClock.meet(done.wheel.serverTime);
    setAnswer(done);
    setTurning(true);
    setTimeout(() => {
      setTurning(false);
      drawSeed();
      router.refresh();
    }, turnMs());
  }

  const { isUndecided, record, refused } = order;
  const typed = form.watch("clientSeed");
  const sent = isUndecided ? (record?.body as SpinValues | undefined) : undefined;
  return {
    order,
    form,
    /** The one that was sent stays with its spin. */
    seed: sent?.clientSeed ?? typed,
    answer,
    isTurning,
    /** The wheel turns, or a spin is on its way. */
    isBusy: isTurning || orderForm.isPending,
    turnMs: TURN_MS,
    /** The newer of what the page was rendered with and what the spin's answer says. */
    shown: answer && answer.wheel.nonce > wheel.nonce ? answer.wheel : wheel,
    isRefusedToday: refused?.code === "CONFLICT",
    formError: orderForm.formError,
    secondsToWait: orderForm.secondsToWait,
    drawSeed,
    /** Spins, or sends the undecided spin again. */
    onSubmit(event: React.SubmitEvent): void {
      if (isTurning) event.preventDefault();
      else orderForm.onSubmit(event);
    },
  };
}

export type SpinState = ReturnType<typeof useSpin>;
