"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { useMarketplace } from "../marketplace-provider";
import { MachineChangeTable } from "./machine-change-table";
import { catalogueOffer, offerFacts } from "./offer-fact-rows";
import { QuoteCountdown, QuoteFailed } from "./quote-parts";
import type { PurchaseTarget } from "./target";
import type { Purchase } from "./use-purchase";

interface OfferFactsProps {
  target: PurchaseTarget;
  purchase: Purchase;
}

/** The price, what it leaves of the balance and what it brings, with the time that the price holds. */
export function OfferFacts({ target, purchase }: OfferFactsProps) {
  const { locale, member } = useMarketplace();
  const t = useTranslations("marketplace.purchase");
  const common = useTranslations("common");
  const { offer, payment, available } = purchase;
  const { quote, isAsking } = offer;

  const { quantity } = offer.quantity;
  if (!quote && offer.error && !isAsking) {
    return (
      <div role="alert">
        <QuoteFailed onRetry={offer.retry} />
      </div>
    );
  }
  // Until the quote is there its room is taken by what the catalogue says.
  const { product, machine } = target;
  const { wanted } = offer;
  const isUpgrade = wanted.kind === "upgrade";
  const shown =
    quote ?? (quantity === null || isUpgrade ? null : catalogueOffer(product, quantity));
  const change = machine && (
    <MachineChangeTable
      machine={machine}
      product={product}
      wish={isUpgrade ? (wanted.wish ?? {}) : null}
      quote={isAsking ? null : quote}
    />
  );
  if (!shown) return change ?? null;
  const { symbol } = shown.total;
  const isProvisional = isAsking || !quote;
  const own = (raw: string) => <ExactAmount isPrivate raw={raw} symbol={symbol} locale={locale} />;
  const balances = [
    available !== null && { label: t("available"), value: own(available) },
    available !== null && {
      label: t("after"),
      value: payment?.isEnough ? own(payment.after) : <NoValue text={common("notAvailable")} />,
    },
  ].filter((fact) => fact !== false);
  return (
    <div className="grid gap-4">
      {change}
      <div
        aria-busy={isProvisional || undefined}
        className={`rounded-inset bg-raised p-4 ${isProvisional ? "opacity-60" : ""}`}
      >
        <AllDigits>
          <FactList
            facts={[
              ...offerFacts(shown, target, isUpgrade, { locale, timeZone: member.timeZone, t }),
              ...balances,
            ]}
          />
        </AllDigits>
      </div>
      {quote && !purchase.isHeld && !isAsking && (
        <QuoteCountdown quote={quote} onEnd={purchase.expire} />
      )}
      {isProvisional && (
        <p role="status" aria-busy className="text-md text-muted">
          {t("asking")}
        </p>
      )}
    </div>
  );
}
