"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { TextLink } from "@/app/_shell/forms/text-link";
import { LateTexts } from "@/app/_shell/texts/late-texts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { Transfer } from "@/lib/domain/wallet/client";
import { formatAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import { useMoney } from "../money-provider";
import { ResultActions } from "../result-actions";
import type { WalletModalProps } from "../wallet-actions";
import { TransferFields } from "./transfer-fields";
import { useTransfer } from "./use-transfer";

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
    <div>
      <ResultSentence>
        {t("doneText", { receiver, amount: formatAmount(amount, symbol, locale) })}
      </ResultSentence>
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

function TransferFlow({ symbol, onClose }: WalletModalProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("transfer");
  const formId = useId();
  const transfer = useTransfer(symbol);
  const { order } = transfer;
  const { result } = order;
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ onClose, title: t("title") }}
        locale={locale}
        timeZone={member.timeZone}
      />
    );
  }
  const submit =
    transfer.amount === null
      ? t("submit")
      : t("submitAmount", {
          amount: formatAmount(transfer.amount, transfer.values.symbol, locale),
        });
  return (
    <Modal
      title={result ? t("doneTitle") : t("title")}
      description={result ? undefined : t("text")}
      onClose={onClose}
      isDismissable={!order.isPending}
      footer={
        result ? (
          <ResultActions moreText={t("more")} onMore={transfer.restart} />
        ) : (
          <OrderFooter
            formId={formId}
            order={order}
            secondsToWait={transfer.secondsToWait}
            consequence={t("reviewText")}
            labels={{ submit, submitting: t("submitting") }}
          />
        )
      }
    >
      {result ? (
        <TransferResult done={result} receiver={order.record?.facts.to ?? ""} />
      ) : (
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={transfer.onSubmit}
          className="grid gap-5"
        >
          <TransferFields transfer={transfer} />
          <OrderProblem error={transfer.formError} order={order} hasOwnRepeat />
        </form>
      )}
      {transfer.confirmation}
    </Modal>
  );
}

/** Sends to another member: whom and how much, by name, and the receipt. */
export default function TransferModal(props: WalletModalProps) {
  return (
    <LateTexts part="transfer">
      <TransferFlow {...props} />
    </LateTexts>
  );
}
