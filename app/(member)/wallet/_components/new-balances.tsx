"use client";

import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { formatFullAmount } from "@/lib/money/format";
import type { WalletBalance } from "@/lib/wallet/balances";
import { useMoney } from "./money-provider";

/** What the wallets hold after a write, as its answer states it. */
export function NewBalances({ balances }: { balances: readonly WalletBalance[] }) {
  const { locale, texts } = useMoney();
  return (
    <section className="mt-5 rounded-inset bg-raised p-4">
      <h3 className="mb-3 font-sans text-md text-muted">{texts.wallet.newBalances}</h3>
      <FactList
        facts={balances.map(({ symbol, available, locked }) => ({
          label: symbol,
          value: (
            <>
              <Amount
                isPrivate
                raw={available}
                text={formatFullAmount(available, symbol, locale)}
              />
              {/[1-9]/.test(locked) && (
                <span className="block text-sm font-normal text-muted">
                  {texts.wallet.locked}{" "}
                  <Amount isPrivate raw={locked} text={formatFullAmount(locked, symbol, locale)} />
                </span>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
