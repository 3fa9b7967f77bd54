"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
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
  const { locale, member, texts } = useMoney();
  const t = texts.transfer;
  const formId = useId();
  const form = useTransfer(symbol);
  const { order, step } = form;
  const { result } = order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === "order") form.review();
    else form.onSubmit(event);
  }

  const modal = { closeText: texts.common.close, onClose };
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title: t.title }}
        locale={locale}
        timeZone={member.timeZone}
        texts={texts.order}
      />
    );
  }

  const title = result ? t.doneTitle : step === "review" ? t.reviewTitle : t.title;
  return (
    <Modal
      title={title}
      description={result || step === "review" ? undefined : t.text}
      {...modal}
      isDismissable={!order.isPending}
      footer={
        result ? (
          <ResultActions moreText={t.more} onMore={form.restart} />
        ) : (
          <OrderButtons formId={formId} form={form} texts={t} />
        )
      }
    >
      {result ? (
        <TransferResult done={result} receiver={order.record?.facts.to ?? ""} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {step === "order" ? <TransferFields order={form} /> : <TransferReview order={form} />}
        </form>
      )}
    </Modal>
  );
}
