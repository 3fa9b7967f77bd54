"use client";

import { Lock } from "lucide";
import { useTranslations } from "next-intl";
import { DayChange } from "@/app/_shell/prices/day-change";
import { DrawnSparkline, type SparkLine } from "@/app/_ui/chart/sparkline";
import { Icon } from "@/app/_ui/data/icon";
import { TableRow, TableRowCell } from "@/app/_ui/data/table-cards";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import type { WalletView } from "@/lib/domain/wallet/view";
import {
  breakable,
  formatQuantity,
  formatRowAmount,
  formatRowPrice,
  formatUsd,
} from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { walletPath } from "@/lib/paths";
import { useMoney } from "../../_components/money-provider";
import { WalletMenu } from "./wallet-menu";

/** How a token's price has gone, drawn on the server. */
export interface PriceTrend {
  /** In percent over a day; a plain decimal. */
  readonly change24h: string | null;
  readonly week: SparkLine | null;
  /** Names the drawing. */
  readonly label: string;
}

interface WalletRowProps {
  wallet: WalletView;
  trend: PriceTrend | undefined;
}

/** One wallet: price and its trend, available, locked, total and value, and the menu of what can be done with it. */
export function WalletRow({ wallet, trend }: WalletRowProps) {
  const { locale } = useMoney();
  const emptyText = useTranslations("common")("notAvailable");
  const t = useTranslations("wallet");
  const { symbol, available, locked, total, price, value } = wallet;
  const isLocked = locked !== null && !isZero(locked);
  const quantity = (raw: string | null) => (
    <ChangingAmount
      isPrivate
      raw={raw}
      text={raw === null ? "" : formatQuantity(raw, symbol, locale)}
      emptyText={emptyText}
    />
  );
  const title = (
    <>
      <span className="one-line items-center gap-x-2 leading-[1.375rem] [--line:1.375rem]">
        <Link href={walletPath(symbol)} title={wallet.name ?? undefined} className="table-row-name">
          {symbol}
        </Link>
        {isLocked && (
          <span className="flex items-center gap-1 text-sm font-medium text-violet-text md:hidden">
            <Icon node={Lock} size={14} />
            <span className="sr-only">{t("locked")}</span>
            <Amount isPrivate raw={locked} text={formatQuantity(locked, symbol, locale)} />
          </span>
        )}
      </span>
      <span className="row-note block truncate max-md:hidden">{wallet.name}</span>
    </>
  );
  return (
    <TableRow hasSecond isTitleWhole disc={<TokenDisc symbol={symbol} size={40} />} title={title}>
      <TableRowCell place="second" className="table-row-note">
        <span className="max-md:one-line max-md:gap-x-1">
          <ChangingAmount
            raw={price}
            text={price === null ? "" : formatRowPrice(price, locale)}
            emptyText={emptyText}
            className="font-medium max-md:font-normal"
          />
          {trend?.change24h && (
            <span className="text-sm md:block">
              <DayChange raw={trend.change24h} locale={locale} look="plain" />
            </span>
          )}
        </span>
      </TableRowCell>
      <TableRowCell place="wide">
        {trend?.week && (
          <DrawnSparkline line={trend.week} label={trend.label} className="ms-auto h-7 w-20" />
        )}
      </TableRowCell>
      <TableRowCell place="wide">{quantity(available)}</TableRowCell>
      <TableRowCell place="wide" className={isLocked ? "" : "text-faint"}>
        {isLocked && (
          <Icon node={Lock} size={14} className="me-1.5 inline align-[-0.125em] text-violet-text" />
        )}
        {quantity(locked)}
      </TableRowCell>
      <TableRowCell
        place="value"
        className={wallet.isCurrency ? "table-row-note max-md:hidden" : "table-row-note"}
      >
        {wallet.isCurrency || total === null ? (
          quantity(total)
        ) : (
          <>
            <span className="max-md:hidden">{quantity(total)}</span>
            <ChangingAmount
              isPrivate
              raw={total}
              text={breakable(formatRowAmount(total, symbol, locale, false))}
              emptyText={emptyText}
              className="md:hidden"
            />
          </>
        )}
      </TableRowCell>
      <TableRowCell
        place={wallet.isCurrency ? "oneFigure" : "figure"}
        className="font-semibold max-md:text-base max-md:leading-[1.375rem]"
      >
        <ChangingAmount
          isPrivate
          raw={value}
          text={value === null ? "" : formatUsd(value, locale)}
          emptyText={emptyText}
        />
      </TableRowCell>
      <TableRowCell place="end" className="relative z-1 -me-3 justify-self-end">
        <WalletMenu wallet={wallet} />
      </TableRowCell>
    </TableRow>
  );
}
