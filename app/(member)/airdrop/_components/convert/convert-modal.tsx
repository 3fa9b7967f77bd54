"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { FooterFigure } from "@/app/_ui/overlay/footer-figure";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { convertedAmount } from "@/lib/domain/airdrop/conversion";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { ConversionProps, ConvertModalProps } from "./convert-button";
import { type ConvertedAirdrop, useAirdropConversion } from "./use-airdrop-conversion";

interface ConversionResultProps {
  modal: Pick<ModalProps, "onClose" | "isDismissable">;
  conversion: ConvertedAirdrop;
  locale: string;
  /** Null when nothing is left to convert. */
  onMore: (() => void) | null;
}

/** The receipt of a conversion, with the balances that the answer states. */
function ConversionResult({ modal, conversion, locale, onMore }: ConversionResultProps) {
  const t = useTranslations("airdrop.convert");
  const shown = (raw: string, symbol: string) => formatAmount(raw, symbol, locale);
  const { from, to, wallets } = conversion;
  return (
    <Modal {...modal} title={t("doneTitle")} footer={<Ways onMore={onMore} />}>
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {t("doneText", {
          amount: shown(from, AIRDROP_SYMBOL),
          receive: shown(to, CONVERTED_SYMBOL),
        })}
      </p>
      <NewBalances balances={wallets} locale={locale} />
    </Modal>
  );
}

function Ways({ onMore }: Pick<ConversionResultProps, "onMore">) {
  const t = useTranslations("airdrop.convert");
  const order = useTranslations("order");
  const close = useModalClose();
  return (
    <div className="grid auto-cols-fr gap-2.5 sm:grid-flow-col">
      {onMore && <Button onClick={onMore}>{t("more")}</Button>}
      <Button tone="primary" onClick={close}>
        {order("done")}
      </Button>
    </div>
  );
}

interface ConversionFactsProps extends ConversionProps {
  /** In AmBTC; null while none can be read. */
  amount: string | null;
}

/** What an amount gives, and by which terms. */
function ConversionFacts({ amount, rate, minimum, locale }: ConversionFactsProps) {
  const t = useTranslations("airdrop.convert");
  const orders = useTranslations("order");
  const receive = amount === null ? null : convertedAmount(amount, rate);
  const full = (raw: string, symbol: string) => (
    <ExactAmount raw={raw} symbol={symbol} locale={locale} />
  );
  return (
    <div aria-live="polite" className="rounded-inset bg-raised p-4">
      <AllDigits>
        <FactList
          facts={[
            ...(amount === null
              ? []
              : [{ label: orders("pay"), value: full(amount, AIRDROP_SYMBOL) }]),
            {
              label: t("receive"),
              value:
                receive === null ? <NoValue text={t("prompt")} /> : full(receive, CONVERTED_SYMBOL),
            },
            {
              label: t("rate"),
              value: (
                <bdi dir="ltr" className="figures">
                  {formatFullAmount("1", AIRDROP_SYMBOL, locale)} ={" "}
                  {formatFullAmount(rate, CONVERTED_SYMBOL, locale)}
                </bdi>
              ),
            },
            { label: t("fee"), value: t("feeNone") },
            { label: t("minimum"), value: full(minimum, AIRDROP_SYMBOL) },
          ]}
        />
      </AllDigits>
    </div>
  );
}

/** Converts AmBTC to mBTC, for good; what comes of it stands there before it is sent. */
export function ConvertModal({ isLast, onClose, ...props }: ConvertModalProps) {
  const { balance, locale, timeZone } = props;
  const t = useTranslations("airdrop.convert");
  const orders = useTranslations("order");
  const id = useId();
  const conversion = useAirdropConversion(props);
  const { order, field, secondsToWait } = conversion;
  const { isFrozen, isPending, isUndecided } = order;
  const modal = { onClose, isDismissable: !isPending };

  if (order.result) {
    return (
      <ConversionResult
        modal={modal}
        conversion={order.result}
        locale={locale}
        onMore={isLast ? null : conversion.restart}
      />
    );
  }
  if (order.isKept) {
    return (
      <KeptOrder
        order={order}
        modal={{ ...modal, title: t("title") }}
        locale={locale}
        timeZone={timeZone}
      />
    );
  }
  return (
    <Modal
      {...modal}
      title={t("title")}
      description={t("text")}
      footer={
        <div className="grid gap-3">
          {conversion.amount !== null && (
            <FooterFigure
              label={t("receive")}
              raw={convertedAmount(conversion.amount, props.rate)}
              symbol={CONVERTED_SYMBOL}
              locale={locale}
            />
          )}
          {!isUndecided && <WaitLine seconds={secondsToWait} />}
          <Button
            type="submit"
            form={id}
            tone="primary"
            size="hero"
            isPending={isPending}
            disabled={secondsToWait > 0}
          >
            {isPending ? t("submitting") : isUndecided ? orders("sendAgain") : t("submit")}
          </Button>
        </div>
      }
    >
      <form id={id} method="post" noValidate onSubmit={conversion.onSubmit} className="grid gap-5">
        <AmountField
          {...field}
          label={t("amount")}
          symbol={AIRDROP_SYMBOL}
          available={balance}
          readOnly={isFrozen}
          locale={locale}
        />
        <ConversionFacts amount={conversion.amount} {...props} />
        <Notice tone="warn">{t("irreversible")}</Notice>
        <OrderProblem error={conversion.formError} order={order} hasOwnRepeat />
      </form>
    </Modal>
  );
}
