"use client";

import Link from "next/link";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import { TokenDisc } from "@/app/_ui/token-disc";
import { formatPrice, formatQuantity, formatUsd } from "@/lib/money/format";
import { walletPath } from "@/lib/routes";
import type { WalletView } from "@/lib/wallet/view";
import { LiveAmount } from "./live-amount";
import type { WalletTexts } from "./wallet-texts";

interface WalletRowProps {
  wallet: WalletView;
  locale: string;
  texts: WalletTexts;
}

/** One wallet: available, locked, total, price and value. */
export function WalletRow({ wallet, locale, texts }: WalletRowProps) {
  const { symbol } = wallet;
  const quantity = (raw: string) => formatQuantity(raw, symbol, locale);
  const cells = [
    { label: texts.available, raw: wallet.available, format: quantity },
    { label: texts.locked, raw: wallet.locked, format: quantity },
    { label: texts.total, raw: wallet.total, format: quantity },
    { label: texts.price, raw: wallet.price, format: (raw: string) => formatPrice(raw, locale) },
    { label: texts.value, raw: wallet.value, format: (raw: string) => formatUsd(raw, locale) },
  ];
  const title = (
    <div className="flex items-center gap-3">
      <TokenDisc symbol={symbol} />
      <div className="min-w-0">
        <Link
          href={walletPath(symbol)}
          className="font-semibold after:absolute after:inset-0 after:rounded-card md:after:rounded-none"
        >
          {symbol}
        </Link>
        <p className="truncate text-sm text-muted">{wallet.name}</p>
      </div>
    </div>
  );
  return (
    <TableCard title={title}>
      {cells.map(({ label, raw, format }) => (
        <TableCell key={label} label={label}>
          <LiveAmount
            raw={raw}
            format={format}
            emptyText={texts.notAvailable}
            isPrivate={label !== texts.price}
          />
        </TableCell>
      ))}
    </TableCard>
  );
}
