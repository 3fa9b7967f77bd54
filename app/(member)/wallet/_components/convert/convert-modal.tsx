"use client";

import { type SubmitEvent, useId, useRef } from "react";
import { AmountField } from "@/app/_shell/forms/amount-field";
import { FormError } from "@/app/_shell/forms/form-error";
import { Button } from "@/app/_ui/button";
import { Modal } from "@/app/_ui/modal";
import { SelectField } from "@/app/_ui/select-field";
import { offeredActions } from "@/lib/wallet/actions";
import { useMoney, useWallets } from "../money-provider";
import { TopUp } from "../top-up";
import { UnknownOutcome } from "../unknown-outcome";
import type { FlowProps } from "../wallet-actions";
import { ConvertResult } from "./convert-result";
import { QuoteFacts } from "./quote-facts";
import { useConvert } from "./use-convert";
import { useConvertFields } from "./use-convert-fields";

/** Converts one token to another at a rate that holds for a stated time. */
export default function ConvertModal({ symbol, onClose }: FlowProps) {
  const { locale, texts } = useMoney();
  const t = texts.convert;
  const wallets = useWallets().value;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const fields = useConvertFields(symbol);
  const desk = useConvert(fields.wish);
  const sources = wallets.filter((one) => offeredActions(one).includes("convert"));
  const options = (symbols: readonly string[]) => symbols.map((value) => ({ value, label: value }));
  const isFrozen = desk.isPending || desk.isUnknown;
  const amountError = isFrozen ? undefined : (fields.error ?? desk.amountError ?? undefined);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (fields.wish || desk.isUnknown) {
      desk.confirm();
      return;
    }
    fields.show();
    input.current?.focus();
  }

  const modal = { closeText: texts.common.close, onClose, isDismissable: !desk.isPending };
  if (desk.outcome) {
    return (
      <ConvertResult
        modal={modal}
        outcome={desk.outcome}
        onMore={() => {
          desk.restart();
          fields.clear();
        }}
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
          {desk.renewal && !desk.isAsking ? (
            // Keys: were it the same element, the press that accepts would go on and submit.
            <Button key="accept" tone="primary" size="hero" onClick={desk.accept}>
              {t.accept}
            </Button>
          ) : (
            <Button
              key="convert"
              type="submit"
              form={id}
              tone="primary"
              size="hero"
              isPending={desk.isPending || (desk.isAsking && desk.quote !== null)}
            >
              {desk.isPending ? t.submitting : desk.isUnknown ? texts.wallet.sendAgain : t.submit}
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
        <FormError text={desk.formError} />
        <UnknownOutcome isShown={desk.isUnknown} />
      </form>
    </Modal>
  );
}
