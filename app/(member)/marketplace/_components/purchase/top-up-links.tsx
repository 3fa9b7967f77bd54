"use client";

import { buttonStyle } from "@/app/_ui/button-style";
import { fillText } from "@/app/_ui/fill-text";
import { walletActionPath } from "@/lib/paths";
import { convertSource } from "@/lib/wallet/actions";
import { useMarket } from "../market-provider";

/** Ways to get more of a token: its deposit address, or a wallet that converts to it. */
export function TopUpLinks({ symbol }: { symbol: string }) {
  const { texts, wallets } = useMarket();
  const t = texts.purchase;
  const canDeposit = wallets.find((wallet) => wallet.symbol === symbol)?.canDeposit;
  const source = convertSource(symbol, wallets);
  // As new documents: a modal stands over the page that would otherwise change below it.
  return (
    <div className="flex flex-wrap gap-2.5">
      {canDeposit && (
        <a
          href={walletActionPath(symbol, "deposit")}
          className={`${buttonStyle("primary", "hero")} flex-1`}
        >
          {fillText(t.deposit, { symbol })}
        </a>
      )}
      {source !== null && (
        <a
          href={walletActionPath(source, "convert")}
          className={`${buttonStyle("outline", "hero")} flex-1`}
        >
          {fillText(t.convert, { symbol })}
        </a>
      )}
    </div>
  );
}
