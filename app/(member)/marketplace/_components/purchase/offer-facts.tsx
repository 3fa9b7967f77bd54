"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Countdown } from "@/app/_ui/text/countdown";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { serviceClock } from "@/lib/live/service-clock";
import { useMarketplace } from "../marketplace-provider";
import { MachineChangeTable } from "./machine-change-table";
import { catalogueOffer, offerFacts } from "./offer-fact-rows";
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
  const countdown = useTranslations("marketplace.purchase.countdown");
  const { offer, payment, available } = purchase;
  const { quote, isAsking } = offer;
  // Without the server's own clock the browser's counts from the moment of the answer.
  const serverNow = useMemo(() => quote?.serverTime ?? serviceClock.instant(), [quote]);

  const { quantity } = offer.quantity;
  if (!quote && offer.error && !isAsking) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-md text-warn">{t("quoteFailed")}</p>
        <Button size="small" onClick={offer.retry}>
          {common("retry")}
        </Button>
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
        <p className="flex justify-between gap-4 text-md text-muted">
          {t("holds")}
          <Countdown
            key={quote.quoteId}
            until={quote.expiresAt}
            serverNow={serverNow}
            texts={countdown}
            onEnd={purchase.expire}
            className="font-medium text-text"
          />
        </p>
      )}
      {isProvisional && (
        <p role="status" aria-busy className="text-md text-muted">
          {t("asking")}
        </p>
      )}
    </div>
  );
}
