"use client";

import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { OrderMember } from "@/app/_order/order-member";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import type { Balances } from "@/lib/contract/values/balances";
import { withBalances } from "@/lib/domain/wallet/balances";
import { fetchWallets } from "@/lib/domain/wallet/client";
import type { Wallets } from "@/lib/domain/wallet/view";
import { createFreshValue } from "@/lib/live/fresh-value";

interface MarketplaceFacts {
  member: {
    readonly id: string | null;
    readonly hasTwoFactor: boolean;
    /** Then dear orders are confirmed with one. */
    readonly hasPasskey: boolean;
    /** No machine mines for a member whose address is to be confirmed. */
    readonly needsEmail: boolean;
    readonly timeZone: string;
  };
  rules: {
    /** The most pieces of one order. */
    readonly perOrder: number;
    /** The mining fee, a share of the base output as it is shown: `20%`. */
    readonly fee: string;
  };
  /** The locale for `Intl`. */
  locale: string;
}

interface Marketplace extends MarketplaceFacts {
  readonly wallets: Wallets;
  /** Asks for the balances anew. */
  readonly refreshWallets: () => void;
  /** Renders the page anew: prices, stock and orders. */
  readonly refreshPage: () => void;
  /** Takes over the balances that the answer of an order states, or asks for them, and renders the page anew. */
  readonly book: (balances: Balances) => void;
}

const MarketplaceContext = createContext<Marketplace | null>(null);

interface MarketplaceProviderProps extends MarketplaceFacts {
  /** As the server rendered them; none when they could not be read. */
  initial: Wallets;
  children: ReactNode;
}

/** Holds what paying needs: the member's balances, and the rules of an order. */
export function MarketplaceProvider({
  initial,
  member,
  rules,
  locale,
  children,
}: MarketplaceProviderProps) {
  const [store] = useState(() => createFreshValue<Wallets>(initial));
  const { value } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const refreshWallets = useCallback(() => {
    store.read(fetchWallets, (_, latest) => latest);
  }, [store]);
  const refreshPage = useQuietRefresh();
  const book = useCallback(
    (balances: Balances) => {
      if (balances.size === 0) refreshWallets();
      else store.patch((before) => withBalances(before, balances));
      refreshPage();
    },
    [store, refreshWallets, refreshPage],
  );
  const marketplace = useMemo<Marketplace>(
    () => ({
      ...{ member, rules, locale, refreshWallets, refreshPage, book },
      wallets: value,
    }),
    [member, rules, locale, value, refreshWallets, refreshPage, book],
  );
  return (
    <MarketplaceContext value={marketplace}>
      <OrderMember id={member.id}>{children}</OrderMember>
    </MarketplaceContext>
  );
}

/** What the provider above holds. */
export function useMarketplace(): Marketplace {
  const marketplace = use(MarketplaceContext);
  if (!marketplace) throw new Error("No MarketplaceProvider above");
  return marketplace;
}
