"use client";

import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { TableCards } from "@/app/_ui/table-cards";
import { isSmall } from "@/lib/wallet/balances";
import { useMoney, useWallets } from "../../_components/money-provider";
import { SmallBalances } from "./small-balances";
import { useHideSmall } from "./use-hide-small";
import { WalletRow } from "./wallet-row";

const COLUMNS = "minmax(9rem,1.4fr) repeat(5,minmax(0,1fr))";

/** All wallets as a table; below 1 USDT they can be left out. */
export function WalletBoard({ hiddenTexts }: { hiddenTexts: readonly string[] }) {
  const { texts } = useMoney();
  const t = texts.wallet;
  const wallets = useWallets().value;
  const [isHiding, hide] = useHideSmall();
  const shown = isHiding ? wallets.filter((wallet) => !isSmall(wallet)) : wallets;
  if (wallets.length === 0) {
    return (
      <Card>
        <EmptyState title={t.emptyTitle} text={t.emptyText} />
      </Card>
    );
  }
  return (
    <>
      <SmallBalances
        isHiding={isHiding}
        onChange={hide}
        text={hiddenTexts[wallets.length - shown.length] ?? ""}
      />
      {shown.length === 0 ? (
        <Card className="text-center text-md text-muted">{t.allHidden}</Card>
      ) : (
        <div className="md:rounded-card md:border md:border-line md:bg-surface md:py-4 md:pb-1 md:shadow-card">
          <TableCards
            caption={t.listLabel}
            columns={COLUMNS}
            headings={[t.token, t.available, t.locked, t.total, t.price, t.value]}
          >
            {shown.map((wallet) => (
              <WalletRow key={wallet.symbol} wallet={wallet} />
            ))}
          </TableCards>
        </div>
      )}
    </>
  );
}
