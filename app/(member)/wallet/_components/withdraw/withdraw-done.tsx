"use client";

import { useState } from "react";
import { NewBalances } from "@/app/_order/new-balances";
import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { useModalClose } from "@/app/_ui/modal-close";
import { takeFocus } from "@/app/_ui/take-focus";
import { sumAmounts } from "@/lib/money/decimal";
import { formatFullAmount } from "@/lib/money/format";
import type { WithdrawalAnswer } from "@/lib/wallet/withdrawal-client";
import { useMoney } from "../money-provider";
import { useWithdrawals } from "../withdrawal/use-withdrawals";
import { WithdrawalItem } from "../withdrawal/withdrawal-item";

/** A withdrawal that was asked for, with its status as it goes on, and the way to cancel it. */
export function WithdrawDone({ answer }: { answer: WithdrawalAnswer }) {
  const { locale, texts } = useMoney();
  const { withdrawal, wallets } = answer;
  const { symbol, amount, fee, id } = withdrawal;
  const [initial] = useState(() => [withdrawal]);
  const list = useWithdrawals(symbol, initial);
  const latest = list.value.find((one) => one.id === id) ?? withdrawal;
  const total = formatFullAmount(sumAmounts([amount, fee]), symbol, locale);
  const isCancelled = latest.status === "cancelled";
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {isCancelled ? texts.withdraw.cancelled : fillText(texts.withdraw.doneText, { total })}
      </p>
      <WithdrawalItem withdrawal={latest} list={list} showsSteps />
      {!isCancelled && <NewBalances balances={wallets} locale={locale} texts={texts.order} />}
    </div>
  );
}

export function WithdrawDoneActions() {
  const close = useModalClose();
  const { order } = useMoney().texts;
  return (
    <div className="grid">
      <Button tone="primary" size="hero" onClick={close}>
        {order.done}
      </Button>
    </div>
  );
}
