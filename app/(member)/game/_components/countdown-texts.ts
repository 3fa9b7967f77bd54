import { getTranslations } from "next-intl/server";
import { readPatterns } from "@/lib/i18n/patterns";

export type CountdownTexts = Record<"days" | "start" | "minute" | "end", string>;

/** What a countdown of the games says. */
export async function countdownTexts(): Promise<CountdownTexts> {
  const t = await getTranslations("game.countdown");
  return {
    days: (await readPatterns()).game.countdown.days,
    start: (await readPatterns()).game.countdown.start,
    minute: t("minute"),
    end: t("end"),
  };
}
