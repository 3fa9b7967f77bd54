"use client";

import { NewBalances } from "@/app/_order/new-balances";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { takeFocus } from "@/app/_ui/take-focus";
import type { Redeemed } from "@/lib/earning/client";
import { formatFullAmount } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { AmountLine } from "../amount-line";
import { useStakeDesk } from "../stake-desk";

/** The receipt: what came back, what was forfeited, what is left, and the new balances. */
export function RedeemResult({ done }: { done: Redeemed }) {
  const { locale, symbol, texts } = useStakeDesk();
  const t = texts.redeem;
  const { returned, forfeited, position, wallets } = done;
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, { amount: formatFullAmount(returned, symbol, locale) })}
      </p>
      <FactList
        facts={[
          { label: t.returned, value: <AmountLine isPrivate raw={returned} className="text-up" /> },
          {
            label: t.forfeited,
            value: isZero(forfeited) ? (
              t.nothingForfeited
            ) : (
              <AmountLine isPrivate raw={forfeited} className="text-down" />
            ),
          },
          ...(position.status === "active"
            ? [{ label: t.left, value: <AmountLine isPrivate raw={position.principal} /> }]
            : []),
        ]}
      />
      <NewBalances balances={wallets} locale={locale} texts={texts.order} />
    </div>
  );
}
