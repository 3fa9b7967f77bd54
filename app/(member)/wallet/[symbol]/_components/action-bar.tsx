"use client";

import { MissingReasons } from "../../_components/missing-reasons";
import { useWallet } from "../../_components/use-wallet";
import { WalletActions } from "../../_components/wallet-actions";

/** What can be done with this wallet, and why not for the rest. */
export function ActionBar({ symbol }: { symbol: string }) {
  const wallet = useWallet(symbol);
  if (!wallet) return null;
  return (
    <div className="mb-6 grid gap-3">
      <WalletActions wallets={[wallet]} />
      <MissingReasons wallet={wallet} />
    </div>
  );
}
