"use client";

import { type SubmitEvent, useId } from "react";
import { Modal } from "@/app/_ui/modal";
import { useMoney } from "../money-provider";
import { OrderButtons } from "../order-buttons";
import { ResultActions } from "../result-actions";
import type { FlowProps } from "../wallet-actions";
import { TransferFields } from "./transfer-fields";
import { TransferResult } from "./transfer-result";
import { TransferReview } from "./transfer-review";
import { useTransfer } from "./use-transfer";

/** Sends to another member: whom and how much, a review by name, the receipt. */
export default function TransferModal({ symbol, onClose }: FlowProps) {
  const { texts } = useMoney();
  const t = texts.transfer;
  const formId = useId();
  const order = useTransfer(symbol);
  const { step, result } = order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === "order") order.review();
    else order.onSubmit(event);
  }

  const title = result ? t.doneTitle : step === "review" ? t.reviewTitle : t.title;
  return (
    <Modal
      title={title}
      description={result || step === "review" ? undefined : t.text}
      closeText={texts.common.close}
      onClose={onClose}
      isDismissable={!order.isPending}
      footer={
        result ? (
          <ResultActions moreText={t.more} onMore={order.restart} />
        ) : (
          <OrderButtons formId={formId} order={order} texts={t} />
        )
      }
    >
      {result ? (
        <TransferResult done={result} recipient={order.recipient.recipient} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {step === "order" ? <TransferFields order={order} /> : <TransferReview order={order} />}
        </form>
      )}
    </Modal>
  );
}
