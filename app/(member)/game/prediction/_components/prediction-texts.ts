import { getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";

export interface PredictionTexts
  extends Pick<Messages["prediction"], "board" | "round" | "stake" | "limit" | "toasts"> {
  readonly amountField: Messages["amountField"];
  readonly common: Pick<Messages["common"], "close" | "retry">;
}

/** The texts of what runs in the browser; many hold `{places}` to be filled. */
export async function predictionTexts(): Promise<PredictionTexts> {
  const messages = (await getMessages()) as unknown as Messages;
  const { board, round, stake, limit, toasts } = messages.prediction;
  const { close, retry } = messages.common;
  return {
    board,
    round,
    stake,
    limit,
    toasts,
    amountField: messages.amountField,
    common: { close, retry },
  };
}
