"use client";

import { useRef } from "react";
import { OrderProblem } from "@/app/_order/order-notice";
import { Button } from "@/app/_ui/control/button";
import { TextField } from "@/app/_ui/control/text-field";
import type { Wheel } from "@/lib/contract/game";
import { Committed } from "./committed";
import type { SpinState } from "./use-spin";
import type { WheelTexts } from "./wheel-texts";

interface SpinFormProps {
  desk: SpinState;
  wheel: Wheel;
  texts: WheelTexts;
}

/** The day's free spin: what is committed, the member's own seed, and the button. */
export function SpinForm({ desk, wheel, texts }: SpinFormProps) {
  const { isTurning, order } = desk;
  const { isFrozen, isPending } = order;
  const field = useRef<HTMLInputElement>(null);
  const isBusy = isPending || isTurning;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (desk.spin()) field.current?.focus();
      }}
    >
      <div>
        <h2 className="text-xl">{texts.ready}</h2>
        <p className="mt-1 text-md text-muted">{texts.readyText}</p>
      </div>
      <Committed wheel={wheel} label={texts.committed} texts={texts} />
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={field}
          name="clientSeed"
          label={texts.seedLabel}
          hint={texts.seedHint}
          error={desk.seedProblem ?? undefined}
          value={desk.seed}
          onChange={(event) => desk.edit(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          readOnly={isBusy || isFrozen}
          className="figures"
        />
        <Button className="h-12 sm:mt-6.75" disabled={isBusy || isFrozen} onClick={desk.renewSeed}>
          {texts.newSeed}
        </Button>
      </div>
      <OrderProblem error={desk.formError} order={order} texts={texts.order} />
      <Button type="submit" tone="primary" size="hero" isPending={isBusy}>
        {isTurning ? texts.turning : isPending ? texts.spinning : texts.spin}
      </Button>
    </form>
  );
}
