"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Countdown } from "@/app/_ui/text/countdown";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { serviceClock } from "@/lib/live/service-clock";
import { useMarket } from "../market-provider";
import { offerFacts } from "./offer-fact-rows";
import type { PurchaseTarget } from "./target";
import type { Purchase } from "./use-purchase";

interface OfferFactsProps {
  target: PurchaseTarget;
  purchase: Purchase;
}

/** The price, what it leaves of the balance and what it brings, with the time that the price holds. */
export function OfferFacts({ target, purchase }: OfferFactsProps) {
  const { locale, member } = useMarket();
  const t = useTranslations("marketplace.purchase");
  const common = useTranslations("common");
  const countdown = useTranslations("marketplace.purchase.countdown");
  const { offer, payment, available } = purchase;
  const { quote, isAsking } = offer;
  // Without the server's own clock the browser's counts from the moment of the answer.
  const serverNow = useMemo(() => quote?.serverTime ?? serviceClock.instant(), [quote]);

  if (!quote) {
    if (!offer.error || isAsking) {
      const text = offer.quantity.quantity === null ? "" : t("asking");
      return (
        <p role="status" aria-busy={isAsking || undefined} className="min-h-6 text-md text-muted">
          {text}
        </p>
      );
    }
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-md text-warn">{t("quoteFailed")}</p>
        <Button size="small" onClick={offer.retry}>
          {common("retry")}
        </Button>
      </div>
    );
  }

  const { symbol } = quote.total;
  const own = (raw: string) => <ExactAmount isPrivate raw={raw} symbol={symbol} locale={locale} />;
  const balances = [
    available !== null && { label: t("available"), value: own(available) },
    payment?.isEnough && { label: t("after"), value: own(payment.after) },
  ].filter((fact) => fact !== null && fact !== false && fact !== undefined);
  return (
    <div className="grid gap-4">
      <div className={`rounded-inset bg-raised p-4 ${isAsking ? "opacity-60" : ""}`}>
        <AllDigits>
          <FactList
            facts={[
              ...offerFacts(quote, target, { locale, timeZone: member.timeZone, t }),
              ...balances,
            ]}
          />
        </AllDigits>
      </div>
      {!purchase.isHeld && !isAsking && (
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
      {isAsking && (
        <p role="status" aria-busy className="text-md text-muted">
          {t("asking")}
        </p>
      )}
    </div>
  );
}
