"use client";

import { type SubmitEvent, useId, useRef } from "react";
import { AmountField } from "@/app/_shell/forms/amount-field";
import { FormError } from "@/app/_shell/forms/form-error";
import { UnknownOutcome } from "@/app/_shell/forms/unknown-outcome";
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
  const { balance, locale, texts } = props;
  const t = texts.convert;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const order = useConversion(props);
  const modal = { closeText: texts.close, onClose, isDismissable: !order.isPending };

  async function onSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(await order.submit())) input.current?.focus();
  }

  if (order.done) {
    return (
      <ConversionResult
        modal={modal}
        conversion={order.done}
        locale={locale}
        texts={t}
        onMore={isLast ? null : order.restart}
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
          <Button type="submit" form={id} tone="primary" size="hero" isPending={order.isPending}>
            {order.isPending ? t.submitting : order.isUnknown ? t.sendAgain : t.submit}
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
          text={order.text}
          onTextChange={order.edit}
          inputRef={input}
          readOnly={order.isFrozen}
          error={order.amountError ?? undefined}
          locale={locale}
          texts={texts.amountField}
        />
        <ConversionFacts amount={order.amount} {...props} />
        <Notice tone="warn">{t.irreversible}</Notice>
        <FormError text={order.formError} />
        <UnknownOutcome isShown={order.isUnknown} texts={t} />
      </form>
    </Modal>
  );
}
