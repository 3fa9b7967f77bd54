"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { amountInput } from "@/app/_shell/forms/amount-input";
import { useAmountProblem } from "@/app/_shell/forms/use-amount-reader";
import { useServerForm } from "@/app/_shell/forms/use-server-form";
import { localTime } from "@/app/_shell/time/local-time";
import { showSuccessToast } from "@/app/_ui/overlay/toast";
import { MERLIN } from "@/lib/contract/values/tokens";
import { type DailyLimit, saveDailyLimit } from "@/lib/domain/prediction/client";
import { type LimitChange, limitChange } from "@/lib/domain/prediction/entry-bounds";
import { formatFullAmount } from "@/lib/money/format";
import { formatInput, parseAmount } from "@/lib/money/parse";
import { useGame, usePredictionBoard } from "../board-provider";

/** The member's own daily limit, from what is typed to what holds. */
export function useLimit(onDone: () => void) {
  const { refresh, setLimitNext, locale, timeZone } = usePredictionBoard();
  const t = useTranslations("prediction.limit");
  const wordProblem = useAmountProblem();
  const current = useGame().value.state.limit?.amount ?? null;
  const isRemoving = useRef(false);

  function problemOf(text: string): string | null {
    if (isRemoving.current) return null;
    const parsed = parseAmount(text, locale, MERLIN);
    return parsed.ok ? null : wordProblem(parsed.problem, { symbol: MERLIN, locale });
  }

  function savedText({ amount, next }: DailyLimit): string {
    if (next) return t("savedLater", { time: localTime(next.from, locale, timeZone) });
    if (amount === null) return t("nowNone");
    return t("savedNow", { amount: formatFullAmount(amount, MERLIN, locale) });
  }

  const server = useServerForm<{ stakeDailyLimit: string }, DailyLimit>({
    fields: ["stakeDailyLimit"],
    defaultValues: { stakeDailyLimit: current === null ? "" : formatInput(current, locale) },
    failedText: t("failed"),
    rules: async () =>
      (await import("@/app/_shell/forms/amount-rules")).amountRules("stakeDailyLimit", problemOf),
    send({ stakeDailyLimit }) {
      const parsed = parseAmount(stakeDailyLimit, locale, MERLIN);
      return saveDailyLimit(isRemoving.current || !parsed.ok ? null : parsed.amount);
    },
    onDone(saved) {
      setLimitNext(saved.next);
      refresh();
      showSuccessToast(savedText(saved));
      onDone();
    },
  });
  const field = amountInput(server.form, "stakeDailyLimit");
  const parsed = parseAmount(field.text, locale, MERLIN);
  const change: LimitChange | null = parsed.ok ? limitChange(current, parsed.amount) : null;

  return {
    ...server,
    current,
    field,
    change,
    /** Which of the two buttons sends the form. */
    choose(remove: boolean) {
      isRemoving.current = remove;
    },
  };
}
