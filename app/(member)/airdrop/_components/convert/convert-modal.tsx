"use client";

import { type SubmitEvent, useId, useRef } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountField } from "@/app/_shell/forms/amount-field";
import { Button } from "@/app/_ui/button";
import { Modal } from "@/app/_ui/modal";
import { Notice } from "@/app/_ui/notice";
import { AIRDROP_SYMBOL } from "../airdrop-symbol";
import { ConversionFacts } from "./conversion-facts";
import { ConversionResult } from "./conversion-result";
import type { ConvertModalProps } from "./convert-button";
import { useConversion } from "./use-conversion";

/** Converts AmBTC to mBTC, for good; what comes of it stands there before it is sent. */
export default function ConvertModal({ isLast, onClose, ...props }: ConvertModalProps) {
  const { balance, locale, timeZone, texts } = props;
  const t = texts.convert;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useConversion(props);
  const { order } = form;
  const { isFrozen, isPending, isUndecided } = order;
  const modal = { closeText: texts.close, onClose, isDismissable: !isPending };

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(await form.submit())) input.current?.focus();
  }

  if (order.result) {
    return (
      <ConversionResult
        modal={modal}
        conversion={order.result}
        locale={locale}
        texts={texts}
        onMore={isLast ? null : form.restart}
      />
    );
  }
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title: t.title }}
        locale={locale}
        timeZone={timeZone}
        texts={texts.order}
      />
    );
  }
  return (
    <Modal
      {...modal}
      title={t.title}
      description={t.text}
      footer={
        <div className="grid">
          <Button type="submit" form={id} tone="primary" size="hero" isPending={isPending}>
            {isPending ? t.submitting : isUndecided ? texts.order.sendAgain : t.submit}
          </Button>
        </div>
      }
    >
      <form id={id} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <AmountField
          label={t.amount}
          name="amount"
          symbol={AIRDROP_SYMBOL}
          available={balance}
          text={form.text}
          onTextChange={form.edit}
          inputRef={input}
          readOnly={isFrozen}
          error={form.amountError ?? undefined}
          locale={locale}
          texts={texts.amountField}
        />
        <ConversionFacts amount={form.amount} {...props} />
        <Notice tone="warn">{t.irreversible}</Notice>
        <OrderProblem error={form.formError} order={order} texts={texts.order} hasOwnRepeat />
      </form>
    </Modal>
  );
}
