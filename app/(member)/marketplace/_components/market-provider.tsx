"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { OrderMember } from "@/app/_order/order-member";
import type { Balances } from "@/lib/contract/values/balances";
import { withBalances } from "@/lib/domain/wallet/balances";
import { fetchWallets } from "@/lib/domain/wallet/client";
import type { Wallets } from "@/lib/domain/wallet/view";
import { createFreshValue } from "@/lib/live/fresh-value";

interface MarketFacts {
  member: { readonly id: string | null; readonly hasTwoFactor: boolean; readonly timeZone: string };
  rules: {
    /** The most pieces of one order. */
    readonly perOrder: number;
    /** The mining fee, a share of the base output as it is shown: `20%`. */
    readonly fee: string;
  };
  /** The locale for `Intl`. */
  locale: string;
}

interface Market extends MarketFacts {
  readonly wallets: Wallets;
  /** Asks for the balances anew. */
  readonly refreshWallets: () => void;
  /** Renders the page anew: prices, stock and orders. */
  readonly refreshPage: () => void;
  /** Takes over the balances that the answer of an order states, and renders the page anew. */
  readonly book: (balances: Balances) => void;
}

const MarketContext = createContext<Market | null>(null);

interface MarketProviderProps extends MarketFacts {
  /** As the server rendered them; none when they could not be read. */
  initial: Wallets;
  children: ReactNode;
}

/** Holds what paying needs: the member's balances, and the rules of an order. */
export function MarketProvider({ initial, member, rules, locale, children }: MarketProviderProps) {
  const router = useRouter();
  const [store] = useState(() => createFreshValue<Wallets>(initial));
  const { value } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const refreshWallets = useCallback(() => {
    store.read(fetchWallets, (_, latest) => latest);
  }, [store]);
  const refreshPage = useCallback(() => startTransition(() => router.refresh()), [router]);
  const book = useCallback(
    (balances: Balances) => {
      store.patch((before) => withBalances(before, balances));
      refreshPage();
    },
    [store, refreshPage],
  );
  const market = useMemo<Market>(
    () => ({
      ...{ member, rules, locale, refreshWallets, refreshPage, book },
      wallets: value,
    }),
    [member, rules, locale, value, refreshWallets, refreshPage, book],
  );
  return (
    <MarketContext value={market}>
      <OrderMember id={member.id}>{children}</OrderMember>
    </MarketContext>
  );
}

/** What the provider above holds. */
export function useMarket(): Market {
  const market = use(MarketContext);
  if (!market) throw new Error("No MarketProvider above");
  return market;
}
