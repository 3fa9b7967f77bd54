"use client";

import { fillText } from "@/app/_ui/text/fill-text";
import { missingActions } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { useMoney } from "./money-provider";

/** What a wallet does not offer this member, each reason a sentence; nothing when it offers all. */
export function MissingReasons({ wallet }: { wallet: WalletView }) {
  const { member, texts } = useMoney();
  const missing = missingActions(wallet, member.isValid);
  if (missing.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {missing.map((reason) => fillText(texts.wallet[reason], { symbol: wallet.symbol })).join(" ")}
    </p>
  );
}
