"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { showInfoToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import type { PredictionRound, PredictionState } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import { fetchRound } from "@/lib/domain/prediction/client";
import { followOwn } from "@/lib/domain/prediction/own-rounds";
import type { FreshValue } from "@/lib/live/fresh-value";
import { formatAmount } from "@/lib/money/format";

export interface ShownGame {
  readonly state: PredictionState;
}

/** Says what became of an entry; nothing while it is open. */
function useTold(locale: string): (round: PredictionRound) => void {
  const t = useTranslations("prediction.toasts");
  return ({ epoch, me }) => {
    if (!me || me.status === "open") return;
    const raw = me.status === "lost" ? me.amount : (me.payout ?? me.amount);
    const show = me.status === "won" ? showSuccessToast : showInfoToast;
    const amount = formatAmount(raw, MERLIN, locale);
    show(t(me.status, { epoch, amount }));
  };
}

/**
 * Tells of every entry that is settled while the page is open, or was while its tab slept, reads the
 * balance again and renders the lists below anew.
 */
export function useSettlements(
  game: FreshValue<ShownGame>,
  readBalance: () => Promise<void>,
  locale: string,
): void {
  const refresh = useQuietRefresh();
  const { rounds } = useSyncExternalStore(game.subscribe, game.snapshot, game.snapshot).value.state;
  const own = useRef<readonly number[]>([]);
  const tell = useTold(locale);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });

  useEffect(() => {
    const { open, settled, gone } = followOwn(own.current, rounds);
    own.current = open;
    if (settled.length === 0 && gone.length === 0) return;
    for (const round of settled) latest.current(round);
    // What was forgotten meanwhile still stands in the history.
    for (const epoch of gone) {
      fetchRound(epoch).then(
        (round) => latest.current(round),
        () => {},
      );
    }
    readBalance();
    refresh();
  }, [rounds, readBalance, refresh]);
}
