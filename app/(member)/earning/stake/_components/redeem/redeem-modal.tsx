"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { fillText } from "@/app/_ui/fill-text";
import { Modal } from "@/app/_ui/modal";
import { OrderProblem } from "../order-problem";
import { type FlowProps, useStakeDesk } from "../stake-desk";
import { EarlyExit } from "./early-exit";
import { RedeemButtons } from "./redeem-buttons";
import { RedeemPart } from "./redeem-part";
import { RedeemResult } from "./redeem-result";
import { useRedeem } from "./use-redeem";

/** Redeems a position: what comes back and what is forfeited stands there before and after. */
export default function RedeemModal({ task, onClose }: FlowProps<"redeem">) {
  const { locale, symbol, timeZone, texts } = useStakeDesk();
  const t = texts.redeem;
  const formId = useId();
  const { position, name } = task;
  const order = useRedeem(position, name);
  const { isKept, isPending, refused, result } = order.order;
  const isEarly = position.earlyExit !== null;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    order.confirm();
  }

  const title = result ? t.doneTitle : fillText(isEarly ? t.earlyTitle : t.title, { name });
  const modal = { title, closeText: texts.close, onClose };
  if (isKept) {
    return (
      <KeptOrder
        order={order.order}
        modal={modal}
        locale={locale}
        timeZone={timeZone}
        texts={texts.order}
      />
    );
  }
  return (
    <Modal
      {...modal}
      description={result ? undefined : fillText(t.text, { symbol })}
      isDismissable={!isPending}
      footer={<RedeemButtons formId={formId} order={order} isEarly={isEarly} />}
    >
      {result ? (
        <RedeemResult done={result} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {position.earlyExit ? (
            <EarlyExit order={order} position={position} exit={position.earlyExit} />
          ) : (
            <RedeemPart order={order} position={position} />
          )}
          <OrderProblem order={order.order} error={order.formError} refusal={refused} />
        </form>
      )}
    </Modal>
  );
}
