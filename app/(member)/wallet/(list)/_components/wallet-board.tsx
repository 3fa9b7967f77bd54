"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { TableCards } from "@/app/_ui/data/table-cards";
import { storedSwitch } from "@/app/_ui/live/stored-switch";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { isSmall } from "@/lib/domain/wallet/balances";
import { totalValue, type WalletView } from "@/lib/domain/wallet/view";
import { BASE_CURRENCY } from "@/lib/money/format";
import { useMoney, useWallets } from "../../_components/money-provider";
import { WalletRow } from "./wallet-row";

/** Whether small balances are left out, and a function that sets it. */
const useHideSmall = storedSwitch("hideSmallBalances");

interface SmallBalancesProps {
  isHiding: boolean;
  onChange: (isHiding: boolean) => void;
  /** How many are left out. */
  hidden: number;
}

/** Leaves small balances out of the list and says how many. */
function SmallBalances({ isHiding, onChange, hidden }: SmallBalancesProps) {
  const t = useTranslations("wallet");
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-1">
      <p role="status" className="text-sm text-muted">
        {hidden > 0 && t("hiddenCount", { count: hidden })}
      </p>
      <div className="ms-auto flex min-h-11 items-center">
        <Checkbox
          label={t("hideSmall")}
          checked={isHiding}
          onChange={(event) => onChange(event.target.checked)}
        />
      </div>
    </div>
  );
}

/** Every digit of what the table shows cut. */
function BoardDigits({ wallets }: { wallets: readonly WalletView[] }) {
  const { locale } = useMoney();
  const t = useTranslations("wallet");
  const sum = totalValue(useWallets().value.values());
  const facts = wallets.flatMap(({ symbol, available, locked, total, price, value }) => [
    { label: `${symbol} · ${t("available")}`, raw: available, symbol },
    { label: `${symbol} · ${t("locked")}`, raw: locked, symbol },
    { label: `${symbol} · ${t("total")}`, raw: total, symbol },
    { label: `${symbol} · ${t("price")}`, raw: price, isPrice: true },
    { label: `${symbol} · ${t("value")}`, raw: value },
  ]);
  return (
    <CutFacts
      symbol={BASE_CURRENCY}
      locale={locale}
      facts={[{ label: t("totalValue"), raw: sum }, ...facts]}
    />
  );
}

const COLUMNS = "minmax(9rem,1.4fr) repeat(5,minmax(0,1fr))";

/** All wallets as a table; below 1 USDT they can be left out. */
export function WalletBoard() {
  const t = useTranslations("wallet");
  const wallets = [...useWallets().value.values()];
  const [isHiding, hide] = useHideSmall();
  const shown = isHiding ? wallets.filter((wallet) => !isSmall(wallet)) : wallets;
  if (wallets.length === 0) {
    return (
      <Card>
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      </Card>
    );
  }
  return (
    <>
      <SmallBalances isHiding={isHiding} onChange={hide} hidden={wallets.length - shown.length} />
      {shown.length === 0 ? (
        <Card className="text-center text-md text-muted">{t("allHidden")}</Card>
      ) : (
        <div className="md:rounded-card md:border md:border-line md:bg-surface md:py-4 md:pb-1 md:shadow-card">
          <TableCards
            caption={t("listLabel")}
            columns={COLUMNS}
            headings={[t("token"), t("available"), t("locked"), t("total"), t("price"), t("value")]}
          >
            {shown.map((wallet) => (
              <WalletRow key={wallet.symbol} wallet={wallet} />
            ))}
          </TableCards>
        </div>
      )}
      <BoardDigits wallets={shown} />
    </>
  );
}
