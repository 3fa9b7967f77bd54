"use client";

import { NewBalances } from "@/app/_order/new-balances";
import type { OrderFacts, OrderMoney } from "@/app/_order/order-record";
import { Amount } from "@/app/_ui/amount";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { Modal, type ModalProps } from "@/app/_ui/modal";
import { formatFullAmount, formatSignedAmount } from "@/lib/money/format";
import type { Conversion } from "@/lib/wallet/client";
import { useMoney } from "../money-provider";
import { ResultActions } from "../result-actions";

interface ConvertResultProps {
  modal: Pick<ModalProps, "closeText" | "onClose">;
  conversion: Conversion;
  /** As the quote stated them. */
  facts: OrderFacts;
  onMore: () => void;
}

/** The receipt of a conversion: what was paid and received, the fee, and the new balances. */
export function ConvertResult({ modal, conversion, facts, onMore }: ConvertResultProps) {
  const { locale, texts } = useMoney();
  const t = texts.convert;
  const { pay, receive, fee } = facts;
  const full = (money: OrderMoney | undefined) =>
    money ? formatFullAmount(money.amount, money.symbol, locale) : "";
  const lines: Fact[] = conversion.transactions.map(({ direction, amount, symbol }) => ({
    label: direction === "in" ? t.received : t.paid,
    value: (
      <Amount
        isPrivate
        raw={amount}
        text={formatSignedAmount(direction === "out" ? `-${amount}` : amount, symbol, locale)}
        className={direction === "in" ? "text-up" : "text-down"}
      />
    ),
  }));
  if (fee) {
    const value = <Amount raw={fee.amount} text={full(fee)} className="wrap-anywhere" />;
    lines.push({ label: t.fee, value });
  }
  return (
    <Modal
      {...modal}
      title={t.doneTitle}
      footer={<ResultActions moreText={t.more} onMore={onMore} />}
    >
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, { amount: full(pay), receive: full(receive) })}
      </p>
      <FactList facts={lines} />
      <NewBalances balances={conversion.wallets} locale={locale} texts={texts.order} />
    </Modal>
  );
}
