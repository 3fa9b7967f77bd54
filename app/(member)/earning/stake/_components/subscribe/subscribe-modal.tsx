"use client";

import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { fillText } from "@/app/_ui/text/fill-text";
import type { Staked } from "@/lib/domain/staking/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatFullAmount, formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { type FlowProps, type NamedProduct, useStaking } from "../staking-provider";
import { SubscribeFields } from "./subscribe-fields";
import { SubscribeReview } from "./subscribe-review";
import { type Subscription, useSubscribe } from "./use-subscribe";

interface SubscribeResultProps {
  done: Staked;
  product: NamedProduct;
}

/** The receipt: the position as the service opened it, and the new balances. */
function SubscribeResult({ done, product }: SubscribeResultProps) {
  const { locale, symbol, timeZone, texts } = useStaking();
  const t = texts.subscribe;
  const { position, wallets } = done;
  const { accrualFrom, maturesAt, perDay } = position;
  const time = (at: string) => <time dateTime={at}>{localTime(at, locale, timeZone)}</time>;
  const facts: Fact[] = [
    { label: t.product, value: product.name },
    {
      label: t.apr,
      value: <bdi dir="ltr">{formatRate(bpsAsPercent(position.aprBps), locale)}</bdi>,
    },
    ...(perDay ? [{ label: t.perDay, value: <AmountLine raw={perDay} /> }] : []),
    ...(accrualFrom ? [{ label: t.accrualFrom, value: time(accrualFrom) }] : []),
    ...(maturesAt ? [{ label: t.matures, value: time(maturesAt) }] : []),
    {
      label: t.positionId,
      value: (
        <bdi dir="ltr" className="figures">
          {position.id}
        </bdi>
      ),
    },
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, {
          amount: formatFullAmount(position.principal, symbol, locale),
          date: localTime(accrualFrom ?? position.startedAt, locale, timeZone),
        })}
      </p>
      <FactList facts={facts} />
      <NewBalances balances={wallets} locale={locale} texts={texts.order} />
    </div>
  );
}

/** Below a subscription: on to the review, the one press that sends it, or what follows the receipt. */
function SubscribeButtons({ formId, order }: { formId: string; order: Subscription }) {
  const { texts } = useStaking();
  const t = texts.subscribe;
  const close = useModalClose();
  const { isPending, isUndecided, isFrozen, result } = order.order;
  if (result) {
    return (
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button onClick={order.restart}>{t.more}</Button>
        <Button tone="primary" onClick={close}>
          {texts.order.done}
        </Button>
      </div>
    );
  }
  const send = { type: "submit", form: formId, tone: "primary", size: "hero" } as const;
  if (!order.quote) {
    return (
      <div className="grid">
        <Button key="review" {...send} isPending={order.isPending}>
          {order.isAsking ? t.asking : t.review}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <Button size="hero" onClick={order.edit} disabled={order.isPending || isFrozen}>
        {texts.order.back}
      </Button>
      {order.before ? (
        // Keys: were it the same element, the press that accepts would go on and submit.
        <Button key="accept" tone="primary" size="hero" onClick={order.accept}>
          {t.accept}
        </Button>
      ) : (
        <Button key="send" {...send} isPending={order.isPending}>
          {isPending ? t.submitting : isUndecided ? texts.order.sendAgain : t.submit}
        </Button>
      )}
    </div>
  );
}

/** Stakes in a product: how much, a review of the service's quote, the receipt. */
export default function SubscribeModal({ task, onClose }: FlowProps<"subscribe">) {
  const { locale, symbol, timeZone, texts } = useStaking();
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
