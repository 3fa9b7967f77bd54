"use client";

import { Amount } from "@/app/_ui/text/amount";
import type { WalletView } from "@/lib/domain/wallet/view";
import { multiplyAmount } from "@/lib/money/decimal";
import { formatUsd } from "@/lib/money/format";
import { useMoney } from "./money-provider";

interface TokenValueProps {
  /** A plain decimal; null while there is none. */
  amount: string | null;
  wallet: Pick<WalletView, "price" | "isCurrency"> | null | undefined;
}

/** What an amount of a token is worth in the base currency, of which nothing has to be said about itself. */
export function TokenValue({ amount, wallet }: TokenValueProps) {
  const { locale } = useMoney();
  if (amount === null || !wallet?.price || wallet.isCurrency) return null;
  const value = multiplyAmount(amount, wallet.price, "down");
  return <Amount raw={value} text={formatUsd(value, locale)} />;
}
