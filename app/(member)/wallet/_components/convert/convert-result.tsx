"use client";

import { Amount } from "@/app/_ui/amount";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { Modal, type ModalProps } from "@/app/_ui/modal";
import { formatFullAmount, formatSignedAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import { NewBalances } from "../new-balances";
import { ResultActions } from "../result-actions";
import type { ConvertOutcome } from "./use-convert";

interface ConvertResultProps {
  modal: Pick<ModalProps, "closeText" | "onClose" | "isDismissable">;
  outcome: ConvertOutcome;
  onMore: () => void;
}

/** The receipt of a conversion: what was paid and received, the fee, and the new balances. */
export function ConvertResult({ modal, outcome, onMore }: ConvertResultProps) {
  const { locale, texts } = useMoney();
  const t = texts.convert;
  const { quote, conversion } = outcome;
  const full = (raw: string, symbol: string) => formatFullAmount(raw, symbol, locale);
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
  const fee = <Amount raw={quote.fee} text={full(quote.fee, quote.to)} className="wrap-anywhere" />;
  return (
    <Modal
      {...modal}
      title={t.doneTitle}
      footer={<ResultActions moreText={t.more} onMore={onMore} />}
    >
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, {
          amount: full(quote.amount, quote.from),
          receive: full(quote.receive, quote.to),
        })}
      </p>
      <FactList facts={[...lines, { label: t.fee, value: fee }]} />
      <NewBalances balances={conversion.wallets} />
    </Modal>
  );
}
