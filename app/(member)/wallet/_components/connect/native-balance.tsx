"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { Amount } from "@/app/_ui/text/amount";
import { formatAmount } from "@/lib/money/format";
import { fromUnits } from "@/lib/money/units";
import type { WalletAddress } from "@/lib/wallet-connect/connection";
import { useWalletConnect } from "./connect-provider";
import { useNativeBalance } from "./use-native-balance";

interface NativeBalanceProps {
  chainId: number;
  address: WalletAddress;
}

/** What the account holds of the network's own coin, by the network itself. */
export function NativeBalance({ chainId, address }: NativeBalanceProps) {
  const t = useTranslations("walletConnect");
  const common = useTranslations("common");
  const { locale } = useWalletConnect();
  const { balance, hasFailed, refresh } = useNativeBalance(chainId, address);
  if (hasFailed && !balance) {
    return (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <span className="text-md text-muted">{t("balanceFailed")}</span>
        <Button size="small" onClick={refresh}>
          {common("retry")}
        </Button>
      </span>
    );
  }
  if (!balance) return <Skeleton className="inline-block h-5 w-28" />;
  const raw = fromUnits(balance.units);
  return <Amount raw={raw} text={formatAmount(raw, balance.symbol, locale)} isPrivate />;
}
