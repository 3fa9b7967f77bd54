"use client";

import { FactList } from "@/app/_ui/fact-list";
import type { Staked } from "@/lib/earning/client";
import { AmountLine } from "./amount-line";
import { useStakeDesk } from "./stake-desk";

/** What the wallets hold after a write, as its answer states it. */
export function NewBalances({ wallets }: Pick<Staked, "wallets">) {
  const { texts } = useStakeDesk();
  if (wallets.length === 0) return null;
  return (
    <section className="mt-5 rounded-inset bg-raised p-4">
      <h3 className="mb-3 font-sans text-md text-muted">{texts.order.newBalances}</h3>
      <FactList
        facts={wallets.map(({ symbol, available, locked }) => ({
          label: symbol,
          value: (
            <>
              <AmountLine isPrivate raw={available} symbol={symbol} />
              <span className="block text-sm font-normal text-muted">
                {texts.order.locked} <AmountLine isPrivate raw={locked} symbol={symbol} />
              </span>
            </>
          ),
        }))}
      />
    </section>
  );
}
