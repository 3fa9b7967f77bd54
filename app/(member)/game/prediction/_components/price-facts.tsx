"use client";

import { useBoard } from "./board-provider";
import { BtcPrice } from "./btc-price";
import { MoveLine } from "./move-line";

interface PriceFactsProps {
  lock: string | null;
  /** The close price, or the present one while the round runs. */
  end: { readonly label: string; readonly price: string | null };
}

/** Lock price, what it is compared with, and the change between them. */
export function PriceFacts({ lock, end }: PriceFactsProps) {
  const t = useBoard().texts.round;
  const rows = [
    { label: t.lockPrice, price: lock },
    { label: end.label, price: end.price },
  ];
  return (
    <dl className="grid gap-1.5 text-md">
      {rows.map(({ label, price }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-semibold">
            {price === null ? (
              <span className="text-sm font-normal text-muted">{t.waitingPrice}</span>
            ) : (
              <BtcPrice price={price} />
            )}
          </dd>
        </div>
      ))}
      {lock !== null && end.price !== null && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <dt className="text-sm text-muted">{t.change}</dt>
          <dd className="text-sm">
            <MoveLine from={lock} to={end.price} />
          </dd>
        </div>
      )}
    </dl>
  );
}
