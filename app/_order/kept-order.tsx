"use client";

import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { Amount } from "@/app/_ui/text/amount";
import { formatFullAmount } from "@/lib/money/format";
import { OrderNotice } from "./order-notice";
import type { OrderMoney, OrderRecord } from "./order-record";
import type { OrderTexts } from "./order-texts";
import type { AnyOrder } from "./use-order";

interface KeptOrderProps {
  order: AnyOrder;
  modal: Pick<ModalProps, "title" | "closeText" | "onClose">;
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
  texts: OrderTexts;
}

function recordFacts(
  { facts, at }: OrderRecord,
  { locale, timeZone, texts }: Pick<KeptOrderProps, "locale" | "timeZone" | "texts">,
): Fact[] {
  const { subject, pay, receive, to } = facts;
  const sentAt = new Date(at).toISOString();
  const money = ({ amount, symbol }: OrderMoney) => (
    <Amount
      isPrivate
      raw={amount}
      text={formatFullAmount(amount, symbol, locale)}
      className="wrap-anywhere"
    />
  );
  return [
    ...(subject ? [{ label: texts.subject, value: <bdi>{subject}</bdi> }] : []),
    ...(to ? [{ label: texts.to, value: <bdi className="wrap-anywhere">{to}</bdi> }] : []),
    ...(pay ? [{ label: texts.pay, value: money(pay) }] : []),
    ...(receive ? [{ label: texts.receive, value: money(receive) }] : []),
    {
      label: texts.sentAt,
      value: <time dateTime={sentAt}>{localTime(sentAt, locale, timeZone)}</time>,
    },
  ];
}

/** An undecided order of an earlier visit, in the place of the form: what it was, and how to find out. */
export function KeptOrder({ order, modal, locale, timeZone, texts }: KeptOrderProps) {
  const { record, isPending, phase } = order;
  const isLapsed = phase === "lapsed";
  const footer = (
    <div className="grid">
      {isLapsed ? (
        <Button key="anew" size="hero" onClick={order.forget}>
          {texts.startAnew}
        </Button>
      ) : (
        <Button
          key="send"
          tone="primary"
          size="hero"
          isPending={isPending}
          disabled={order.secondsToWait > 0 || phase === "checking"}
          onClick={() => !isPending && order.repeat()}
        >
          {isPending ? texts.sending : texts.sendAgain}
        </Button>
      )}
    </div>
  );
  return (
    <Modal
      {...modal}
      isDismissable={!isPending}
      footer={record?.isWithheld && !isLapsed ? undefined : footer}
    >
      <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
        <OrderNotice order={order} texts={texts} hasOwnRepeat />
        {record && <FactList facts={recordFacts(record, { locale, timeZone, texts })} />}
      </div>
    </Modal>
  );
}
