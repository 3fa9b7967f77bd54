"use client";

import { useEffect } from "react";
import { useOrder } from "@/app/_order/use-order";
import { amountProblemText } from "@/app/_shell/fields/amount-problem-text";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { fillText } from "@/app/_ui/text/fill-text";
import { BffError } from "@/lib/bff/client/client";
import { type Entry, enterRound } from "@/lib/domain/prediction/client";
import { entriesEnd, entryRefusal } from "@/lib/domain/prediction/entry";
import { estimatePayout, type Side } from "@/lib/domain/prediction/payout";
import {
  mostStake,
  type StakeBounds,
  type StakeProblem,
  stakeProblem,
} from "@/lib/domain/prediction/stake";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { formatFullAmount } from "@/lib/money/format";
import { parseAmount } from "@/lib/money/parse";
import { useBalance, useGame, usePredictionBoard } from "../board-provider";
import type { PredictionTexts } from "../prediction-texts";
import { STAKE_SYMBOL } from "../stake-symbol";
import { useEntriesEnd } from "../use-entries-end";
import { stakeStanding } from "./stake-standing";

interface Reader {
  readonly texts: Pick<PredictionTexts, "stake" | "amountField">;
  readonly locale: string;
}

type ReadStake =
  | { readonly amount: string; readonly error: null; readonly problem: null }
  | { readonly amount: null; readonly error: string; readonly problem: StakeProblem | null };

function problemText(problem: StakeProblem, bounds: StakeBounds, { texts, locale }: Reader) {
  const [text, bound] = {
    belowMinimum: [texts.stake.belowMinimum, bounds.minimum],
    aboveMaximum: [texts.stake.aboveMaximum, bounds.maximum],
    aboveLimit: [texts.stake.aboveLimit, bounds.left],
    aboveBalance: [texts.amountField.aboveMaximum, bounds.balance],
  }[problem] as [string, string | null];
  return fillText(text, { amount: formatFullAmount(bound ?? "0", STAKE_SYMBOL, locale) });
}

/** The stake that was typed as a plain decimal, or the sentence that says what is wrong with it. */
function readStake(text: string, bounds: StakeBounds, reader: Reader): ReadStake {
  const parsed = parseAmount(text, reader.locale, AMOUNT_DECIMALS, STAKE_SYMBOL);
  if (!parsed.ok) {
    const where = { symbol: STAKE_SYMBOL, locale: reader.locale };
    const error = amountProblemText(parsed.problem, reader.texts.amountField, where);
    return { amount: null, error, problem: null };
  }
  const problem = stakeProblem(parsed.amount, bounds);
  if (problem === null) return { amount: parsed.amount, error: null, problem };
  return { amount: null, error: problemText(problem, bounds, reader), problem };
}

interface StakeValues {
  side: Side;
  amount: string;
}

/** One entry from its fields to its receipt. */
export function useStake(epoch: number, initialSide: Side) {
  const { book, bookFound, game, refresh, locale, texts } = usePredictionBoard();
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
