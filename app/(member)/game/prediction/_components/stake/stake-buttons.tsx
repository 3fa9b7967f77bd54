"use client";

import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/button";
import { useModalClose } from "@/app/_ui/modal-close";
import { useBoard } from "../board-provider";
import type { StakeForm } from "./use-stake";

/** Below an entry: the one press that sends it, or the way out. */
export function StakeButtons({ formId, stake }: { formId: string; stake: StakeForm }) {
  const { texts } = useBoard();
  const close = useModalClose();
  const t = texts.stake;
  const { standing, booked, order } = stake;
  const { isPending, isUndecided } = order;
  if (booked || standing === "closed" || standing === "entered") {
    return (
      <Button tone="primary" size="hero" onClick={close} className="w-full">
        {booked ? texts.order.done : texts.common.close}
      </Button>
    );
  }
  const label = isUndecided ? texts.order.sendAgain : t.submit[stake.side];
  return (
    <div className="grid gap-3">
      <p className="text-md text-warn">{t.final}</p>
      <WaitLine text={t.tryAgainIn} seconds={stake.secondsToWait} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button size="hero" onClick={close} disabled={isPending}>
          {t.cancel}
        </Button>
        <Button
          type="submit"
          form={formId}
          tone="primary"
          size="hero"
          isPending={isPending}
          disabled={stake.secondsToWait > 0 || standing === "paused"}
        >
          {isPending ? t.submitting : label}
        </Button>
      </div>
    </div>
  );
}
