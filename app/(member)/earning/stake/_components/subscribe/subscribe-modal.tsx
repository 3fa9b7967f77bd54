"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderFooter } from "@/app/_order/order-footer";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { Staked } from "@/lib/domain/staking/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatAmount, formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { ReceiptButtons } from "../receipt-buttons";
import { type NamedProduct, type StakeModalProps, useStaking } from "../staking-provider";
import { SubscribeFields } from "./subscribe-fields";
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
    <div>
      <ResultSentence>
        {t("doneText", {
          amount: formatAmount(position.principal, symbol, locale),
          date: localTime(accrualFrom ?? position.startedAt, locale, timeZone),
        })}
      </ResultSentence>
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

/** Below a subscription: what comes back, and the one press that sends it. */
function SubscribeButtons({ formId, subscription }: SubscribeButtonsProps) {
  const { locale, symbol } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { amount, before, order, outlook } = subscription;
  return (
    <OrderFooter
      formId={formId}
      order={order}
      secondsToWait={order.secondsToWait}
      isWaiting={subscription.isBusy}
      labels={{
        submit:
          amount === null
            ? t("submit")
            : t("submitAmount", { amount: formatAmount(amount, symbol, locale) }),
        submitting: t("submitting"),
      }}
      figure={
        outlook && {
          ...{ ...outlook, symbol, locale },
          label: t(outlook.key),
          isSaidElsewhere: before !== null,
        }
      }
      instead={
        // Keys: were it the same element, the press that accepts would go on and submit.
        before && (
          <Button key="accept" tone="primary" size="hero" onClick={subscription.accept}>
            {t("accept")}
          </Button>
        )
      }
    />
  );
}

/** Stakes: for how long and how much, what comes back, and one press; then the receipt. */
export default function SubscribeModal({ task, onClose }: StakeModalProps<"subscribe">) {
  const { locale, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.subscribe");
  const formId = useId();
  const subscription = useSubscribe(task);
  const { order, product } = subscription;
  const { result, isKept } = order;
  const modal = { title: t(result ? "doneTitle" : "title", { symbol }), onClose };
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
      isDismissable={!order.isPending}
      footer={<SubscribeButtons formId={formId} subscription={subscription} />}
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={subscription.onSubmit}
        className="grid gap-4"
      >
        <SubscribeFields subscription={subscription} />
      </form>
    </Modal>
  );
}
