"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { KeptOrder } from "@/app/_order/kept-order";
import { NewBalances } from "@/app/_order/new-balances";
import { DoneFooter, OrderFooter } from "@/app/_order/order-footer";
import { OrderProblem } from "@/app/_order/order-notice";
import { TopUp } from "@/app/_order/top-up";
import { topUpWays } from "@/app/_order/top-up-ways";
import { CodeField } from "@/app/_shell/fields/code-field";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Modal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { Notice } from "@/app/_ui/state/notice";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { ResaleListing } from "@/lib/contract/resale";
import type { ResalePurchase } from "@/lib/domain/marketplace/resale-client";
import { formatAmount } from "@/lib/money/format";
import { useMarketplace } from "../../_components/marketplace-provider";
import { GateNotice } from "../../_components/purchase/gate-notice";
import { ReceiptFooter } from "../../_components/purchase/purchase-receipt";
import { QuoteCountdown, QuoteFailed } from "../../_components/purchase/quote-parts";
import { TradeFacts } from "./trade-facts";
import { type BuyListed, useBuyListed } from "./use-buy-listed";

/** A listed machine, and what shows its figures. */
export interface ShownListing {
  readonly listing: ResaleListing;
  readonly facts: ReactNode;
}

export interface BuyListedModalProps {
  /** Null for a purchase of an earlier visit. */
  shown: ShownListing | null;
  onClose: () => void;
}

function Payment({ purchase, listing }: { purchase: BuyListed; listing: ResaleListing }) {
  const { locale } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const common = useTranslations("common");
  const { available, payment, quotes, isHeld } = purchase;
  const { quote, isAsking } = quotes;
  const { symbol } = listing.price;
  const own = (raw: string) => <ExactAmount isPrivate raw={raw} symbol={symbol} locale={locale} />;
  if (!quote && quotes.error && !isAsking && !purchase.gate) {
    return (
      <div role="alert">
        <QuoteFailed onRetry={quotes.retry} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {available !== null && (
        <div className="rounded-inset bg-raised p-4">
          <AllDigits>
            <FactList
              facts={[
                { label: t("available"), value: own(available) },
                {
                  label: t("after"),
                  value: payment?.isEnough ? (
                    own(payment.after)
                  ) : (
                    <NoValue text={common("notAvailable")} />
                  ),
                },
              ]}
            />
          </AllDigits>
        </div>
      )}
      {quote && !isHeld && !isAsking && <QuoteCountdown quote={quote} onEnd={purchase.expire} />}
    </div>
  );
}

function BuyFooter({
  purchase,
  formId,
  listing,
}: {
  purchase: BuyListed;
  formId: string;
  listing: ResaleListing;
}) {
  const { locale, wallets } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const common = useTranslations("common");
  const topUp = useTranslations("topUp");
  const close = useModalClose();
  const { amount, symbol } = listing.price;
  const total = formatAmount(amount, symbol, locale);
  if (purchase.isGone) {
    return (
      <div className="grid">
        <Button key="close" size="hero" onClick={close}>
          {common("close")}
        </Button>
      </div>
    );
  }
  return (
    <OrderFooter
      formId={formId}
      order={purchase.order}
      secondsToWait={purchase.secondsToWait}
      labels={{ submit: t("pay", { total }), submitting: t("paying") }}
      isWaiting={
        !purchase.isHeld && (purchase.quotes.isAsking || !purchase.quotes.quote) && !purchase.gate
      }
      instead={
        purchase.isShort && <TopUp ways={topUpWays(symbol, wallets, topUp)} look="buttons" />
      }
    />
  );
}

function Bought({ done }: { done: ResalePurchase }) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("resale");
  const { trade, wallets } = done;
  const price = formatAmount(trade.price.amount, trade.price.symbol, locale);
  return (
    <div>
      <ResultSentence>{t("boughtText", { name: trade.model, price })}</ResultSentence>
      <TradeFacts trade={trade} locale={locale} timeZone={member.timeZone} />
      <NewBalances balances={wallets} locale={locale} />
    </div>
  );
}

/** A listed machine with its figures, what it costs and leaves, and the one press that buys it; then the receipt. */
export default function BuyListedModal({ shown, onClose }: BuyListedModalProps) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("resale");
  const words = useTranslations("marketplace.purchase");
  const formId = useId();
  const listing = shown?.listing ?? null;
  const purchase = useBuyListed(listing);
  const { order } = purchase;
  const title = listing ? words("title", { name: listing.model }) : t("buyTitle");
  const modal = { title, onClose };
  if (order.result) {
    return (
      <Modal {...modal} title={t("boughtTitle")} footer={<ReceiptFooter />}>
        <Bought done={order.result} />
      </Modal>
    );
  }
  if (order.isKept || (!listing && order.phase === "ready")) {
    return <KeptOrder order={order} modal={modal} locale={locale} timeZone={member.timeZone} />;
  }
  if (!listing) {
    return (
      <Modal {...modal} footer={<DoneFooter />}>
        <OrderProblem
          error={order.refused && (purchase.formError ?? words("failed"))}
          order={order}
          hasOwnRepeat
        />
      </Modal>
    );
  }
  return (
    <Modal
      {...modal}
      isDismissable={!order.isPending}
      footer={<BuyFooter purchase={purchase} formId={formId} listing={listing} />}
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={purchase.onSubmit}
        className="grid gap-5"
      >
        <div role="status" className="empty:hidden">
          {purchase.isGone && (
            <Notice tone="warn" title={t("goneTitle")}>
              {t("goneText")}
            </Notice>
          )}
          {purchase.wasTooLate && purchase.quotes.quote && !purchase.quotes.isAsking && (
            <Notice tone="warn">{words("renewedQuote")}</Notice>
          )}
        </div>
        {shown?.facts}
        {!purchase.isGone && (
          <>
            <Payment purchase={purchase} listing={listing} />
            <p className="text-sm text-muted">{t("buyTerms")}</p>
            {purchase.asksForCode && (
              <div className="grid gap-3">
                <p className="text-md">{words("codeReason")}</p>
                <CodeField
                  {...purchase.form.register("code", { onChange: purchase.edit })}
                  readOnly={purchase.isHeld}
                  error={purchase.form.formState.errors.code?.message}
                  refusal={order.refused}
                />
              </div>
            )}
            <GateNotice gate={purchase.gate} />
            <OrderProblem
              error={purchase.gate ? null : purchase.formError}
              order={order}
              hasOwnRepeat
            />
          </>
        )}
      </form>
      {purchase.confirmation}
    </Modal>
  );
}
