"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { DayChange } from "@/app/_shell/time/day-change";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { PriceView } from "@/lib/domain/price/view";
import { formatPrice } from "@/lib/money/format";
import { tokenPricePath } from "@/lib/paths";
import { TokenName } from "../../_components/token-name";

interface PriceRowProps {
  price: PriceView;
  /** The drawing of its week, from the server. */
  sparkline: ReactNode;
  locale: string;
}

/** One token: price, change, high and low of a day, and its sparkline of a week. The row leads to its page. */
export function PriceRow({ price, sparkline, locale }: PriceRowProps) {
  const t = useTranslations("tokenPrice");
  const common = useTranslations("common");
  const { code, change24h, high24h, low24h } = price;
  const first = useRef(price.price);
  const none = <NoValue text={common("notAvailable")} />;
  const bound = (label: string, raw: string) => (
    <span>
      {label} <Amount raw={raw} text={formatPrice(raw, locale)} />
    </span>
  );
  const title = (
    <TokenName token={price}>
      <Link
        href={tokenPricePath(code)}
        className="text-base font-semibold after:absolute after:inset-0 after:rounded-card md:after:rounded-none"
      >
        <bdi dir="ltr">{code}</bdi>
      </Link>
    </TokenName>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("price")}>
        <Amount
          key={price.price}
          raw={price.price}
          text={formatPrice(price.price, locale)}
          className={price.price === first.current ? "" : "figure-changed"}
        />
      </TableCell>
      <TableCell label={t("change")}>
        {change24h === null ? none : <DayChange raw={change24h} locale={locale} />}
      </TableCell>
      <TableCell label={t("range")}>
        {high24h === null || low24h === null ? (
          none
        ) : (
          <span className="inline-grid justify-items-end text-sm font-normal text-muted">
            {bound(t("highLabel"), high24h)}
            {bound(t("lowLabel"), low24h)}
          </span>
        )}
      </TableCell>
      <TableCell label={t("week")}>{sparkline ?? none}</TableCell>
    </TableCard>
  );
}
