"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { serviceClock } from "@/lib/live/service-clock";
import { OrderNotice } from "./order-notice";
import type { OrderMoney, OrderRecord } from "./order-record";
import type { AnyOrder } from "./use-order";

interface KeptOrderProps {
  order: AnyOrder;
  modal: Pick<ModalProps, "title" | "onClose">;
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
}

function useRecordFacts(
  record: OrderRecord | null,
  { locale, timeZone }: Pick<KeptOrderProps, "locale" | "timeZone">,
): Fact[] {
  const t = useTranslations("order");
  if (!record) return [];
  const { facts, at } = record;
  const { subject, pay, receive, to } = facts;
  // By the clock of the lines that the member compares it with.
  const sentAt = new Date(at + serviceClock.offsetMs()).toISOString();
  const money = ({ amount, symbol }: OrderMoney) => (
    <ExactAmount isPrivate raw={amount} symbol={symbol} locale={locale} />
  );
  return [
    ...(subject ? [{ label: t("subject"), value: <bdi>{subject}</bdi> }] : []),
    ...(to ? [{ label: t("to"), value: <bdi className="wrap-anywhere">{to}</bdi> }] : []),
    ...(pay ? [{ label: t("pay"), value: money(pay) }] : []),
    ...(receive ? [{ label: t("receive"), value: money(receive) }] : []),
    {
      label: t("sentAt"),
      value: <time dateTime={sentAt}>{localTime(sentAt, locale, timeZone)}</time>,
    },
  ];
}

/** An undecided order of an earlier visit, in the place of the form: what it was, and how to find out. */
export function KeptOrder({ order, modal, locale, timeZone }: KeptOrderProps) {
  const t = useTranslations("order");
  const { record, isPending, phase } = order;
  const isLapsed = phase === "lapsed";
  const facts = useRecordFacts(record, { locale, timeZone });
  const footer = (
    <div className="grid">
      {isLapsed ? (
        <Button key="anew" size="hero" onClick={order.forget}>
          {t("startAnew")}
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
          {t(isPending ? "sending" : "sendAgain")}
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
        <OrderNotice order={order} hasOwnRepeat />
        {record && (
          <AllDigits>
            <FactList facts={facts} />
          </AllDigits>
        )}
      </div>
    </Modal>
  );
}
