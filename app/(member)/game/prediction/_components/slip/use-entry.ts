"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useOrder } from "@/app/_order/use-order";
import { useOrderForm } from "@/app/_order/use-order-form";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { BffError } from "@/lib/bff/client/client";
import { MERLIN } from "@/lib/contract/values/tokens";
import { type Entry, enterRound } from "@/lib/domain/prediction/client";
import { entryRefusal } from "@/lib/domain/prediction/entry";
import {
  type EntryBounds,
  type EntryProblem,
  entryProblem,
  largestEntry,
} from "@/lib/domain/prediction/entry-bounds";
import { estimatePayout, feePercent, type PredictionSide } from "@/lib/domain/prediction/payout";
import { formatFullAmount, formatRate } from "@/lib/money/format";
import { parseAmount } from "@/lib/money/parse";
import { useBalance, useGame, usePredictionBoard } from "../board-provider";
import { entryStanding } from "./entry-standing";

type ReadEntry =
  | { readonly amount: string; readonly error: null; readonly problem: null }
  | { readonly amount: null; readonly error: string; readonly problem: EntryProblem | null };

/** Reads typed amounts: the plain decimal, or the sentence that says what is wrong with it. */
function useEntryReader(bounds: EntryBounds, locale: string): (text: string) => ReadEntry {
  const t = useTranslations("prediction.stake");
  const field = useTranslations("amountField");
  const wordProblem = useAmountProblem();

  function boundText(problem: EntryProblem): string {
    const bound = (raw: string | null) => formatFullAmount(raw ?? "0", MERLIN, locale);
    switch (problem) {
      case "belowMinimum":
        return t("belowMinimum", { amount: bound(bounds.minimum) });
      case "aboveMaximum":
        return t("aboveMaximum", { amount: bound(bounds.maximum) });
      case "aboveLimit":
        return t("aboveLimit", { amount: bound(bounds.left) });
      case "aboveBalance":
        return field("aboveMaximum", { amount: bound(bounds.balance) });
    }
  }

  return (text) => {
    const parsed = parseAmount(text, locale, MERLIN);
    if (!parsed.ok) {
      const error = wordProblem(parsed.problem, { symbol: MERLIN, locale });
      return { amount: null, error, problem: null };
    }
    const problem = entryProblem(parsed.amount, bounds);
    if (problem === null) return { amount: parsed.amount, error: null, problem };
    return { amount: null, error: boundText(problem), problem };
  };
}

/** What is booked, as the service may show it without the terms. */
type BookedEntry = Omit<Entry, "feeBps">;

export interface EntryValues {
  side: PredictionSide;
  amount: string;
}

export interface EntrySettings {
  epoch: number;
  /** The countdown to the end of entries has run out. */
  hasEnded: boolean;
  /** What has been typed and chosen, kept from round to round. */
  draft: { current: EntryValues };
}

/** One entry from its fields to its receipt. */
export function useEntry({ epoch, hasEnded, draft }: EntrySettings) {
  const { book, bookFound, game, refresh, rereadBalance, locale } = usePredictionBoard();
  const t = useTranslations("prediction.stake");
  const words = useTranslations("prediction.round");
  const { state } = useGame().value;
  const balance = useBalance();
  const bounds = {
    minimum: state.minStake,
    maximum: state.maxStake,
    balance,
    left: state.limit?.left ?? null,
  };
  const readEntry = useEntryReader(bounds, locale);
  const shownFee = useRef(state.feeBps);

  const order = useOrder<Entry, BookedEntry>({
    kind: "predict",
    scope: String(epoch),
    async send(entry, ...sent) {
      book(await enterRound(entry, ...sent));
      draft.current = { ...draft.current, amount: "" };
      return entry;
    },
    onRefused(_, { body }) {
      shownFee.current = (body as Entry).feeBps;
    },
    reread: rereadBalance,
  });

  // What the service shows after a refusal tells its reason.
  async function explained(error: BffError): Promise<BffError> {
    await refresh();
    const { status, code } = error;
    if (code !== "CONFLICT") return error;
    const now = game.snapshot().value.state;
    const reason = entryRefusal(now, epoch, shownFee.current);
    const percent = formatRate(feePercent(now.feeBps), locale);
    const message = t(`refusals.${reason}`, { epoch, percent });
    return new BffError(status, { code, message }, error);
  }

  // A game that rests answers like one that fails: the entry is given up, so that nothing stays open.
  async function giveUpWhilePaused(): Promise<void> {
    await refresh();
    if (!game.snapshot().value.state.paused) return;
    await order.giveUp();
    if (order.snapshot().phase !== "givenUp") return;
    throw new BffError(409, { code: "CONFLICT", message: t("refusals.paused") });
  }

  const orderForm = useOrderForm<EntryValues, Entry, BookedEntry>(order, {
    fields: ["side", "amount"],
    defaultValues: draft.current,
    failedText: t("failed"),
    async rules() {
      const [{ amountRules }, { predictionEndpoints }] = await Promise.all([
        import("@/app/_shell/forms/amount-rules"),
        import("@/lib/contract/prediction"),
      ]);
      const { side } = predictionEndpoints.enter.body.schema.shape;
      return amountRules("amount", (text) => readEntry(text).error).extend({ side });
    },
    orderOf({ side, amount: text }) {
      const amount = readEntry(text).amount ?? "";
      return {
        body: { epoch, side, amount, feeBps: state.feeBps },
        facts: { subject: words(`sides.${side}`), pay: { amount, symbol: MERLIN } },
      };
    },
    tell: explained,
    onLost: giveUpWhilePaused,
  });
  const { form, edit } = orderForm;
  const { isPending, isUndecided, refused, show } = order;
  const side = form.watch("side");
  const field = amountInput(form, "amount", edit);
  const read = readEntry(field.text);
  const round = state.rounds.find((one) => one.epoch === epoch) ?? null;
  const standing = entryStanding({
    round,
    isPaused: state.paused,
    hasEnded,
    isPending,
    isUnknown: isUndecided,
  });
  useEffect(() => {
    if (!order.result) draft.current = { side, amount: field.text };
  });
  const found = standing === "found" ? (round?.me ?? null) : null;
  useEffect(() => {
    if (!found) return;
    show({ epoch, side: found.side, amount: found.amount });
    bookFound();
  }, [found, epoch, show, bookFound]);

  return {
    order,
    secondsToWait: orderForm.secondsToWait,
    onSubmit: orderForm.onSubmit,
    formError: orderForm.formError,
    round,
    side,
    chooseSide(chosen: PredictionSide): void {
      form.setValue("side", chosen);
      edit();
    },
    field,
    /** What is typed as a plain decimal, null while it is none that can be entered. */
    amount: read.amount,
    bounds,
    most: largestEntry(bounds),
    isShort: read.problem === "aboveBalance" || refused?.code === "INSUFFICIENT_BALANCE",
    estimate:
      round && read.amount !== null
        ? estimatePayout(round, { side, amount: read.amount }, state.feeBps)
        : null,
    booked: order.result,
    standing,
    isFrozen: order.isFrozen,
  };
}

export type EntryForm = ReturnType<typeof useEntry>;
