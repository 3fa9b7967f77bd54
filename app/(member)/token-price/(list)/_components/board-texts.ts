import { getTranslations } from "next-intl/server";
import { priceTexts } from "@/app/_shell/price-texts";
import { readPatterns } from "@/lib/i18n/patterns";

const BOARD = [
  "token",
  "price",
  "change",
  "range",
  "course",
  "highLabel",
  "lowLabel",
  "updated",
  "asOf",
  "emptyTitle",
  "emptyText",
] as const;

export type BoardTexts = Record<
  (typeof BOARD)[number] | "caption" | "simulated" | "none" | "retry",
  string
> & {
  readonly words: { up: string; down: string; flat: string };
};

/** The texts of the price board, which runs in the browser; two hold a `{time}`. */
export async function boardTexts(): Promise<BoardTexts> {
  const [{ tokenPrice }, common, titles] = await Promise.all([
    readPatterns(),
    getTranslations("common"),
    getTranslations("titles"),
  ]);
  const { up, down, flat } = await priceTexts("");
  const own = Object.fromEntries(BOARD.map((key) => [key, tokenPrice[key]]));
  return {
    ...(own as Record<(typeof BOARD)[number], string>),
    caption: titles("tokenPrice"),
    simulated: common("simulated"),
    none: common("notAvailable"),
    retry: common("retry"),
    words: { up, down, flat },
  };
}
