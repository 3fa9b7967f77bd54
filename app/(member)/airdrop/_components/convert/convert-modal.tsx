"use client";

import { type SubmitEvent, useId, useRef } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import { fillText } from "@/app/_ui/text/fill-text";
import { NoValue } from "@/app/_ui/text/no-value";
import { convertedAmount } from "@/lib/domain/airdrop/conversion";
import { formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { ConversionProps, ConvertModalProps } from "./convert-button";
import type { ConvertTexts } from "./convert-texts";
import { type Conversion, useConversion } from "./use-conversion";

interface ConversionResultProps {
  modal: Pick<ModalProps, "closeText" | "onClose" | "isDismissable">;
  conversion: Conversion;
  locale: string;
  texts: ConvertTexts;
  /** Null when nothing is left to convert. */
  onMore: (() => void) | null;
}

/** The receipt of a conversion, with the balances that the answer states. */
function ConversionResult({ modal, conversion, locale, texts, onMore }: ConversionResultProps) {
  const full = (raw: string, symbol: string) => formatFullAmount(raw, symbol, locale);
  const { from, to, wallets } = conversion;
  return (
    <Modal
      {...modal}
      title={texts.convert.doneTitle}
      footer={<Ways texts={texts} onMore={onMore} />}
    >
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(texts.convert.doneText, {
          amount: full(from, AIRDROP_SYMBOL),
          receive: full(to, CONVERTED_SYMBOL),
        })}
      </p>
      <NewBalances balances={wallets ?? []} locale={locale} texts={texts.order} />
    </Modal>
  );
}

function Ways({ texts, onMore }: Pick<ConversionResultProps, "texts" | "onMore">) {
  const close = useModalClose();
  return (
    <div className="grid auto-cols-fr gap-2.5 sm:grid-flow-col">
      {onMore && <Button onClick={onMore}>{texts.convert.more}</Button>}
      <Button tone="primary" onClick={close}>
        {texts.order.done}
      </Button>
    </div>
  );
}

interface ConversionFactsProps extends ConversionProps {
  /** In AmBTC; null while none can be read. */
  amount: string | null;
}

/** What an amount gives, to the last digit, and by which terms. */
function ConversionFacts({ amount, rate, minimum, locale, texts }: ConversionFactsProps) {
  const t = texts.convert;
  const receive = amount === null ? null : convertedAmount(amount, rate);
  const full = (raw: string, symbol: string) => (
    <Amount raw={raw} text={formatFullAmount(raw, symbol, locale)} className="wrap-anywhere" />
  );
  return (
    <div aria-live="polite" className="rounded-inset bg-raised p-4">
      <FactList
        facts={[
          {
            label: t.receive,
            value: receive === null ? <NoValue text={t.prompt} /> : full(receive, CONVERTED_SYMBOL),
          },
          {
            label: t.rate,
            value: (
              <bdi dir="ltr" className="figures">
                {formatFullAmount("1", AIRDROP_SYMBOL, locale)} ={" "}
                {formatFullAmount(rate, CONVERTED_SYMBOL, locale)}
              </bdi>
            ),
          },
          { label: t.fee, value: t.feeNone },
          { label: t.minimum, value: full(minimum, AIRDROP_SYMBOL) },
        ]}
      />
    </div>
  );
}

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
