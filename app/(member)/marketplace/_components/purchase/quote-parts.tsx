"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { Button } from "@/app/_ui/control/button";
import { Countdown } from "@/app/_ui/time/countdown";
import { serviceClock } from "@/lib/live/service-clock";

interface QuoteFailedProps {
  /** The service's own words, where there are any. */
  message?: string | undefined;
  onRetry: () => void;
}

/** That there is no quote, and the way to ask again. */
export function QuoteFailed({ message, onRetry }: QuoteFailedProps) {
  const t = useTranslations("marketplace.purchase");
  const common = useTranslations("common");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-md text-warn">{message || t("quoteFailed")}</p>
      <Button size="small" onClick={onRetry}>
        {common("retry")}
      </Button>
    </div>
  );
}

interface QuoteCountdownProps {
  quote: { quoteId: string; expiresAt: string; serverTime?: string | null | undefined };
  onEnd: () => void;
}

/** How long a price holds. */
export function QuoteCountdown({ quote, onEnd }: QuoteCountdownProps) {
  const t = useTranslations("marketplace.purchase");
  const countdown = useTranslations("marketplace.purchase.countdown");
  // Without the server's own clock the browser's counts from the moment of the answer.
  const serverNow = useMemo(() => quote.serverTime ?? serviceClock.instant(), [quote]);
  return (
    <p className="flex justify-between gap-4 text-md text-muted">
      {t("holds")}
      <Countdown
        key={quote.quoteId}
        until={quote.expiresAt}
        serverNow={serverNow}
        texts={countdown}
        onEnd={onEnd}
        className="font-medium text-text"
      />
    </p>
  );
}
