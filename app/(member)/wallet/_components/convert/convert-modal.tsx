"use client";

import { type SubmitEvent, useId, useRef } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderProblem } from "@/app/_order/order-notice";
import type { OrderFacts, OrderMoney } from "@/app/_order/order-record";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Button } from "@/app/_ui/control/button";
import { SelectField } from "@/app/_ui/control/select-field";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { Amount } from "@/app/_ui/text/amount";
import { fillText } from "@/app/_ui/text/fill-text";
import { offeredActions } from "@/lib/domain/wallet/actions";
import type { Conversion } from "@/lib/domain/wallet/client";
import { formatFullAmount, formatSignedAmount } from "@/lib/money/format";
import { useMoney, useWallets } from "../money-provider";
import { ResultActions } from "../result-actions";
import { TopUp } from "../top-up";
import type { FlowProps } from "../wallet-actions";
import { QuoteFacts } from "./quote-facts";
import { useConvert } from "./use-convert";
import { useConvertFields } from "./use-convert-fields";

interface ConvertResultProps {
  modal: Pick<ModalProps, "closeText" | "onClose">;
  conversion: Conversion;
  /** As the quote stated them. */
  facts: OrderFacts;
  onMore: () => void;
}

/** The receipt of a conversion: what was paid and received, the fee, and the new balances. */
function ConvertResult({ modal, conversion, facts, onMore }: ConvertResultProps) {
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

/** Converts one token to another at a rate that holds for a stated time. */
export default function ConvertModal({ symbol, onClose }: FlowProps) {
  const { locale, member, texts } = useMoney();
  const t = texts.convert;
  const wallets = useWallets().value;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const fields = useConvertFields(symbol);
  const desk = useConvert(fields.wish);
  const sources = wallets.filter((one) => offeredActions(one).includes("convert"));
  const options = (symbols: readonly string[]) => symbols.map((value) => ({ value, label: value }));
  const { order, quotes } = desk;
  const { isFrozen, isPending } = order;
  const amountError = isFrozen ? undefined : (fields.error ?? desk.amountError ?? undefined);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (order.isUndecided) order.repeat();
    else if (fields.wish) desk.confirm();
    else {
      fields.show();
      input.current?.focus();
    }
  }

  const modal = { closeText: texts.common.close, onClose };
  if (order.result && order.record) {
    return (
      <ConvertResult
        modal={modal}
        conversion={order.result}
        facts={order.record.facts}
        onMore={() => {
          order.forget();
          fields.clear();
        }}
      />
    );
  }
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title: t.title }}
        locale={locale}
        timeZone={member.timeZone}
        texts={texts.order}
      />
    );
  }
  return (
    <Modal
      {...modal}
      isDismissable={!isPending}
      title={t.title}
      description={t.text}
      footer={
        <div className="grid">
          {quotes.renewal && !quotes.isAsking ? (
            // Keys: were it the same element, the press that accepts would go on and submit.
            <Button key="accept" tone="primary" size="hero" onClick={quotes.accept}>
              {t.accept}
            </Button>
          ) : (
            <Button
              key="convert"
              type="submit"
              form={id}
              tone="primary"
              size="hero"
              isPending={isPending || (quotes.isAsking && quotes.quote !== null)}
            >
              {isPending ? t.submitting : order.isUndecided ? texts.order.sendAgain : t.submit}
            </Button>
          )}
        </div>
      }
    >
      <form id={id} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t.from}
            value={fields.from}
            options={options(sources.map((one) => one.symbol))}
            disabled={isFrozen}
            onChange={(event) => fields.setFrom(event.target.value)}
          />
          <SelectField
            label={t.to}
            value={fields.to ?? ""}
            options={options(fields.targets)}
            disabled={isFrozen}
            onChange={(event) => fields.setTo(event.target.value)}
          />
        </div>
        <AmountField
          label={t.amount}
          name="amount"
          symbol={fields.from}
          available={fields.available}
          text={fields.text}
          onTextChange={fields.setText}
          inputRef={input}
          readOnly={isFrozen}
          error={amountError}
          remedy={(fields.isShort || desk.isShort) && <TopUp symbol={fields.from} />}
          locale={locale}
          texts={texts.amountField}
        />
        <QuoteFacts desk={desk} />
        <OrderProblem error={desk.formError} order={order} texts={texts.order} hasOwnRepeat />
      </form>
    </Modal>
  );
}
