"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { DoneFooter, OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { AmountField } from "@/app/_shell/fields/amount-field";
import { CodeField } from "@/app/_shell/fields/code-field";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { Notice } from "@/app/_ui/state/notice";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { ResaleOffer } from "@/lib/contract/resale";
import { USDT } from "@/lib/contract/values/tokens";
import type { ListedMachine } from "@/lib/domain/marketplace/resale-client";
import { formatAmount } from "@/lib/money/format";
import { useMarketplace } from "../../_components/marketplace-provider";
import { GateNotice } from "../../_components/purchase/gate-notice";
import { QuoteFailed } from "../../_components/purchase/quote-parts";
import { type MachineForSale, type SellForm, useSell } from "./use-sell";

export interface SellModalProps {
  machine: MachineForSale;
  onClose: () => void;
}

interface OfferFiguresProps {
  offer: ResaleOffer;
  newPrice: string | null | undefined;
}

function OfferFigures({ offer, newPrice }: OfferFiguresProps) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("resale");
  const { symbol } = offer.price;
  return (
    <div className="rounded-inset bg-raised p-4">
      <AllDigits>
        <FactList
          facts={[
            newPrice != null && {
              label: t("newPrice"),
              value: <ExactAmount raw={newPrice} symbol={symbol} locale={locale} />,
            },
            {
              label: t("fee"),
              value: <ExactAmount raw={offer.fee} symbol={symbol} locale={locale} />,
            },
            {
              label: t("received"),
              value: <ExactAmount raw={offer.receives} symbol={symbol} locale={locale} />,
            },
            { label: t("closes"), value: localTime(offer.closesAt, locale, member.timeZone) },
          ].filter((fact) => fact !== false)}
        />
      </AllDigits>
    </div>
  );
}

function SellFields({ sell, machine }: { sell: SellForm; machine: MachineForSale }) {
  const { locale } = useMarketplace();
  const t = useTranslations("resale");
  const words = useTranslations("marketplace.purchase");
  const { minPrice, maxPrice, newPrice } = machine.resale;
  const price = (raw: string) => formatAmount(raw, USDT, locale);
  const { quotes } = sell;
  const isLost = sell.unquoted !== null && sell.priceError === undefined && !sell.gate;
  return (
    <>
      <AmountField
        label={t("price")}
        hint={t("priceHint", { min: price(minPrice), max: price(maxPrice) })}
        {...sell.field}
        symbol={USDT}
        available={null}
        readOnly={sell.isHeld}
        error={sell.priceError}
        locale={locale}
      />
      {quotes.quote && <OfferFigures offer={quotes.quote} newPrice={newPrice} />}
      <div role="alert" className="empty:hidden">
        {sell.isUnsellable && <Notice tone="warn">{t("unsellable")}</Notice>}
        {isLost && !sell.isUnsellable && (
          <QuoteFailed message={sell.unquoted?.message} onRetry={quotes.retry} />
        )}
      </div>
      <p className="text-sm text-muted">{t("sellTerms")}</p>
      {sell.asksForCode && (
        <div className="grid gap-3">
          <p className="text-md">{words("codeReason")}</p>
          <CodeField
            {...sell.form.register("code", { onChange: sell.edit })}
            readOnly={sell.isHeld}
            error={sell.form.formState.errors.code?.message}
            refusal={sell.order.refused}
          />
        </div>
      )}
      <GateNotice gate={sell.gate} />
      <OrderProblem
        error={sell.gate || sell.isUnsellable ? null : sell.formError}
        order={sell.order}
        hasOwnRepeat
      />
    </>
  );
}

function Listed({ listing }: { listing: ListedMachine }) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("resale");
  const { price, receives, closesAt } = listing;
  return (
    <div>
      <ResultSentence>
        {t("listedText", {
          name: listing.model,
          price: formatAmount(price.amount, price.symbol, locale),
        })}
      </ResultSentence>
      <AllDigits>
        <FactList
          facts={[
            {
              label: t("received"),
              value: <ExactAmount raw={receives} symbol={price.symbol} locale={locale} />,
            },
            { label: t("closes"), value: localTime(closesAt, locale, member.timeZone) },
          ]}
        />
      </AllDigits>
    </div>
  );
}

/** Puts an own machine up for sale: its price, what the member receives of it, and one press; then the receipt. */
export default function SellModal({ machine, onClose }: SellModalProps) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("resale");
  const formId = useId();
  const sell = useSell(machine);
  const { order, quotes, title } = sell;
  const modal = { title, onClose };
  if (order.result) {
    const { isOver, model } = order.result;
    return (
      <Modal {...modal} title={isOver ? title : t("listedTitle")} footer={<DoneFooter />}>
        {isOver ? (
          <Notice tone="info">{t("takenOff", { name: model })}</Notice>
        ) : (
          <Listed listing={order.result} />
        )}
      </Modal>
    );
  }
  if (order.isKept) {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={member.timeZone} />;
  }
  const { quote } = quotes;
  return (
    <Modal
      {...modal}
      isDismissable={!order.isPending}
      footer={
        <OrderFooter
          formId={formId}
          order={order}
          secondsToWait={sell.secondsToWait}
          labels={{ submit: t("putUp"), submitting: t("puttingUp") }}
          isWaiting={!sell.isHeld && quotes.isAsking}
          figure={
            quote && {
              label: t("received"),
              raw: quote.receives,
              symbol: quote.price.symbol,
              locale,
            }
          }
        />
      }
    >
      <form id={formId} method="post" noValidate onSubmit={sell.onSubmit} className="grid gap-4">
        <SellFields sell={sell} machine={machine} />
      </form>
      {sell.confirmation}
    </Modal>
  );
}
