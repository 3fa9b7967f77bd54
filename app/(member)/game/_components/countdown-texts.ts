import { getTranslations } from "next-intl/server";

export type CountdownTexts = Record<"days" | "start" | "minute" | "end", string>;

/** What a countdown of the games says. */
export async function countdownTexts(): Promise<CountdownTexts> {
  const t = await getTranslations("game.countdown");
  return { days: t.raw("days"), start: t.raw("start"), minute: t("minute"), end: t("end") };
}
