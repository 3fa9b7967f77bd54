"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { Staked } from "@/lib/domain/staking/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatAmount, formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { ReceiptButtons, SendButton } from "../order-buttons";
import { type NamedProduct, type StakeFlowProps, useStaking } from "../staking-provider";
import { SubscribeFields } from "./subscribe-fields";
import { SubscribeReview } from "./subscribe-review";
import { type Subscription, useSubscribe } from "./use-subscribe";

interface SubscribeResultProps {
  done: Staked;
  product: NamedProduct;
}

/** The receipt: the position as the service opened it, and the new balances. */
function SubscribeResult({ done, product }: SubscribeResultProps) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { position, wallets } = done;
  const { accrualFrom, maturesAt, perDay } = position;
  const time = (at: string) => <time dateTime={at}>{localTime(at, locale, timeZone)}</time>;
  const facts: Fact[] = [
    { label: t("product"), value: product.name },
    {
      label: t("apr"),
      value: <bdi dir="ltr">{formatRate(bpsAsPercent(position.aprBps), locale)}</bdi>,
    },
    ...(perDay ? [{ label: t("perDay"), value: <AmountLine raw={perDay} /> }] : []),
    ...(accrualFrom ? [{ label: t("accrualFrom"), value: time(accrualFrom) }] : []),
    ...(maturesAt ? [{ label: t("matures"), value: time(maturesAt) }] : []),
    {
      label: t("positionId"),
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
        {t("doneText", {
          amount: formatAmount(position.principal, symbol, locale),
          date: localTime(accrualFrom ?? position.startedAt, locale, timeZone),
        })}
      </p>
      <AllDigits>
        <FactList facts={facts} />
        <NewBalances balances={wallets} locale={locale} />
      </AllDigits>
    </div>
  );
}

interface SubscribeButtonsProps {
  formId: string;
  subscription: Subscription;
}

/** Below a subscription: on to the review, or back and the one press that sends it. */
function SubscribeButtons({ formId, subscription }: SubscribeButtonsProps) {
  const t = useTranslations("staking.subscribe");
  const words = useTranslations("order");
  const { order, isAsking } = subscription;
  if (!subscription.quote) {
    return (
      <div className="grid">
        <SendButton
          key="review"
          formId={formId}
          order={order}
          isBusy={isAsking}
          text={t(isAsking ? "asking" : "review")}
          pendingText={t("submitting")}
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <Button
        size="hero"
        onClick={subscription.edit}
        disabled={subscription.isPending || order.isFrozen}
      >
        {words("back")}
      </Button>
      {subscription.before ? (
        // Keys: were it the same element, the press that accepts would go on and submit.
        <Button key="accept" tone="primary" size="hero" onClick={subscription.accept}>
          {t("accept")}
        </Button>
      ) : (
        <SendButton
          key="send"
          formId={formId}
          order={order}
          isBusy={isAsking}
          text={t("submit")}
          pendingText={t("submitting")}
        />
      )}
    </div>
  );
}

/** Stakes in a product: how much, a review of the service's quote, the receipt. */
export default function SubscribeModal({ task, onClose }: StakeFlowProps<"subscribe">) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.subscribe");
  const formId = useId();
  const subscription = useSubscribe(task);
  const { product } = task;
  const { order, quote } = subscription;
  const { result, isKept } = order;

  function title(): string {
    if (result) return t("doneTitle");
    return quote ? t("reviewTitle") : t("title", { name: product.name });
  }

  const modal = { title: title(), onClose };
  if (isKept) {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={timeZone} />;
  }
  if (result) {
    const again = { text: t("more"), onClick: subscription.restart };
    return (
      <Modal {...modal} footer={<ReceiptButtons again={again} />}>
        <SubscribeResult done={result} product={product} />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      description={quote ? undefined : t("text", { symbol })}
      isDismissable={!order.isPending}
      footer={<SubscribeButtons formId={formId} subscription={subscription} />}
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={subscription.onSubmit}
        className="grid gap-5"
      >
        {quote ? (
          <SubscribeReview subscription={subscription} quote={quote} product={product} />
        ) : (
          <SubscribeFields subscription={subscription} product={product} />
        )}
      </form>
    </Modal>
  );
}
