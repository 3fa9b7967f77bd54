"use client";

import type { WalletAction } from "@/lib/paths";
import { MissingReasons } from "../../_components/missing-reasons";
import { useWallet } from "../../_components/use-wallet";
import { WalletActions } from "../../_components/wallet-actions";

interface ActionBarProps {
  symbol: string;
  initialAction: WalletAction | null;
}

/** What can be done with this wallet, and why not for the rest. */
export function ActionBar({ symbol, initialAction }: ActionBarProps) {
  const wallet = useWallet(symbol);
  if (!wallet) return null;
  return (
    <div className="mb-6 grid gap-3">
      <WalletActions wallets={[wallet]} initialAction={initialAction} />
      <MissingReasons wallet={wallet} />
    </div>
  );
}
