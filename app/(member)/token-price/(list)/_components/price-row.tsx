"use client";

import Link from "next/link";
import { type ReactNode, useRef } from "react";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { PriceChange } from "@/app/_ui/price-change";
import { TableCard, TableCell } from "@/app/_ui/table-cards";
import { formatChange, formatPrice } from "@/lib/money/format";
import { tokenPricePath } from "@/lib/paths";
import type { PriceView } from "@/lib/price/view";
import { TokenName } from "../../_components/token-name";
import type { BoardTexts } from "./board-texts";

interface PriceRowProps {
  price: PriceView;
  /** The drawing of its week, from the server. */
  course: ReactNode;
  locale: string;
  texts: BoardTexts;
}

/** One token: price, change, high and low of a day, and its course over a week. The row leads to its page. */
export function PriceRow({ price, course, locale, texts }: PriceRowProps) {
  const { code, change24h, high24h, low24h } = price;
  const first = useRef(price.price);
  const none = <NoValue text={texts.none} />;
  const bound = (label: string, raw: string) => (
    <span>
      {label} <Amount raw={raw} text={formatPrice(raw, locale)} />
    </span>
  );
  const title = (
    <TokenName token={price} simulatedText={texts.simulated}>
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
      <TableCell label={texts.price}>
        <Amount
          key={price.price}
          raw={price.price}
          text={formatPrice(price.price, locale)}
          className={price.price === first.current ? "" : "figure-changed"}
        />
      </TableCell>
      <TableCell label={texts.change}>
        {change24h === null ? (
          none
        ) : (
          <PriceChange raw={change24h} text={formatChange(change24h, locale)} words={texts.words} />
        )}
      </TableCell>
      <TableCell label={texts.range}>
        {high24h === null || low24h === null ? (
          none
        ) : (
          <span className="inline-grid justify-items-end text-sm font-normal text-muted">
            {bound(texts.highLabel, high24h)}
            {bound(texts.lowLabel, low24h)}
          </span>
        )}
      </TableCell>
      <TableCell label={texts.course}>{course ?? none}</TableCell>
    </TableCard>
  );
}
