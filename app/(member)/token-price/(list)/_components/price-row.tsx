"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { DayChange } from "@/app/_shell/prices/day-change";
import { Badge } from "@/app/_ui/data/badge";
import { TableRow, TableRowCell } from "@/app/_ui/data/table-cards";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { PriceView } from "@/lib/domain/price/view";
import { formatRowPrice } from "@/lib/money/format";
import { tokenPricePath } from "@/lib/paths";

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
  const leadsTo = useTranslations("price")("label", { code: price.code });
  const { code, change24h, high24h, low24h } = price;
  const first = useRef(price.price);
  const none = <NoValue text={common("notAvailable")} />;
  const bound = (label: string, raw: string) => (
    <span className="block">
      {label} <Amount raw={raw} text={formatRowPrice(raw, locale)} />
    </span>
  );
  const title = (
    <>
      <span className="flex flex-wrap items-center gap-x-2.5 leading-[1.375rem]">
        <Link
          href={tokenPricePath(code)}
          aria-label={leadsTo}
          className="text-base font-semibold after:absolute after:inset-0 focus-visible:-outline-offset-2"
        >
          <bdi dir="ltr">{code}</bdi>
        </Link>
        {price.isSimulated && (
          <span className="max-md:hidden">
            <Badge tone="violet">{common("simulated")}</Badge>
          </span>
        )}
      </span>
      <span className="block text-sm leading-[1.25rem] text-muted">
        {price.isSimulated && (
          <span className="whitespace-nowrap text-violet-text md:hidden">
            {common("simulated")}
          </span>
        )}
        <span className={price.isSimulated ? "max-md:hidden" : ""}>{price.name}</span>
      </span>
    </>
  );
  return (
    <TableRow disc={<TokenDisc symbol={code} src={price.logo} size={40} />} title={title}>
      <TableRowCell
        place="lastFigure"
        className="font-semibold max-md:min-w-24 max-md:leading-[1.375rem]"
      >
        <Amount
          key={price.price}
          raw={price.price}
          text={formatRowPrice(price.price, locale)}
          className={price.price === first.current ? "" : "figure-changed"}
        />
      </TableRowCell>
      <TableRowCell place="lastValue" className="max-md:text-sm max-md:leading-[1.25rem]">
        {change24h === null ? none : <DayChange raw={change24h} locale={locale} look="plain" />}
      </TableRowCell>
      <TableRowCell place="wide" className="text-sm text-muted">
        {high24h === null || low24h === null ? (
          none
        ) : (
          <>
            {bound(t("highLabel"), high24h)}
            {bound(t("lowLabel"), low24h)}
          </>
        )}
      </TableRowCell>
      <TableRowCell place="middle">{sparkline ?? none}</TableRowCell>
    </TableRow>
  );
}
