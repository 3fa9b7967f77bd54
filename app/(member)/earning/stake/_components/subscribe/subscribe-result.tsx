"use client";

import { NewBalances } from "@/app/_order/new-balances";
import { localTime } from "@/app/_shell/local-time";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { takeFocus } from "@/app/_ui/take-focus";
import type { Staked } from "@/lib/earning/client";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatFullAmount, formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { type NamedProduct, useStakeDesk } from "../stake-desk";

interface SubscribeResultProps {
  done: Staked;
  product: NamedProduct;
}

/** The receipt: the position as the service opened it, and the new balances. */
export function SubscribeResult({ done, product }: SubscribeResultProps) {
  const { locale, symbol, timeZone, texts } = useStakeDesk();
  const t = texts.subscribe;
  const { position, wallets } = done;
  const { accrualFrom, maturesAt, perDay } = position;
  const time = (at: string) => <time dateTime={at}>{localTime(at, locale, timeZone)}</time>;
  const facts: Fact[] = [
    { label: t.product, value: product.name },
    {
      label: t.apr,
      value: <bdi dir="ltr">{formatRate(bpsAsPercent(position.aprBps), locale)}</bdi>,
    },
    ...(perDay ? [{ label: t.perDay, value: <AmountLine raw={perDay} /> }] : []),
    ...(accrualFrom ? [{ label: t.accrualFrom, value: time(accrualFrom) }] : []),
    ...(maturesAt ? [{ label: t.matures, value: time(maturesAt) }] : []),
    {
      label: t.positionId,
      value: (
        <bdi dir="ltr" className="figures">
          {position.id}
        </bdi>
      ),
    },
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base wrap-anywhere">
        {fillText(t.doneText, {
          amount: formatFullAmount(position.principal, symbol, locale),
          date: localTime(accrualFrom ?? position.startedAt, locale, timeZone),
        })}
      </p>
      <FactList facts={facts} />
      <NewBalances balances={wallets} locale={locale} texts={texts.order} />
    </div>
  );
}
