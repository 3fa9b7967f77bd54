"use client";

import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { formatFullAmount } from "@/lib/money/format";
import { useMarket } from "../market-provider";
import type { Purchase } from "./use-purchase";

interface OfferNoticesProps {
  purchase: Purchase;
  name: string;
}

/** What has changed since the member looked at the price; each says that nothing was bought. */
export function OfferNotices({ purchase, name }: OfferNoticesProps) {
  const { locale, texts } = useMarket();
  const t = texts.purchase;
  const { offer, wasTooLate } = purchase;
  const { quote, renewal, lack, isAsking } = offer;
  const { lowered } = offer.quantity;
  const price = ({ symbol, amount }: { symbol: string; amount: string }) =>
    formatFullAmount(amount, symbol, locale);

  function text(): string | null {
    if (lack) return fillText(t[lack], { name });
    if (lowered !== null) return fillText(t.fewerLeft, { count: lowered });
    if (!quote || isAsking) return null;
    if (renewal) {
      const before = price(renewal.before.total);
      return fillText(t.changed, { before, now: price(quote.total) });
    }
    return wasTooLate ? t.renewedQuote : null;
  }

  const said = text();
  return (
    <div role="status" className="empty:hidden">
      {said !== null && <Notice tone="warn">{said}</Notice>}
    </div>
  );
}
