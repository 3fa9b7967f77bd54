"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { TableCards } from "@/app/_ui/data/table-cards";
import { storedSwitch } from "@/app/_ui/live/stored-switch";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { isSmall, SMALL_VALUE } from "@/lib/domain/wallet/balances";
import { valueParts } from "@/lib/domain/wallet/shares";
import { totalValue, type WalletView } from "@/lib/domain/wallet/view";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { useMoney, useWallets } from "../../_components/money-provider";
import { type PriceTrend, WalletRow } from "./wallet-row";

/** Whether small balances are left out, and a function that sets it. */
const useHideSmall = storedSwitch("hideSmallBalances");

/** Every digit of what the table shows cut. */
function BoardDigits({ wallets }: { wallets: readonly WalletView[] }) {
  const { locale } = useMoney();
  const t = useTranslations("wallet");
  const sum = totalValue(useWallets().value.values());
  const parts = valueParts([...useWallets().value.values()]);
  const facts = wallets.flatMap(({ symbol, available, locked, total, price, value }) => [
    { label: `${symbol} · ${t("available")}`, raw: available, symbol },
    { label: `${symbol} · ${t("locked")}`, raw: locked, symbol },
    { label: `${symbol} · ${t("total")}`, raw: total, symbol },
    { label: `${symbol} · ${t("price")}`, raw: price, price: "row" as const },
    { label: `${symbol} · ${t("value")}`, raw: value },
  ]);
  return (
    <CutFacts
      symbol={BASE_CURRENCY}
      locale={locale}
      facts={[
        { label: t("totalValue"), raw: sum },
        { label: t("available"), raw: parts?.available },
        { label: t("locked"), raw: parts?.locked },
        ...facts,
      ]}
    />
  );
}

const COLUMNS =
  "minmax(8.5rem,1.5fr) minmax(0,1fr) minmax(0,0.9fr) repeat(4,minmax(0,1fr)) 2.75rem";

interface WalletBoardProps {
  /** By symbol; none where prices cannot be had. */
  trends: Readonly<Record<string, PriceTrend>>;
}

/** All wallets as rows; below 1 USDT they can be left out. */
export function WalletBoard({ trends }: WalletBoardProps) {
  const t = useTranslations("wallet");
  const { locale } = useMoney();
  const week = useTranslations("tokenPrice")("week");
  const wallets = [...useWallets().value.values()];
  const [isHiding, hide] = useHideSmall();
  const shown = isHiding ? wallets.filter((wallet) => !isSmall(wallet)) : wallets;
  const hidden = wallets.length - shown.length;
  if (wallets.length === 0) {
    return (
      <Card>
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      </Card>
    );
  }
  return (
    <>
      <section className={ROW_SURFACE}>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 pt-2.5 md:px-6 md:pt-2">
          <h2 className="text-lg">{t("listLabel")}</h2>
          <p role="status" className="ms-auto text-sm text-muted empty:-me-3">
            {hidden > 0 && t("hiddenCount", { count: hidden })}
          </p>
          <div className="flex min-h-11 items-center">
            <Checkbox
              label={t("hideSmall")}
              checked={isHiding}
              onChange={(event) => hide(event.target.checked)}
            />
          </div>
        </div>
        {shown.length === 0 ? (
          <p className="px-4 pb-6 text-center text-md text-muted">
            {t("allHidden", { amount: formatUsd(SMALL_VALUE, locale) })}
          </p>
        ) : (
          <TableCards
            phone="rows"
            caption={t("listLabel")}
            columns={COLUMNS}
            headings={[
              t("token"),
              t("price"),
              week,
              t("available"),
              t("locked"),
              t("total"),
              t("value"),
            ]}
          >
            {shown.map((wallet) => (
              <WalletRow key={wallet.symbol} wallet={wallet} trend={trends[wallet.symbol]} />
            ))}
          </TableCards>
        )}
      </section>
      <BoardDigits wallets={shown} />
    </>
  );
}
