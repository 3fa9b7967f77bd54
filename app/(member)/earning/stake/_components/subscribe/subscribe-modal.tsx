"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { fillText } from "@/app/_ui/fill-text";
import { Modal } from "@/app/_ui/modal";
import { type FlowProps, useStakeDesk } from "../stake-desk";
import { SubscribeButtons } from "./subscribe-buttons";
import { SubscribeFields } from "./subscribe-fields";
import { SubscribeResult } from "./subscribe-result";
import { SubscribeReview } from "./subscribe-review";
import { useSubscribe } from "./use-subscribe";

/** Stakes in a product: how much, a review of the service's quote, the receipt. */
export default function SubscribeModal({ task, onClose }: FlowProps<"subscribe">) {
  const { locale, symbol, timeZone, texts } = useStakeDesk();
  const t = texts.subscribe;
  const formId = useId();
  const order = useSubscribe(task);
  const { product } = task;
  const { quote } = order;
  const { result, isKept } = order.order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (quote) order.confirm();
    else order.review();
  }

  const title = result
    ? t.doneTitle
    : quote
      ? t.reviewTitle
      : fillText(t.title, { name: product.name });
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
      description={result || quote ? undefined : fillText(t.text, { symbol })}
      isDismissable={!order.order.isPending}
      footer={<SubscribeButtons formId={formId} order={order} />}
    >
      {result ? (
        <SubscribeResult done={result} product={product} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {quote ? (
            <SubscribeReview order={order} quote={quote} product={product} />
          ) : (
            <SubscribeFields order={order} product={product} />
          )}
        </form>
      )}
    </Modal>
  );
}
