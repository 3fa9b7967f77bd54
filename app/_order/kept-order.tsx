"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { serviceClock } from "@/lib/live/service-clock";
import { OrderNotice } from "./order-notice";
import type { OrderFacts, OrderMoney, OrderRecord } from "./order-record";
import type { AnyOrder } from "./use-order";

interface KeptOrderProps {
  order: AnyOrder;
  modal: Pick<ModalProps, "title" | "onClose">;
  /** The locale for `Intl`. */
  locale: string;
  timeZone: string;
}

/** What a member recognises an order by, line by line. */
export function useOrderFacts(locale: string): (facts: OrderFacts) => Fact[] {
  const t = useTranslations("order");
  const money = ({ amount, symbol }: OrderMoney) => (
    <ExactAmount isPrivate raw={amount} symbol={symbol} locale={locale} />
  );
  return ({ subject, pay, receive, to }) => [
    ...(subject ? [{ label: t("subject"), value: <bdi>{subject}</bdi> }] : []),
    ...(to ? [{ label: t("to"), value: <bdi className="wrap-anywhere">{to}</bdi> }] : []),
    ...(pay ? [{ label: t("pay"), value: money(pay) }] : []),
    ...(receive ? [{ label: t("receive"), value: money(receive) }] : []),
  ];
}

function useRecordFacts(
  record: OrderRecord | null,
  { locale, timeZone }: Pick<KeptOrderProps, "locale" | "timeZone">,
): Fact[] {
  const t = useTranslations("order");
  const factsOf = useOrderFacts(locale);
  if (!record) return [];
  // By the clock of the lines that the member compares it with.
  const sentAt = new Date(record.at + serviceClock.offsetMs()).toISOString();
  return [
    ...factsOf(record.facts),
    {
      label: t("sentAt"),
      value: <time dateTime={sentAt}>{localTime(sentAt, locale, timeZone)}</time>,
    },
  ];
}

type KeptPartProps = Pick<KeptOrderProps, "order" | "locale" | "timeZone">;

/** What is known of an undecided order, and what became of it. */
function KeptFacts({ order, locale, timeZone }: KeptPartProps) {
  const facts = useRecordFacts(order.record, { locale, timeZone });
  return (
    <>
      <OrderNotice order={order} hasOwnRepeat />
      {order.record && (
        <AllDigits>
          <FactList facts={facts} />
        </AllDigits>
      )}
    </>
  );
}

/** Whether an undecided order can be sent again, or be left behind. */
function hasWayOn({ record, phase }: AnyOrder): boolean {
  return record !== null && (!record.isWithheld || phase === "lapsed");
}

/** The one way on from an undecided order. */
function KeptButton({ order }: Pick<KeptOrderProps, "order">) {
  const t = useTranslations("order");
  const { isPending, phase } = order;
  return (
    <div className="grid">
      {phase === "lapsed" ? (
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
}

/** The same in the middle of a page, in the place of a form that stands there. */
export function KeptOrderPart(props: KeptPartProps) {
  return (
    <div className="grid gap-5">
      <KeptFacts {...props} />
      {hasWayOn(props.order) && <KeptButton order={props.order} />}
    </div>
  );
}

/** An undecided order of an earlier visit, in the place of the form: what it was, and how to find out. */
export function KeptOrder({ order, modal, locale, timeZone }: KeptOrderProps) {
  return (
    <Modal
      {...modal}
      isDismissable={!order.isPending}
      footer={hasWayOn(order) ? <KeptButton order={order} /> : undefined}
    >
      <div className="grid gap-5">
        <KeptFacts order={order} locale={locale} timeZone={timeZone} />
      </div>
    </Modal>
  );
}
