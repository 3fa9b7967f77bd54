import { getTranslations } from "next-intl/server";
import { priceTexts } from "@/app/_shell/price-texts";

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
  const [t, common, titles] = await Promise.all([
    getTranslations("tokenPrice"),
    getTranslations("common"),
    getTranslations("titles"),
  ]);
  const { up, down, flat } = await priceTexts("");
  const own = Object.fromEntries(BOARD.map((key) => [key, t.raw(key)]));
  return {
    ...(own as Record<(typeof BOARD)[number], string>),
    caption: titles("tokenPrice"),
    simulated: common("simulated"),
    none: common("notAvailable"),
    retry: common("retry"),
    words: { up, down, flat },
  };
}
