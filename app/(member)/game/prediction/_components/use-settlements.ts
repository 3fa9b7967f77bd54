"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useSyncExternalStore } from "react";
import { showInfoToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { fillText } from "@/app/_ui/text/fill-text";
import type { PredictionRound, PredictionState } from "@/lib/contract/prediction";
import { fetchRound } from "@/lib/domain/prediction/client";
import { followOwn } from "@/lib/domain/prediction/own-rounds";
import type { FreshStore } from "@/lib/domain/wallet/fresh-store";
import { formatFullAmount } from "@/lib/money/format";
import type { PredictionTexts } from "./prediction-texts";
import { STAKE_SYMBOL } from "./stake-symbol";

export interface Game {
  readonly state: PredictionState;
  /** What to add to this computer's time for the service's; null until the first answer here. */
  readonly offsetMs: number | null;
}

interface Reader {
  readonly locale: string;
  readonly texts: PredictionTexts;
}

function tell({ epoch, me }: PredictionRound, { locale, texts }: Reader): void {
  if (!me || me.status === "open") return;
  const amount = me.status === "lost" ? me.amount : (me.payout ?? me.amount);
  const text = fillText(texts.toasts[me.status], {
    epoch,
    amount: formatFullAmount(amount, STAKE_SYMBOL, locale),
  });
  const show = me.status === "won" ? showSuccessToast : showInfoToast;
  show(text, texts.common.close);
}

/**
 * Tells of every entry that is settled while the page is open, or was while its tab slept, reads the
 * balance again and renders the lists below anew.
 */
export function useSettlements(
  game: FreshStore<Game>,
  readBalance: () => Promise<void>,
  reader: Reader,
): void {
  const router = useRouter();
  const { rounds } = useSyncExternalStore(game.subscribe, game.snapshot, game.snapshot).value.state;
  const own = useRef<readonly number[]>([]);
  const latest = useRef(reader);
  useEffect(() => {
    latest.current = reader;
  });

  useEffect(() => {
    const { open, settled, gone } = followOwn(own.current, rounds);
    own.current = open;
    if (settled.length === 0 && gone.length === 0) return;
    for (const round of settled) tell(round, latest.current);
    // What was forgotten meanwhile still stands in the history.
    for (const epoch of gone) {
      fetchRound(epoch).then(
        (round) => tell(round, latest.current),
        () => {},
      );
    }
    readBalance();
    startTransition(() => router.refresh());
  }, [rounds, readBalance, router]);
}
