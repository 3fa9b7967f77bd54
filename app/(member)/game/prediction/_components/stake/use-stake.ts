"use client";

import { useEffect } from "react";
import { useOrder } from "@/app/_order/use-order";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { fillText } from "@/app/_ui/fill-text";
import { BffError } from "@/lib/bff/client";
import { type Entry, enterRound } from "@/lib/prediction/client";
import { entriesEnd, entryRefusal } from "@/lib/prediction/entry";
import { estimatePayout, type Side } from "@/lib/prediction/payout";
import { mostStake } from "@/lib/prediction/stake";
import { useBalance, useBoard, useGame } from "../board-provider";
import { STAKE_SYMBOL } from "../stake-symbol";
import { useEntriesEnd } from "../use-entries-end";
import { readStake } from "./read-stake";
import { stakeStanding } from "./stake-standing";

interface StakeValues {
  side: Side;
  amount: string;
}

/** One entry from its fields to its receipt. */
export function useStake(epoch: number, initialSide: Side) {
  const { book, bookFound, game, refresh, locale, texts } = useBoard();
  const { state } = useGame().value;
  const balance = useBalance();
  const bounds = {
    minimum: state.minStake,
    maximum: state.maxStake,
    balance,
    left: state.limit?.left ?? null,
  };

  const order = useOrder<Entry, Entry>({
    kind: "predict",
    scope: String(epoch),
    async send(entry, key) {
      book(await enterRound(entry, key));
      return entry;
    },
  });

  // What the service shows after a refusal tells its reason.
  async function explained(error: BffError): Promise<BffError> {
    await refresh();
    const { status, code } = error;
    if (code !== "CONFLICT") return error;
    const words = texts.stake.refusals;
    const refused = entryRefusal(game.snapshot().value.state, epoch);
    return new BffError(status, { code, message: fillText(words[refused], { epoch }) }, error);
  }

  // A game that rests answers like one that fails: the entry is given up, so that nothing stays open.
  async function giveUpWhilePaused(): Promise<void> {
    await refresh();
    if (!game.snapshot().value.state.paused) return;
    await order.giveUp();
    if (order.snapshot().phase !== "givenUp") return;
    throw new BffError(409, { code: "CONFLICT", message: texts.stake.refusals.paused });
  }

  const server = useServerForm<StakeValues, void>({
    fields: ["side", "amount"],
    defaultValues: { side: initialSide, amount: "" },
    failedText: texts.stake.failed,
    async send({ side, amount: text }) {
      const amount = readStake(text, bounds, { texts, locale }).amount ?? "";
      const { phase, refusal } = await order.place({
        body: { epoch, side, amount },
        facts: { subject: texts.round.sides[side], pay: { amount, symbol: STAKE_SYMBOL } },
      });
      if (phase === "refused" && refusal) throw await explained(refusal);
      if (phase === "undecided") await giveUpWhilePaused();
    },
    onDone: () => {},
  });
  const { form } = server;
  const { isPending, isUndecided, refused, show } = order;
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
    isUnknown: isUndecided,
  });
  const found = standing === "found" ? (round?.me ?? null) : null;
  useEffect(() => {
    if (!found) return;
    show({ epoch, side: found.side, amount: found.amount });
    bookFound();
  }, [found, epoch, show, bookFound]);

  return {
    form,
    order,
    secondsToWait: Math.max(server.secondsToWait, order.secondsToWait),
    /** Sends the entry, or the undecided one again. */
    onSubmit(event: React.SubmitEvent): void {
      if (isUndecided) {
        event.preventDefault();
        order.repeat();
      } else server.onSubmit(event);
    },
    round,
    side,
    typed,
    bounds,
    most: mostStake(bounds),
    isShort: read.problem === "aboveBalance" || refused?.code === "INSUFFICIENT_BALANCE",
    estimate:
      round && read.amount !== null
        ? estimatePayout(round, { side, amount: read.amount }, state.feeBps)
        : null,
    booked: order.result,
    standing,
    until,
    end,
    isFrozen: order.isFrozen,
    formError: isUndecided ? null : server.formError,
    rule: (text: string) => readStake(text, bounds, { texts, locale }).error ?? true,
  };
}

export type StakeForm = ReturnType<typeof useStake>;
