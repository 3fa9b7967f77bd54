"use client";

import { fillText } from "@/app/_ui/fill-text";
import type { WalletAction } from "@/lib/paths";
import { missingActions } from "@/lib/wallet/actions";
import { useMoney } from "../../_components/money-provider";
import { useWallet } from "../../_components/use-wallet";
import { WalletActions } from "../../_components/wallet-actions";

interface ActionBarProps {
  symbol: string;
  initialAction: WalletAction | null;
}

/** What can be done with this wallet, and why not for the rest. */
export function ActionBar({ symbol, initialAction }: ActionBarProps) {
  const { member, texts } = useMoney();
  const wallet = useWallet(symbol);
  if (!wallet) return null;
  const missing = missingActions(wallet, member.isValid);
  return (
    <div className="mb-6">
      <div className="flex flex-wrap gap-2.5">
        <WalletActions wallet={wallet} initialAction={initialAction} size="medium" />
      </div>
      {missing.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {missing.map((reason) => fillText(texts.wallet[reason], { symbol })).join(" ")}
        </p>
      )}
    </div>
  );
}
