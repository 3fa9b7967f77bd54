"use client";

import { type SubmitEvent, useId } from "react";
import { UnknownOutcome } from "@/app/_shell/forms/unknown-outcome";
import { fillText } from "@/app/_ui/fill-text";
import { Modal } from "@/app/_ui/modal";
import { RefusalNote } from "../refusal-note";
import { type FlowProps, useStakeDesk } from "../stake-desk";
import { EarlyExit } from "./early-exit";
import { RedeemButtons } from "./redeem-buttons";
import { RedeemPart } from "./redeem-part";
import { RedeemResult } from "./redeem-result";
import { useRedeem } from "./use-redeem";

/** Redeems a position: what comes back and what is forfeited stands there before and after. */
export default function RedeemModal({ task, onClose }: FlowProps<"redeem">) {
  const { symbol, texts } = useStakeDesk();
  const t = texts.redeem;
  const formId = useId();
  const { position, name } = task;
  const order = useRedeem(position);
  const isEarly = position.earlyExit !== null;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    order.confirm();
  }

  return (
    <Modal
      title={order.result ? t.doneTitle : fillText(isEarly ? t.earlyTitle : t.title, { name })}
      description={order.result ? undefined : fillText(t.text, { symbol })}
      closeText={texts.close}
      onClose={onClose}
      isDismissable={!order.isPending}
      footer={<RedeemButtons formId={formId} order={order} isEarly={isEarly} />}
    >
      {order.result ? (
        <RedeemResult done={order.result} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {position.earlyExit ? (
            <EarlyExit order={order} position={position} exit={position.earlyExit} />
          ) : (
            <RedeemPart order={order} position={position} />
          )}
          <RefusalNote text={order.formError} code={order.refusal?.code ?? null} />
          <UnknownOutcome isShown={order.isUnknown} texts={texts.order} />
        </form>
      )}
    </Modal>
  );
}
