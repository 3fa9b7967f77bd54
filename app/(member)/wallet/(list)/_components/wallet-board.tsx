"use client";

import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { TableCards } from "@/app/_ui/table-cards";
import { usePolling } from "@/app/_ui/use-polling";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { fetchWallets } from "@/lib/wallet/client";
import { totalValue, type WalletView } from "@/lib/wallet/view";
import { Freshness } from "./freshness";
import { LiveAmount } from "./live-amount";
import { WalletRow } from "./wallet-row";
import type { WalletTexts } from "./wallet-texts";

const REFRESH_MS = 15_000;
const COLUMNS = "minmax(10rem,1.4fr) repeat(5,minmax(0,1fr))";

interface WalletBoardProps {
  initial: readonly WalletView[];
  locale: string;
  texts: WalletTexts;
}

/** All balances, first as the server rendered them, then refreshed in place every 15 s. */
export function WalletBoard({ initial, locale, texts }: WalletBoardProps) {
  const polled = usePolling<readonly WalletView[]>(fetchWallets, initial, REFRESH_MS);
  const wallets = polled.value;
  const headings = [
    texts.token,
    texts.available,
    texts.locked,
    texts.total,
    texts.price,
    texts.value,
  ];
  if (wallets.length === 0) {
    return (
      <Card>
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      </Card>
    );
  }
  return (
    <>
      <Card className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-sans text-md font-medium text-muted">
            {texts.totalValue} · {BASE_CURRENCY}
          </h2>
          <p className="figures-display mt-1 text-4xl">
            <LiveAmount
              raw={totalValue(wallets)}
              format={(raw) => formatUsd(raw, locale)}
              emptyText={texts.notAvailable}
              isPrivate
            />
          </p>
        </div>
        <Freshness polled={polled} locale={locale} texts={texts} />
      </Card>
      <div className="md:rounded-card md:border md:border-line md:bg-surface md:py-4 md:pb-1 md:shadow-card">
        <TableCards columns={COLUMNS} headings={headings}>
          {wallets.map((wallet) => (
            <WalletRow key={wallet.symbol} wallet={wallet} locale={locale} texts={texts} />
          ))}
        </TableCards>
      </div>
    </>
  );
}
