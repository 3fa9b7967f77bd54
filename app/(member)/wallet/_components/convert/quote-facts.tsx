"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/control/button";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import type { ConvertQuote } from "@/lib/contract/movement";
import { serviceClock } from "@/lib/live/service-clock";
import { subtractAmount, sumAmounts } from "@/lib/money/decimal";
import { formatAmount, formatApart } from "@/lib/money/format";
import { useMoney } from "../money-provider";
import { QuoteClock } from "./quote-clock";
import type { Convert } from "./use-convert";

interface HeldQuoteProps {
  conversion: Convert;
  quote: ConvertQuote;
}

/** The rate with the time that it holds. */
function QuoteRate({ conversion, quote }: HeldQuoteProps) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const countdown = useTranslations("convert.countdown");
  // Without the server's own clock the browser's counts from the moment of the answer.
  const serverNow = useMemo(() => quote.serverTime ?? serviceClock.instant(), [quote]);
  const text = t("rateValue", {
    from: quote.from,
    rate: formatAmount(quote.rate, quote.to, locale),
  });
  const rate = (
    <ExactAmount
      raw={quote.rate}
      symbol={quote.to}
      locale={locale}
      short={<Amount raw={quote.rate} text={text} />}
    />
  );
  if (conversion.quotes.isAsking || conversion.order.isFrozen) {
    return <p className="flex min-h-11 items-center text-md font-medium">{rate}</p>;
  }
  return (
    <QuoteClock
      key={quote.quoteId}
      until={quote.expiresAt}
      serverNow={serverNow}
      texts={countdown}
      label={t("quoteFor")}
      onEnd={conversion.expire}
    >
      {rate}
    </QuoteClock>
  );
}

/** Rate, fee and what the wallets hold afterwards, with the time that they hold; or what is in the way of a quote. */
export function QuoteFacts({ conversion }: { conversion: Convert }) {
  const { locale } = useMoney();
  const t = useTranslations("convert");
  const after = useTranslations("order")("newBalances");
  const retry = useTranslations("common")("retry");
  const { quote, isAsking, renewal, error } = conversion.quotes;

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

  const amount = (raw: string, symbol: string, isPrivate = false) => (
    <ExactAmount isPrivate={isPrivate} raw={raw} symbol={symbol} locale={locale} />
  );
  const [paying, getting] = [conversion.wallet?.available, conversion.target?.available];
  const left = paying && subtractAmount(paying, quote.amount);
  const facts = [{ label: t("fee"), value: amount(quote.fee, quote.to) }];
  // After the press the balances are those that the answer states.
  if (left && !left.startsWith("-") && getting && !conversion.order.isFrozen) {
    const value = (
      <>
        {amount(left, quote.from, true)} ·{" "}
        {amount(sumAmounts([getting, quote.receive]), quote.to, true)}
      </>
    );
    facts.push({ label: after, value });
  }
  const [received, receivedBefore] = formatApart(
    [quote.receive, renewal?.before.receive ?? quote.receive],
    quote.to,
    locale,
  );
  return (
    <div className={`grid gap-1 ${isAsking ? "opacity-60" : ""}`}>
      <QuoteRate conversion={conversion} quote={quote} />
      {isAsking && <Line text={t("askingAgain")} isBusy />}
      <div className="border-t border-line pt-3">
        <FactList facts={facts} />
      </div>
      <div role="status" className="empty:hidden">
        {renewal && !isAsking && (
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
    <p
      role="status"
      aria-busy={isBusy || undefined}
      className="flex min-h-11 items-center text-md text-muted"
    >
      {text}
    </p>
  );
}
