"use client";

import { useState } from "react";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { fillText } from "@/app/_ui/fill-text";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import { type Entry, enterRound } from "@/lib/prediction/client";
import { entriesEnd, entryRefusal } from "@/lib/prediction/entry";
import { estimatePayout, type Side } from "@/lib/prediction/payout";
import { mostStake } from "@/lib/prediction/stake";
import { useBalance, useBoard, useGame } from "../board-provider";
import { useEntriesEnd } from "../use-entries-end";
import { readStake } from "./read-stake";
import { stakeStanding } from "./stake-standing";

interface StakeValues {
  side: Side;
  amount: string;
}

/** One entry from its fields to its receipt. */
export function useStake(epoch: number, initialSide: Side) {
  const { book, game, refresh, locale, texts } = useBoard();
  const { state } = useGame().value;
  const balance = useBalance();
  const [booked, setBooked] = useState<Entry | null>(null);
  const bounds = {
    minimum: state.minStake,
    maximum: state.maxStake,
    balance,
    left: state.limit?.left ?? null,
  };

  // What the service shows after a refusal tells its reason, or that the entry was booked after all.
  async function explain(error: unknown): Promise<Entry> {
    await refresh();
    if (!(error instanceof BffError)) throw error;
    const latest = game.snapshot().value.state;
    const me = latest.rounds.find((one) => one.epoch === epoch)?.me;
    const isUnknown = isOutcomeUnknown(error);
    if (isUnknown && me) return { epoch, side: me.side, amount: me.amount };
    const { status, code } = error;
    const words = texts.stake.refusals;
    if (isUnknown && latest.paused) throw new BffError(409, { code, message: words.paused }, error);
    if (code !== "CONFLICT") throw error;
    const message = fillText(words[entryRefusal(latest, epoch)], { epoch });
    throw new BffError(status, { code, message }, error);
  }

  const server = useServerForm<StakeValues, Entry>({
    fields: ["side", "amount"],
    defaultValues: { side: initialSide, amount: "" },
    failedText: texts.stake.failed,
    async send({ side, amount: text }) {
      const amount = readStake(text, bounds, { texts, locale }).amount ?? "";
      try {
        const entered = await enterRound({ epoch, side, amount });
        book(entered);
        return { epoch, side, amount };
      } catch (error) {
        return explain(error);
      }
    },
    onDone: setBooked,
  });
  const { form, refusal, isPending } = server;
  const { side, amount: typed } = form.watch();
  const read = readStake(typed, bounds, { texts, locale });
  const round = state.rounds.find((one) => one.epoch === epoch) ?? null;
  const until = round && entriesEnd(round, state);
  const { hasEnded, end } = useEntriesEnd(until);
  const standing = stakeStanding({
    round,
    isPaused: state.paused,
    hasEnded,
    isPending,
    isUnknown: isOutcomeUnknown(refusal),
  });

  return {
    ...server,
    round,
    side,
    typed,
    bounds,
    most: mostStake(bounds),
    isShort: read.problem === "aboveBalance" || refusal?.code === "INSUFFICIENT_BALANCE",
    estimate:
      round && read.amount !== null
        ? estimatePayout(round, { side, amount: read.amount }, state.feeBps)
        : null,
    booked: booked ?? (standing === "found" && round?.me ? { epoch, ...round.me } : null),
    standing,
    until,
    end,
    isFrozen: standing === "unknown" || isPending,
    formError: standing === "unknown" ? null : server.formError,
    rule: (text: string) => readStake(text, bounds, { texts, locale }).error ?? true,
  };
}

export type StakeForm = ReturnType<typeof useStake>;
