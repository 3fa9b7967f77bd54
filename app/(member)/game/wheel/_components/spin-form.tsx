"use client";

import { useTranslations } from "next-intl";
import { OrderProblem } from "@/app/_order/order-notice";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import type { Wheel } from "@/lib/contract/game";
import { Committed } from "./committed";
import type { SpinState } from "./use-spin";

interface SpinFormProps {
  spin: SpinState;
  wheel: Wheel;
}

/** The day's free spin: what is committed, the member's own seed, and the button. */
export function SpinForm({ spin, wheel }: SpinFormProps) {
  const t = useTranslations("wheel");
  const { form, isTurning, isBusy, order, secondsToWait } = spin;
  const isFixed = isBusy || order.isFrozen;
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={spin.onSubmit}>
      <div>
        <h2 className="text-xl">{t("ready")}</h2>
        <p className="mt-1 text-md text-muted">{t("readyText")}</p>
      </div>
      <Committed wheel={wheel} label={t("committed")} />
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          {...form.register("clientSeed")}
          label={t("seedLabel")}
          hint={t("seedHint")}
          error={form.formState.errors.clientSeed?.message}
          value={spin.seed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          readOnly={isFixed}
          className="figures"
        />
        <Button className="h-12 sm:mt-6.75" disabled={isFixed} onClick={spin.drawSeed}>
          {t("newSeed")}
        </Button>
      </div>
      <OrderProblem error={spin.formError} order={order} />
      {!order.isUndecided && <WaitLine seconds={secondsToWait} />}
      <Button
        type="submit"
        tone="primary"
        size="hero"
        isPending={isBusy}
        disabled={secondsToWait > 0}
      >
        {isTurning ? t("turning") : t(isBusy ? "spinning" : "spin")}
      </Button>
    </form>
  );
}
