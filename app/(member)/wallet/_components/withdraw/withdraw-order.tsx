"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useState } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { DoneFooter, OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountPanel } from "@/app/_shell/fields/amount-panel";
import { CodeField } from "@/app/_shell/fields/code-field";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { Spoken } from "@/app/_ui/text/spoken";
import type { WithdrawalAnswer } from "@/lib/domain/wallet/withdrawal-client";
import { sumAmounts } from "@/lib/money/decimal";
import { formatAmount, formatApart, formatFullAmount } from "@/lib/money/format";
import { GateList } from "../gate-list";
import { useMoney, useWallets } from "../money-provider";
import { TokenValue } from "../token-value";
import { WalletTopUp } from "../wallet-top-up";
import { useWithdrawals } from "../withdrawal/use-withdrawals";
import { WithdrawalItem } from "../withdrawal/withdrawal-item";
import { AddressChoice } from "./address-choice";
import { useWithdraw, type WithdrawFacts, type WithdrawOrderForm } from "./use-withdraw";
import { WithdrawSums } from "./withdraw-sums";

/** Where to and how much, with the fee, what it comes to, and the code that the service asks for. */
function WithdrawFields({ form: withdrawal }: { form: WithdrawOrderForm }) {
  const { locale } = useMoney();
  const t = useTranslations("withdraw");
  const { form, order, symbol, minimum, refusedFee, fee, gate } = withdrawal;
  const { isFrozen } = order;
  const [now, before] = formatApart([fee, refusedFee?.before ?? "0"], symbol, locale);
  return (
    <>
      <AddressChoice form={withdrawal} />
      <AmountPanel
        {...withdrawal.field}
        error={isFrozen ? undefined : withdrawal.field.error}
        label={t("amount")}
        hint={
          minimum === null
            ? undefined
            : t("minimumHint", { amount: formatFullAmount(minimum, symbol, locale) })
        }
        symbol={symbol}
        readOnly={isFrozen}
        remedy={withdrawal.isShort && <WalletTopUp symbol={symbol} />}
        locale={locale}
        value={<TokenValue amount={withdrawal.amount} wallet={withdrawal.wallet} />}
      />
      <WithdrawSums form={withdrawal} />
      <div role="alert" className="empty:hidden">
        {refusedFee && (
          <Notice tone="warn">
            {refusedFee.before === fee ? refusedFee.text : t("feeChanged", { fee: now, before })}
          </Notice>
        )}
      </div>
      {withdrawal.asksForCode && (
        <CodeField
          error={form.formState.errors.code?.message}
          refusal={order.refused}
          readOnly={isFrozen}
          {...form.register("code", { onChange: withdrawal.edit })}
        />
      )}
      {gate && <GateList gates={[gate]} hasFee />}
      <OrderProblem error={gate ? null : withdrawal.formError} order={order} hasOwnRepeat />
    </>
  );
}

const RECEIPTS = {
  approved: "receipt.approved",
  sent: "receipt.sent",
  confirmed: "receipt.confirmed",
  rejected: "receipt.rejected",
} as const;

interface WithdrawReceiptProps {
  modal: Pick<ModalProps, "onClose">;
  answer: WithdrawalAnswer;
}

/** A withdrawal that was asked for: what has become of it by now, and the way to cancel it while there is one. */
function WithdrawReceipt({ modal, answer }: WithdrawReceiptProps) {
  const { locale } = useMoney();
  const t = useTranslations("withdraw");
  const wallets = useWallets().value;
  const { withdrawal } = answer;
  const { symbol, amount, fee, id } = withdrawal;
  const [initial] = useState(() => [withdrawal]);
  const list = useWithdrawals(symbol, initial);
  const latest = list.value.find((one) => one.id === id) ?? withdrawal;
  const { status } = latest;
  const shown = (raw: string) => formatAmount(raw, symbol, locale);
  const [total, net] = [shown(sumAmounts([amount, fee])), shown(amount)];
  const balances = new Map(answer.wallets);
  for (const { symbol, available, locked } of answer.wallets.values()) {
    const now = wallets.get(symbol);
    balances.set(symbol, {
      symbol,
      available: now?.available ?? available,
      locked: now?.locked ?? locked,
    });
  }

  // The answer may be an old one, of a withdrawal that was sent again after its first answer was lost.
  const { refresh } = list;
  useEffect(() => {
    refresh();
  }, [refresh]);

  const text =
    status === "requested"
      ? t("doneText", { total })
      : status === "cancelled"
        ? t("cancelled")
        : t(RECEIPTS[status], { total, amount: net });
  return (
    <Modal
      {...modal}
      title={t(status === "requested" ? "doneTitle" : "receipt.title")}
      footer={<DoneFooter />}
    >
      <div>
        <ResultSentence>{text}</ResultSentence>
        <Spoken text={status === "requested" ? null : text} />
        <WithdrawalItem withdrawal={latest} list={list} showsSteps />
        <NewBalances balances={balances} locale={locale} />
      </div>
    </Modal>
  );
}

interface WithdrawOrderProps {
  modal: Pick<ModalProps, "onClose">;
  title: string;
  facts: WithdrawFacts;
  /** Stands in the place of the form once an earlier order has ended, where no new one can be sent. */
  closed: ReactNode;
}

/** A withdrawal: where and how much with the code, then its status. */
export function WithdrawOrder({ modal, title, facts, closed }: WithdrawOrderProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("withdraw");
  const formId = useId();
  const form = useWithdraw(facts);
  const { order, symbol, amount, total } = form;
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title }}
        locale={locale}
        timeZone={member.timeZone}
      />
    );
  }
  if (order.result) return <WithdrawReceipt modal={modal} answer={order.result} />;
  if (closed) {
    return (
      <Modal {...modal} title={title} description={t("text")}>
        <div className="grid gap-5">
          <OrderProblem error={form.gate ? null : form.formError} order={order} hasOwnRepeat />
          {closed}
        </div>
      </Modal>
    );
  }
  const submit =
    amount === null
      ? t("submit")
      : t("submitAmount", { amount: formatAmount(amount, symbol, locale) });
  return (
    <Modal
      {...modal}
      title={title}
      description={t("text")}
      isDismissable={!order.isPending}
      footer={
        <OrderFooter
          formId={formId}
          order={order}
          secondsToWait={form.secondsToWait}
          figure={total === null ? null : { label: t("total"), raw: total, symbol, locale }}
          consequence={t("reviewText")}
          labels={{ submit, submitting: t("submitting") }}
        />
      }
    >
      <form id={formId} method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <WithdrawFields form={form} />
      </form>
      {form.confirmation}
    </Modal>
  );
}
