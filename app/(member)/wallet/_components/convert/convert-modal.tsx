"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderProblem } from "@/app/_order/order-notice";
import type { OrderFacts, OrderMoney } from "@/app/_order/order-record";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Button } from "@/app/_ui/control/button";
import { SelectField } from "@/app/_ui/control/select-field";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { offeredActions } from "@/lib/domain/wallet/actions";
import type { Conversion } from "@/lib/domain/wallet/client";
import { formatAmount } from "@/lib/money/format";
import { useMoney, useWallets } from "../money-provider";
import { OrderButtons } from "../order-buttons";
import { ResultActions } from "../result-actions";
import type { FlowProps } from "../wallet-actions";
import { WalletTopUp } from "../wallet-top-up";
import { QuoteFacts } from "./quote-facts";
import { type Convert, useConvert } from "./use-convert";

interface ConvertResultProps {
  onClose: () => void;
  conversion: Conversion;
  /** As the quote stated them. */
  facts: OrderFacts;
  onMore: () => void;
}

/** The receipt of a conversion: what was paid and received, the fee, and the new balances. */
function ConvertResult({ onClose, conversion, facts, onMore }: ConvertResultProps) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const { pay, receive, fee } = facts;
  const shown = (money: OrderMoney | undefined) =>
    money ? formatAmount(money.amount, money.symbol, locale) : "";
  const lines: Fact[] = conversion.transactions.map(({ direction, amount, symbol }) => ({
    label: direction === "in" ? t("received") : t("paid"),
    value: (
      <ExactAmount
        isPrivate
        isSigned
        raw={direction === "out" ? `-${amount}` : amount}
        symbol={symbol}
        locale={locale}
        className={direction === "in" ? "text-up" : "text-down"}
      />
    ),
  }));
  if (fee) {
    const value = <ExactAmount raw={fee.amount} symbol={fee.symbol} locale={locale} />;
    lines.push({ label: t("fee"), value });
  }
  return (
    <Modal
      onClose={onClose}
      title={t("doneTitle")}
      footer={<ResultActions moreText={t("more")} onMore={onMore} />}
    >
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {t("doneText", { amount: shown(pay), receive: shown(receive) })}
      </p>
      <AllDigits>
        <FactList facts={lines} />
        <NewBalances balances={conversion.wallets} locale={locale} />
      </AllDigits>
    </Modal>
  );
}

/** From what to what, and how much; what it would give now stands below. */
function ConvertFields({ conversion }: { conversion: Convert }) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const wallets = useWallets().value;
  const { isFrozen } = conversion;
  const sources = [...wallets.values()].filter((one) => offeredActions(one).includes("convert"));
  const options = (symbols: readonly string[]) => symbols.map((value) => ({ value, label: value }));
  const { ref, onChange: _, ...amount } = conversion.form.register("amount");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("from")}
          value={conversion.from}
          options={options(sources.map((one) => one.symbol))}
          disabled={isFrozen}
          onChange={(event) => conversion.setFrom(event.target.value)}
        />
        <SelectField
          label={t("to")}
          value={conversion.to ?? ""}
          options={options(conversion.targets)}
          disabled={isFrozen}
          onChange={(event) => conversion.form.setValue("to", event.target.value)}
        />
      </div>
      <AmountField
        {...amount}
        inputRef={ref}
        label={t("amount")}
        symbol={conversion.from}
        available={conversion.available}
        text={conversion.text}
        onTextChange={conversion.setText}
        readOnly={isFrozen}
        error={conversion.amountError ?? undefined}
        remedy={conversion.isShort && <WalletTopUp symbol={conversion.from} />}
        locale={locale}
      />
    </>
  );
}

/** Converts one token to another at a rate that holds for a stated time: what, a review, the receipt. */
export default function ConvertModal({ symbol, onClose }: FlowProps) {
  const { locale, member } = useMoney();
  const t = useTranslations("convert");
  const id = useId();
  const conversion = useConvert(symbol);
  const { order, quotes, step } = conversion;
  const isReview = step === "review";

  if (order.result && order.record) {
    return (
      <ConvertResult
        onClose={onClose}
        conversion={order.result}
        facts={order.record.facts}
        onMore={conversion.restart}
      />
    );
  }
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
  return (
    <Modal
      onClose={onClose}
      isDismissable={!conversion.isPending}
      title={t(isReview ? "reviewTitle" : "title")}
      description={isReview ? undefined : t("text")}
      footer={
        <OrderButtons
          formId={id}
          form={conversion}
          figure={
            quotes.quote && {
              label: t("receive"),
              raw: quotes.quote.receive,
              symbol: quotes.quote.to,
              locale,
            }
          }
          labels={{ review: t("review"), submit: t("submit"), submitting: t("submitting") }}
          isWaiting={quotes.isAsking && !conversion.isFrozen}
          instead={
            quotes.renewal &&
            !quotes.isAsking && (
              // Keys: were it the same element, the press that accepts would go on and submit.
              <Button key="accept" tone="primary" size="hero" onClick={quotes.accept}>
                {t("accept")}
              </Button>
            )
          }
        />
      }
    >
      <form id={id} method="post" noValidate onSubmit={conversion.onSubmit} className="grid gap-5">
        {isReview ? (
          <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
            <QuoteFacts conversion={conversion} />
            <OrderProblem error={conversion.formError} order={order} hasOwnRepeat />
          </div>
        ) : (
          <>
            <ConvertFields conversion={conversion} />
            <QuoteFacts conversion={conversion} />
          </>
        )}
      </form>
    </Modal>
  );
}
