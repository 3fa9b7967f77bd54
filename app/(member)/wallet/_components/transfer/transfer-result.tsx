"use client";

import { NewBalances } from "@/app/_order/new-balances";
import { TextLink } from "@/app/_shell/forms/text-link";
import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { takeFocus } from "@/app/_ui/take-focus";
import { formatFullAmount, formatSignedAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import type { Transfer } from "@/lib/wallet/client";
import { useMoney } from "../money-provider";

interface TransferResultProps {
  done: Transfer;
  /** By name. */
  receiver: string;
}

/** The receipt of a transfer. */
export function TransferResult({ done, receiver }: TransferResultProps) {
  const { locale, texts } = useMoney();
  const t = texts.transfer;
  const { id, amount, symbol } = done.transaction;
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, { receiver, amount: formatFullAmount(amount, symbol, locale) })}
      </p>
      <FactList
        facts={[
          {
            label: t.amount,
            value: (
              <Amount
                isPrivate
                raw={amount}
                text={formatSignedAmount(`-${amount}`, symbol, locale)}
                className="text-down"
              />
            ),
          },
          { label: t.fee, value: t.noFee },
          {
            label: t.reference,
            value: (
              <TextLink href={transactionPath(id)}>
                <bdi dir="ltr" className="figures wrap-anywhere">
                  {id}
                </bdi>
              </TextLink>
            ),
          },
        ]}
      />
      <NewBalances balances={done.wallets} locale={locale} texts={texts.order} />
    </div>
  );
}
