"use client";

import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { OrderMember } from "@/app/_order/order-member";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { useRefreshing } from "@/app/_ui/live/use-polling";
import type { Balances } from "@/lib/contract/values/balances";
import { holdingsOf, withBalances, withWallet } from "@/lib/domain/wallet/balances";
import { fetchWallet, fetchWallets } from "@/lib/domain/wallet/client";
import type { Wallets } from "@/lib/domain/wallet/view";
import { createFreshValue, type Fresh, type FreshValue } from "@/lib/live/fresh-value";
import type { AgePatterns } from "./age";
import type { MoneyMember } from "./money-member";

const REFRESH_MS = 15_000;

interface Money {
  readonly store: FreshValue<Wallets>;
  /** Asks for the balances of every wallet anew. */
  readonly refresh: () => void;
  /** Takes over the balances that the answer of a write states, or asks for them, and renders the rest of the page anew. */
  readonly book: (balances: Balances) => void;
  /** Where the member goes on once the open modal has left. */
  readonly next: RefObject<string | null>;
  readonly member: MoneyMember;
  /** The locale for `Intl`. */
  readonly locale: string;
  /** How that language says how old the figures are. */
  readonly ages: AgePatterns;
}

const MoneyContext = createContext<Money | null>(null);

interface MoneyProviderProps extends Pick<Money, "member" | "locale" | "ages"> {
  initial: Wallets;
  /** On the page of one wallet only that one is polled, and the page follows what is booked. */
  symbol?: string;
  children: ReactNode;
}

/** Holds the wallets of a screen: first as the server rendered them, then polled every 15 s and written to. */
export function MoneyProvider({
  initial,
  symbol,
  member,
  locale,
  ages,
  children,
}: MoneyProviderProps) {
  const refreshPage = useQuietRefresh();
  const [store] = useState(() => createFreshValue<Wallets>(initial));
  const next = useRef<string | null>(null);

  const wholeReads = useRef(0);

  const read = useCallback(
    async (only?: string) => {
      const before = holdingsOf(store.snapshot().value);
      // The answer of a later read takes the place of an earlier one: beside a whole one it has to be whole, too.
      if (only !== undefined && wholeReads.current === 0) {
        await store.read(() => fetchWallet(only), withWallet);
      } else {
        wholeReads.current += 1;
        await store.read(fetchWallets, (shown, wallets) =>
          symbol === undefined ? wallets : new Map([...shown, ...wallets]),
        );
        wholeReads.current -= 1;
      }
      const hasMoved = holdingsOf(store.snapshot().value) !== before;
      if (symbol !== undefined && hasMoved) refreshPage();
    },
    [store, symbol, refreshPage],
  );
  const refresh = useCallback(() => {
    read();
  }, [read]);
  const poll = useCallback(() => {
    read(symbol);
  }, [read, symbol]);

  useEffect(() => store.begin(), [store]);
  useRefreshing(poll, REFRESH_MS);

  const money = useMemo<Money>(
    () => ({
      store,
      refresh,
      book(balances) {
        if (balances.size === 0) refresh();
        else store.patch((wallets) => withBalances(wallets, balances));
        refreshPage();
      },
      next,
      member,
      locale,
      ages,
    }),
    [store, refresh, refreshPage, member, locale, ages],
  );
  return (
    <MoneyContext value={money}>
      <OrderMember id={member.id}>{children}</OrderMember>
    </MoneyContext>
  );
}

/** What the provider above holds. */
export function useMoney(): Money {
  const money = use(MoneyContext);
  if (!money) throw new Error("No MoneyProvider above");
  return money;
}

/** The wallets by symbol, in the order in which they are shown, as they are now and with how fresh they are. */
export function useWallets(): Fresh<Wallets> {
  const { store } = useMoney();
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}
