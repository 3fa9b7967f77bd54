"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Tooltip } from "@/app/_ui/overlay/tooltip";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { offeredActions } from "@/lib/domain/wallet/actions";
import type { WalletView } from "@/lib/domain/wallet/view";
import { formatPrice, formatQuantity, formatUsd } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { MissingReasons, useMissingReasons } from "../../_components/missing-reasons";
import { useMoney } from "../../_components/money-provider";
import { WalletActions } from "../../_components/wallet-actions";

/** One wallet: available, locked, total, price and value, and what can be done with it. */
export function WalletRow({ wallet }: { wallet: WalletView }) {
  const { locale } = useMoney();
  const common = useTranslations("common");
  const t = useTranslations("wallet");
  const { symbol } = wallet;
  const quantity = (raw: string) => formatQuantity(raw, symbol, locale);
  const cells = [
    { label: t("available"), raw: wallet.available, format: quantity, isPrivate: true },
    { label: t("locked"), raw: wallet.locked, format: quantity, isPrivate: true },
    { label: t("total"), raw: wallet.total, format: quantity, isPrivate: true },
    {
      label: t("price"),
      raw: wallet.price,
      format: (raw: string) => formatPrice(raw, locale),
      isPrivate: false,
    },
    {
      label: t("value"),
      raw: wallet.value,
      format: (raw: string) => formatUsd(raw, locale),
      isPrivate: true,
    },
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
      {cells.map(({ label, raw, format, isPrivate }) => (
        <TableCell key={label} label={label}>
          <ChangingAmount
            raw={raw}
            text={raw === null ? "" : format(raw)}
            emptyText={common("notAvailable")}
            isPrivate={isPrivate}
            className="wrap-anywhere"
          />
        </TableCell>
      ))}
      <ActionsCell wallet={wallet} />
    </TableCard>
  );
}

function ActionsCell({ wallet }: { wallet: WalletView }) {
  const t = useTranslations("wallet");
  const { symbol } = wallet;
  const missing = useMissingReasons(wallet);
  if (!wallet.canDeposit && offeredActions(wallet).length === 0) {
    return (
      <td className="mt-4 md:col-span-full md:mt-2 md:ps-12">
        <MissingReasons wallet={wallet} />
      </td>
    );
  }
  return (
    <td className="relative z-1 mt-4 flex flex-wrap items-center gap-2 md:col-span-full md:mt-3 md:ps-12">
      <WalletActions wallet={wallet} />
      {missing.length > 0 && (
        <Tooltip label={t("why", { symbol })}>
          {missing.map((reason) => (
            <span key={reason} className="block">
              {reason}
            </span>
          ))}
        </Tooltip>
      )}
    </td>
  );
}
