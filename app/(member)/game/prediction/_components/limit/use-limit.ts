"use client";

import { useRef } from "react";
import { amountProblemText } from "@/app/_shell/fields/amount-problem-text";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { localTime } from "@/app/_shell/time/local-time";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { fillText } from "@/app/_ui/text/fill-text";
import { type DailyLimit, saveDailyLimit } from "@/lib/domain/prediction/client";
import { type LimitChange, limitChange } from "@/lib/domain/prediction/limit-change";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { useGame, usePredictionBoard } from "../board-provider";
import { STAKE_SYMBOL } from "../stake-symbol";

/** The member's own daily limit, from what is typed to what holds. */
export function useLimit(onDone: () => void) {
  const { refresh, setLimitNext, locale, timeZone, texts } = usePredictionBoard();
  const current = useGame().value.state.limit?.amount ?? null;
  const isRemoving = useRef(false);
  const t = texts.limit;

  function savedText({ amount, next }: DailyLimit): string {
    if (next) return fillText(t.savedLater, { time: localTime(next.from, locale, timeZone) });
    if (amount === null) return t.keptNow;
    return fillText(t.savedNow, { amount: formatFullAmount(amount, STAKE_SYMBOL, locale) });
  }

  const server = useServerForm<{ stakeDailyLimit: string }, DailyLimit>({
    fields: ["stakeDailyLimit"],
    defaultValues: { stakeDailyLimit: current === null ? "" : formatInput(current, locale) },
    failedText: t.failed,
    send({ stakeDailyLimit }) {
      const parsed = parseAmount(stakeDailyLimit, locale, AMOUNT_DECIMALS, STAKE_SYMBOL);
      return saveDailyLimit(isRemoving.current || !parsed.ok ? null : parsed.amount);
    },
    onDone(saved) {
      setLimitNext(saved.next);
      refresh();
      showSuccessToast(savedText(saved), texts.common.close);
      onDone();
    },
  });
  const typed = server.form.watch("stakeDailyLimit");
  const parsed = parseAmount(typed, locale, AMOUNT_DECIMALS, STAKE_SYMBOL);
  const change: LimitChange | null = parsed.ok ? limitChange(current, parsed.amount) : null;

  return {
    ...server,
    current,
    typed,
    change,
    rule(text: string): true | string {
      if (isRemoving.current) return true;
      const read = parseAmount(text, locale, AMOUNT_DECIMALS, STAKE_SYMBOL);
      const where = { symbol: STAKE_SYMBOL, locale };
      return read.ok || amountProblemText(read.problem, texts.amountField, where);
    },
    /** Which of the two buttons sends the form. */
    choose(remove: boolean) {
      isRemoving.current = remove;
    },
  };
}
