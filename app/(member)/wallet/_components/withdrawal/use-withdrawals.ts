"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useRefreshing } from "@/app/_ui/live/use-polling";
import { isOpen, type WithdrawalView, withWithdrawal } from "@/lib/domain/wallet/withdrawal";
import { cancelWithdrawal, fetchWithdrawals } from "@/lib/domain/wallet/withdrawal-client";
import { createFreshValue } from "@/lib/live/fresh-value";
import { useMoney } from "../money-provider";

const REFRESH_MS = 15_000;

type List = readonly WithdrawalView[];

/** Withdrawals of one wallet with their latest status, polled while something can still happen to one. */
export function useWithdrawals(symbol: string, initial: List) {
  const { book } = useMoney();
  const [store] = useState(() => createFreshValue(initial));
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);

  const refresh = useCallback(async () => {
    if (!store.snapshot().value.some(isOpen)) return;
    await store.read(
      () => fetchWithdrawals(symbol),
      (_, list) => list,
    );
  }, [store, symbol]);
  useRefreshing(refresh, REFRESH_MS);

  // A page that was rendered anew knows of withdrawals that this list does not.
  const [rendered, setRendered] = useState(initial);
  useEffect(() => {
    if (rendered === initial) return;
    setRendered(initial);
    store.patch(() => initial);
  }, [store, initial, rendered]);

  return {
    ...state,
    /** @throws BffError CONFLICT once it is approved */
    async cancel(id: string): Promise<void> {
      const answer = await cancelWithdrawal(id);
      store.patch((list) => withWithdrawal(list, answer.withdrawal));
      book(answer.wallets);
    },
    refresh,
  };
}

export type Withdrawals = ReturnType<typeof useWithdrawals>;
