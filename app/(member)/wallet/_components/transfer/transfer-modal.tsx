"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderProblem } from "@/app/_order/order-notice";
import { CodeField } from "@/app/_shell/fields/code-field";
import { TextLink } from "@/app/_shell/forms/text-link";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { Transfer } from "@/lib/domain/wallet/client";
import { formatAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import { useMoney } from "../money-provider";
import { OrderButtons } from "../order-buttons";
import { ResultActions } from "../result-actions";
import type { FlowProps } from "../wallet-actions";
import { RecipientLine } from "./recipient-line";
import { TransferFields } from "./transfer-fields";
import { type TransferOrderForm, useTransfer } from "./use-transfer";

/** What is about to be sent and to whom, with the code where the member has one. */
function TransferReview({ order }: { order: TransferOrderForm }) {
  const { locale, member } = useMoney();
  const t = useTranslations("transfer");
  const { form, values, amount, recipient } = order;
  const { symbol } = values;
  const facts = [
    {
      label: t("amount"),
      value: <ExactAmount raw={amount} symbol={symbol} locale={locale} />,
    },
    { label: t("fee"), value: t("noFee") },
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      {recipient.recipient && (
        <div className="rounded-inset bg-raised p-4">
          <p className="mb-2.5 text-sm text-muted">{t("receiver")}</p>
          <RecipientLine recipient={recipient.recipient} />
        </div>
      )}
      <AllDigits>
        <FactList facts={facts} />
      </AllDigits>
      <Notice tone="warn">{t("reviewText")}</Notice>
      {member.hasTwoFactor && (
        <CodeField
          error={form.formState.errors.code?.message}
          refusal={order.refusal}
          readOnly={order.isFrozen}
          {...form.register("code")}
        />
      )}
      <OrderProblem error={order.formError} order={order.order} hasOwnRepeat />
    </div>
  );
}

interface TransferResultProps {
  done: Transfer;
  /** By name. */
  receiver: string;
}

/** The receipt of a transfer. */
function TransferResult({ done, receiver }: TransferResultProps) {
  const { locale } = useMoney();
  const t = useTranslations("transfer");
  const { id, amount, symbol } = done.transaction;
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {t("doneText", { receiver, amount: formatAmount(amount, symbol, locale) })}
      </p>
      <AllDigits>
        <FactList
          facts={[
            {
              label: t("amount"),
              value: (
                <ExactAmount
                  isPrivate
                  raw={`-${amount}`}
                  symbol={symbol}
                  locale={locale}
                  className="text-down"
                />
              ),
            },
            { label: t("fee"), value: t("noFee") },
            {
              label: t("reference"),
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
        <NewBalances balances={done.wallets} locale={locale} />
      </AllDigits>
    </div>
  );
}

/** Sends to another member: whom and how much, a review by name, the receipt. */
export default function TransferModal({ symbol, onClose }: FlowProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("transfer");
  const formId = useId();
  const form = useTransfer(symbol);
  const { order, step } = form;
  const { result } = order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === "order") form.review();
    else form.onSubmit(event);
  }

  const modal = { onClose };
  const labels = { review: t("review"), submit: t("submit"), submitting: t("submitting") };
  const figure =
    step === "review"
      ? { label: t("amount"), raw: form.amount, symbol: form.values.symbol, locale }
      : null;
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title: t("title") }}
        locale={locale}
        timeZone={member.timeZone}
      />
    );
  }

  const title = result ? t("doneTitle") : step === "review" ? t("reviewTitle") : t("title");
  return (
    <Modal
      title={title}
      description={result || step === "review" ? undefined : t("text")}
      {...modal}
      isDismissable={!order.isPending}
      footer={
        result ? (
          <ResultActions moreText={t("more")} onMore={form.restart} />
        ) : (
          <OrderButtons {...{ formId, form, labels, figure }} />
        )
      }
    >
      {result ? (
        <TransferResult done={result} receiver={order.record?.facts.to ?? ""} />
      ) : (
        <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          {step === "order" ? <TransferFields order={form} /> : <TransferReview order={form} />}
        </form>
      )}
    </Modal>
  );
}
