"use client";

import { OrderProblem } from "@/app/_order/order-notice";
import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { Notice } from "@/app/_ui/notice";
import { takeFocus } from "@/app/_ui/take-focus";
import { formatFullAmount } from "@/lib/money/format";
import { CodeField } from "../code-field";
import { useMoney } from "../money-provider";
import { RecipientLine } from "./recipient-line";
import type { TransferOrderForm } from "./use-transfer";

/** What is about to be sent and to whom, with the code where the member has one. */
export function TransferReview({ order }: { order: TransferOrderForm }) {
  const { locale, member, texts } = useMoney();
  const t = texts.transfer;
  const { form, values, amount, recipient } = order;
  const { symbol } = values;
  const facts = [
    {
      label: t.amount,
      value: (
        <Amount
          raw={amount}
          text={formatFullAmount(amount, symbol, locale)}
          className="wrap-anywhere"
        />
      ),
    },
    { label: t.fee, value: t.noFee },
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      {recipient.recipient && (
        <div className="rounded-inset bg-raised p-4">
          <p className="mb-2.5 text-sm text-muted">{t.receiver}</p>
          <RecipientLine recipient={recipient.recipient} />
        </div>
      )}
      <FactList facts={facts} />
      <Notice tone="warn">{t.reviewText}</Notice>
      {member.hasTwoFactor && (
        <CodeField
          error={form.formState.errors.code?.message}
          refusal={order.refusal}
          readOnly={order.isFrozen}
          {...form.register("code", { validate: order.rules.code })}
        />
      )}
      <OrderProblem error={order.formError} order={order.order} texts={texts.order} hasOwnRepeat />
    </div>
  );
}
