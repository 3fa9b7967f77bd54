import { NO_BREAK_SPACE } from "@/lib/money/number-marks";

/** Signs that carry their own space: full-width ones. */
const FULL_WIDTH = /^(?:zh|ja)\b/;

/** What stands between a name and what is said of it, as the language writes it. */
export function colon(locale: string): string {
  if (FULL_WIDTH.test(locale)) return "：";
  return locale.startsWith("fr") ? `${NO_BREAK_SPACE}: ` : ": ";
}

/** What stands between two sentences, or a sentence and the link behind it. */
export function sentenceGap(locale: string): string {
  return FULL_WIDTH.test(locale) ? "" : " ";
}
