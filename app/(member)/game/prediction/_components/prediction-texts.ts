import type { Messages } from "@/lib/i18n/messages";
import { readPatterns } from "@/lib/i18n/patterns";

export interface PredictionTexts
  extends Pick<Messages["prediction"], "board" | "round" | "stake" | "limit" | "toasts"> {
  readonly amountField: Messages["amountField"];
  readonly order: Messages["order"];
  readonly common: Pick<Messages["common"], "close" | "retry">;
}

/** The texts of what runs in the browser; many hold `{places}` to be filled. */
export async function predictionTexts(): Promise<PredictionTexts> {
  const messages = await readPatterns();
  const { board, round, stake, limit, toasts } = messages.prediction;
  const { close, retry } = messages.common;
  return {
    board,
    round,
    stake,
    limit,
    toasts,
    amountField: messages.amountField,
    order: messages.order,
    common: { close, retry },
  };
}
