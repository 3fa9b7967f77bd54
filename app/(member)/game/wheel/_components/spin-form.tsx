"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect } from "react";
import { OrderProblem } from "@/app/_order/order-notice";
import { useOrderForm } from "@/app/_order/use-order-form";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import type { Wheel } from "@/lib/contract/game";
import type { SpinAnswer } from "@/lib/domain/game/client";
import { randomClientSeed } from "@/lib/domain/game/spin-input";
import { Committed } from "./committed";
import type { SpinState, SpinValues } from "./use-spin";

export interface SpinFormProps {
  spin: SpinState;
  wheel: Wheel;
}

/** The seed that the member adds to the spin of a day. */
function useSpinForm({ spin: { order, isTurning }, wheel }: SpinFormProps) {
  const t = useTranslations("wheel");
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
  // A seed for each day: a spin whose answer was lost is not sent again on the next one.
  const { nonce } = wheel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the nonce names the day's spin
  useEffect(() => setValue("clientSeed", randomClientSeed()), [nonce, setValue]);

  const typed = form.watch("clientSeed");
  const sent = order.isUndecided ? (order.record?.body as SpinValues | undefined) : undefined;
  return {
    ...orderForm,
    /** The one that was sent stays with its spin. */
    seed: sent?.clientSeed ?? typed,
    isBusy: isTurning || orderForm.isPending,
    drawSeed(): void {
      setValue("clientSeed", randomClientSeed());
      clearErrors("clientSeed");
    },
    onSubmit(event: SubmitEvent): void {
      if (isTurning) event.preventDefault();
      else orderForm.onSubmit(event);
    },
  };
}

/** The day's free spin: what is committed, the member's own seed, and the button. */
export function SpinForm(props: SpinFormProps) {
  const t = useTranslations("wheel");
  const sendAgain = useTranslations("order")("sendAgain");
  const { isTurning, order } = props.spin;
  const { form, seed, isBusy, formError, secondsToWait, drawSeed, onSubmit } = useSpinForm(props);
  const isFixed = isBusy || order.isFrozen;
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={onSubmit}>
      <div>
        <h2 className="text-xl">{t("ready")}</h2>
        <p className="mt-1 text-md text-muted">{t("readyText")}</p>
      </div>
      <OrderProblem error={formError} order={order} hasOwnRepeat />
      {!order.isUndecided && <WaitLine seconds={secondsToWait} />}
      <Button
        type="submit"
        tone="primary"
        size="hero"
        isPending={isBusy}
        disabled={secondsToWait > 0}
      >
        {isTurning
          ? t("turning")
          : isBusy
            ? t("spinning")
            : order.isUndecided
              ? sendAgain
              : t("spin")}
      </Button>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          {...form.register("clientSeed")}
          label={t("seedLabel")}
          hint={t("seedHint")}
          error={form.formState.errors.clientSeed?.message}
          value={seed}
          autoComplete="off"
          dir="ltr"
          readOnly={isFixed}
          className="figures"
        />
        <Button className="min-h-12 self-start sm:mt-6.75" disabled={isFixed} onClick={drawSeed}>
          {t("newSeed")}
        </Button>
      </div>
      <Committed wheel={props.wheel} label={t("committed")} />
    </form>
  );
}
