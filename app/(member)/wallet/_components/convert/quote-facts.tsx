"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/control/button";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import { Countdown } from "@/app/_ui/text/countdown";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { serviceClock } from "@/lib/live/service-clock";
import { formatApart, formatFullAmount } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import type { Convert } from "./use-convert";

/** What is paid, rate, fee and what is received, with the time that they hold; or what is in the way of a quote. */
export function QuoteFacts({ conversion }: { conversion: Convert }) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const pay = useTranslations("order")("pay");
  const retry = useTranslations("common")("retry");
  const countdown = useTranslations("convert.countdown");
  const isReview = conversion.step === "review";
  const { quote, isAsking, renewal, error } = conversion.quotes;
  // Without the server's own clock the browser's counts from the moment of the answer.
  const serverNow = useMemo(() => quote?.serverTime ?? serviceClock.instant(), [quote]);

  if (!quote) {
    if (isAsking) return <Line text={t("asking")} isBusy />;
    if (!error || conversion.hasQuoteError) return <Line text={t("prompt")} />;
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-md text-warn">{t("quoteFailed")}</p>
        <Button size="small" onClick={conversion.quotes.retry}>
          {retry}
        </Button>
      </div>
    );
  }

  const amount = (raw: string, symbol: string) => (
    <ExactAmount raw={raw} symbol={symbol} locale={locale} />
  );
  const rate = t("rateValue", {
    from: quote.from,
    rate: formatFullAmount(quote.rate, quote.to, locale),
  });
  const facts: Fact[] = [
    ...(isReview ? [{ label: pay, value: amount(quote.amount, quote.from) }] : []),
    { label: t("rate"), value: <Amount raw={quote.rate} text={rate} className="wrap-anywhere" /> },
    { label: t("fee"), value: amount(quote.fee, quote.to) },
    { label: t("receive"), value: amount(quote.receive, quote.to) },
  ];
  const [received, receivedBefore] = formatApart(
    [quote.receive, renewal?.before.receive ?? quote.receive],
    quote.to,
    locale,
  );
  const isHolding = !isAsking && !conversion.isFrozen;
  return (
    <div className="grid gap-4">
      <div className={`rounded-inset bg-raised p-4 ${isAsking ? "opacity-60" : ""}`}>
        <AllDigits>
          <FactList facts={facts} />
        </AllDigits>
      </div>
      {isAsking && <Line text={t("askingAgain")} isBusy />}
      {isHolding && (
        <p className="flex justify-between gap-4 text-md text-muted">
          {t("quoteFor")}
          <Countdown
            key={quote.quoteId}
            until={quote.expiresAt}
            serverNow={serverNow}
            texts={countdown}
            onEnd={conversion.expire}
            className="font-medium text-text"
          />
        </p>
      )}
      <div role="status" className="empty:hidden">
        {isReview && renewal && !isAsking && (
          <Notice tone="warn">
            {t(renewal.reason === "expired" ? "changedExpired" : "changedRefused", {
              receive: received,
              before: receivedBefore,
            })}
          </Notice>
        )}
      </div>
    </div>
  );
}

function Line({ text, isBusy = false }: { text: string; isBusy?: boolean }) {
  return (
    <p role="status" aria-busy={isBusy || undefined} className="text-md text-muted">
      {text}
    </p>
  );
}
