"use client";

import { type SubmitEvent, useId, useState } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { fillText } from "@/app/_ui/text/fill-text";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import type { WithdrawalAnswer } from "@/lib/domain/wallet/withdrawal-client";
import { sumAmounts } from "@/lib/money/decimal";
import { formatFullAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import { OrderButtons } from "../order-buttons";
import { TopUp } from "../top-up";
import { useWithdrawals } from "../withdrawal/use-withdrawals";
import { WithdrawalItem } from "../withdrawal/withdrawal-item";
import { AddressChoice } from "./address-choice";
import { GateList } from "./gate-list";
import { useWithdraw, type WithdrawOrderForm } from "./use-withdraw";
import { WithdrawReview } from "./withdraw-review";
import { WithdrawSums } from "./withdraw-sums";

/** Where to and how much, with the fee and what it comes to. */
function WithdrawFields({ order }: { order: WithdrawOrderForm }) {
  const { locale, texts } = useMoney();
  const t = texts.withdraw;
  const { form, values, symbol, minimum } = order;
  const { errors } = form.formState;
  const { ref, ...amount } = form.register("amount", { validate: order.rules.amount });
  return (
    <>
      <AddressChoice order={order} />
      <AmountField
        {...amount}
        inputRef={ref}
        label={t.amount}
        hint={
          minimum === null
            ? undefined
            : fillText(t.minimumHint, { amount: formatFullAmount(minimum, symbol, locale) })
        }
        symbol={symbol}
        available={order.available}
        maximum={order.maximum}
        text={values.amount}
        onTextChange={(text) =>
          form.setValue("amount", text, {
            shouldDirty: true,
            shouldValidate: Boolean(errors.amount),
          })
        }
        readOnly={order.isFrozen}
        error={errors.amount?.message}
        remedy={order.isShort && <TopUp symbol={symbol} />}
        locale={locale}
        texts={texts.amountField}
      />
      <WithdrawSums order={order} />
    </>
  );
}

/** A withdrawal that was asked for, with its status as it goes on, and the way to cancel it. */
function WithdrawDone({ answer }: { answer: WithdrawalAnswer }) {
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

function WithdrawDoneActions() {
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

interface WithdrawOrderProps {
  modal: Pick<ModalProps, "closeText" | "onClose">;
  title: string;
  wallet: WalletDetailView;
  addresses: readonly SavedAddressView[];
}

/** The steps of a withdrawal: where and how much, a review with the code, the status. */
export function WithdrawOrder({ modal, title, wallet, addresses }: WithdrawOrderProps) {
  const { locale, member, texts } = useMoney();
  const t = texts.withdraw;
  const formId = useId();
  const form = useWithdraw(wallet, addresses);
  const { order, step } = form;
  const { result } = order;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === "order") form.review();
    else form.onSubmit(event);
  }

  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title }}
        locale={locale}
        timeZone={member.timeZone}
        texts={texts.order}
      />
    );
  }
  if (result) {
    return (
      <Modal {...modal} title={t.doneTitle} footer={<WithdrawDoneActions />}>
        <WithdrawDone answer={result} />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      title={step === "review" ? t.reviewTitle : title}
      description={step === "review" ? undefined : t.text}
      isDismissable={!order.isPending}
      footer={<OrderButtons formId={formId} form={form} texts={t} />}
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        {step === "order" ? (
          <>
            <GateList gates={member.gates} />
            <WithdrawFields order={form} />
          </>
        ) : (
          <WithdrawReview order={form} />
        )}
      </form>
    </Modal>
  );
}
