"use client";

import type { ReactNode } from "react";
import { DrawnSparkline, type SparkLine } from "@/app/_ui/chart/sparkline";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";

interface Figure {
  readonly raw: string;
  readonly text: string;
}

interface AssetRowProps {
  symbol: string;
  href: `/wallet/${string}`;
  /** The name, or how much of it is locked. */
  note: ReactNode;
  noneText: string;
  price: Figure | null;
  /** Of the price, in a day. */
  change: { readonly text: string; readonly tone: string } | null;
  /** The price of a week; null where there is none. */
  week: SparkLine | null;
  weekLabel: string;
  total: Figure | null;
  /** The total with its unit; null for the base currency, whose value says it. */
  totalInFull: string | null;
  value: Figure | null;
  /** Of the whole. */
  share: string | null;
}

/** One token: its price and week, how much there is, what that is worth, and its part of the whole. */
export function AssetRow(props: AssetRowProps) {
  const { symbol, price, change, week, total, totalInFull, value, share } = props;
  const none = <NoValue text={props.noneText} />;
  const changeText = change && (
    <bdi dir="ltr" className={`figures ${change.tone}`.trim()}>
      {change.text}
    </bdi>
  );
  const priceText = price && <Amount {...price} />;
  const shareText = share !== null && (
    <bdi dir="ltr" data-private className="figures">
      {share}
    </bdi>
  );
  return (
    <li className="asset-row">
      <div className="flex min-w-0 items-center gap-3">
        <TokenDisc symbol={symbol} size={40} />
        <div className="min-w-0">
          <h3 className="row-heading">
            <Link href={props.href} className="row-cover">
              {symbol}
            </Link>
          </h3>
          <p className="row-note max-md:hidden">{props.note}</p>
          <p className="row-note one-line gap-x-1.5 md:hidden">
            {priceText} {changeText}
          </p>
        </div>
      </div>
      <p className="asset-figure font-medium max-md:hidden">
        {priceText ?? none}
        <span className="row-note block font-normal">{changeText}</span>
      </p>
      <span className="max-md:hidden">
        {week && <DrawnSparkline line={week} label={props.weekLabel} className="h-8 w-full" />}
      </span>
      <p className="text-end text-base font-medium max-md:hidden">
        {total ? <Amount isPrivate {...total} /> : none}
      </p>
      <p className="asset-figure font-semibold">
        {value ? <Amount isPrivate {...value} /> : none}
        <span className="row-note one-line justify-end gap-x-1 font-normal md:hidden">
          {total && totalInFull !== null && <Amount isPrivate raw={total.raw} text={totalInFull} />}
          {shareText && (
            <span>
              {total && totalInFull !== null && "· "}
              {shareText}
            </span>
          )}
        </span>
      </p>
      <p className="text-end text-base text-muted max-md:hidden">{shareText || "–"}</p>
    </li>
  );
}
