"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useId, useState } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import type { WithdrawalAnswer } from "@/lib/domain/wallet/withdrawal-client";
import { sumAmounts } from "@/lib/money/decimal";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { useMoney, useWallets } from "../money-provider";
import { OrderAmount } from "../order-amount";
import { OrderButtons } from "../order-buttons";
import { useWithdrawals } from "../withdrawal/use-withdrawals";
import { WithdrawalItem } from "../withdrawal/withdrawal-item";
import { AddressChoice } from "./address-choice";
import { useWithdraw, type WithdrawFacts, type WithdrawOrderForm } from "./use-withdraw";
import { WithdrawReview } from "./withdraw-review";
import { WithdrawSums } from "./withdraw-sums";

/** Where to and how much, with the fee and what it comes to. */
function WithdrawFields({ order }: { order: WithdrawOrderForm }) {
  const { locale } = useMoney();
  const t = useTranslations("withdraw");
  const { form, values, symbol, minimum } = order;
  return (
    <>
      <AddressChoice order={order} />
      <OrderAmount
        form={form}
        label={t("amount")}
        hint={
          minimum === null
            ? undefined
            : t("minimumHint", { amount: formatFullAmount(minimum, symbol, locale) })
        }
        symbol={symbol}
        available={order.available}
        maximum={order.maximum}
        text={values.amount}
        isFrozen={order.isFrozen}
        isShort={order.isShort}
      />
      <WithdrawSums order={order} />
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
      footer={<ReceiptActions />}
    >
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <p role="status" className="mb-5 text-base wrap-anywhere">
          {text}
        </p>
        <WithdrawalItem withdrawal={latest} list={list} showsSteps />
        <NewBalances balances={balances} locale={locale} />
      </div>
    </Modal>
  );
}

function ReceiptActions() {
  const close = useModalClose();
  const t = useTranslations("order");
  return (
    <div className="grid">
      <Button tone="primary" size="hero" onClick={close}>
        {t("done")}
      </Button>
    </div>
  );
}

interface WithdrawOrderProps {
  modal: Pick<ModalProps, "onClose">;
  title: string;
  facts: WithdrawFacts;
}

/** The steps of a withdrawal: where and how much, a review with the code, the status. */
export function WithdrawOrder({ modal, title, facts }: WithdrawOrderProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("withdraw");
  const formId = useId();
  const form = useWithdraw(facts);
  const { order, step } = form;
  const { result } = order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === "order") form.review();
    else form.onSubmit(event);
  }

  const labels = { review: t("review"), submit: t("submit"), submitting: t("submitting") };
  const { symbol, total } = form;
  const figure = total === null ? null : { label: t("total"), raw: total, symbol, locale };
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
  if (result) return <WithdrawReceipt modal={modal} answer={result} />;
  return (
    <Modal
      {...modal}
      title={step === "review" ? t("reviewTitle") : title}
      description={step === "review" ? undefined : t("text")}
      isDismissable={!order.isPending}
      footer={<OrderButtons {...{ formId, form, labels, figure }} />}
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        {step === "order" ? <WithdrawFields order={form} /> : <WithdrawReview order={form} />}
      </form>
    </Modal>
  );
}
