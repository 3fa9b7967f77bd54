"use client";

import { Amount } from "@/app/_ui/amount";
import { formatUsd } from "@/lib/money/format";
import { useBoard } from "./board-provider";

/** A price of BTC with two decimals; all of them are in its `data-amount`. */
export function BtcPrice({ price, className = "" }: { price: string; className?: string }) {
  const { locale } = useBoard();
  return <Amount raw={price} text={formatUsd(price, locale)} className={className} />;
}
