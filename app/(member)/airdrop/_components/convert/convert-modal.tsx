"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountPanel } from "@/app/_shell/fields/amount-panel";
import { MoneyPanel, PanelAmount, SwapPanels } from "@/app/_shell/swap/swap-panels";
import { TokenPill } from "@/app/_shell/swap/token-pill";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal, type ModalProps } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { convertedAmount } from "@/lib/domain/airdrop/conversion";
import { formatAmount, formatFullAmount } from "@/lib/money/format";
import { AIRDROP_SYMBOL, CONVERTED_SYMBOL } from "../airdrop-symbol";
import type { AirdropConvertModalProps, ConversionProps } from "./convert-button";
import {
  type AirdropConversionForm,
  type ConvertedAirdrop,
  useAirdropConversion,
} from "./use-airdrop-conversion";

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
      <ResultSentence>
        {t("doneText", {
          amount: shown(from, AIRDROP_SYMBOL),
          receive: shown(to, CONVERTED_SYMBOL),
        })}
      </ResultSentence>
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
  conversion: AirdropConversionForm;
}

/** What is paid over what it gives, and by which terms. */
function ConversionFacts({ conversion, balance, rate, minimum, locale }: ConversionFactsProps) {
  const t = useTranslations("airdrop.convert");
  const none = useTranslations("common")("notAvailable");
  const { amount, field, order } = conversion;
  const full = (raw: string, symbol: string) => (
    <ExactAmount raw={raw} symbol={symbol} locale={locale} />
  );
  return (
    <AllDigits>
      <SwapPanels
        pay={
          <AmountPanel
            {...field}
            label={t("amount")}
            symbol={AIRDROP_SYMBOL}
            available={balance}
            readOnly={order.isFrozen}
            locale={locale}
          />
        }
        receive={
          <MoneyPanel
            label={t("receive")}
            token={<TokenPill symbol={CONVERTED_SYMBOL} />}
            amount={
              amount === null ? (
                <NoValue text={none} />
              ) : (
                <PanelAmount
                  raw={convertedAmount(amount, rate)}
                  symbol={CONVERTED_SYMBOL}
                  locale={locale}
                />
              )
            }
          />
        }
      />
      <FactList
        facts={[
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
  );
}

/** Converts AmBTC to mBTC, for good; what comes of it stands there before it is sent. */
export function AirdropConvertModal({ isLast, onClose, ...props }: AirdropConvertModalProps) {
  const { locale, timeZone } = props;
  const t = useTranslations("airdrop.convert");
  const id = useId();
  const conversion = useAirdropConversion(props);
  const { order, amount } = conversion;
  const modal = { onClose, isDismissable: !order.isPending };

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
  const submit =
    amount === null
      ? t("submit")
      : t("submitAmount", { amount: formatAmount(amount, AIRDROP_SYMBOL, locale) });
  return (
    <Modal
      {...modal}
      title={t("title")}
      description={t("text")}
      footer={
        <OrderFooter
          formId={id}
          order={order}
          secondsToWait={conversion.secondsToWait}
          figure={
            amount === null
              ? null
              : {
                  label: t("receive"),
                  raw: convertedAmount(amount, props.rate),
                  symbol: CONVERTED_SYMBOL,
                  locale,
                }
          }
          consequence={t("irreversible")}
          labels={{ submit, submitting: t("submitting") }}
        />
      }
    >
      <form id={id} method="post" noValidate onSubmit={conversion.onSubmit} className="grid gap-5">
        <ConversionFacts conversion={conversion} {...props} />
        <OrderProblem error={conversion.formError} order={order} hasOwnRepeat />
      </form>
    </Modal>
  );
}
