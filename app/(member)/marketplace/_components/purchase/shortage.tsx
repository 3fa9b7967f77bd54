"use client";

import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { formatFullAmount } from "@/lib/money/format";
import { useMarket } from "../market-provider";
import type { Purchase } from "./use-purchase";

/** Exactly how much is missing for the order. */
export function Shortage({ purchase }: { purchase: Purchase }) {
  const { locale, texts } = useMarket();
  const t = texts.purchase;
  const { available, isShort, offer, payment } = purchase;
  const { quote } = offer;
  const isShown = isShort && quote && available !== null && payment?.isEnough === false;
  const amount = (raw: string) => formatFullAmount(raw, quote?.total.symbol ?? "", locale);
  return (
    <div role="alert" className="empty:hidden">
      {isShown && (
        <Notice tone="warn" title={fillText(t.shortTitle, { missing: amount(payment.missing) })}>
          <span data-private>
            {fillText(t.shortText, {
              total: amount(quote.total.amount),
              available: amount(available),
            })}
          </span>
        </Notice>
      )}
    </div>
  );
}
