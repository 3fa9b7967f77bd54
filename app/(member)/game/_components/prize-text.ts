import { fillText } from "@/app/_ui/text/fill-text";
import type { Prize } from "@/lib/contract/game";
import { formatFullAmount, formatPoints } from "@/lib/money/format";

type PrizeKey = "power" | "openPower";

/** `power` of `{th}` and `{hours}`; `openPower` of `{th}` alone, for power without a stated end. */
export type PrizeTexts = Readonly<Record<PrizeKey, string>>;

type PrizeTranslator = (key: PrizeKey, values?: Record<string, string | number>) => string;

/** From here on left to right, and the end of it: an amount keeps its order within any text. */
const LTR_ISOLATE = "\u2066";
const END_ISOLATE = "\u2069";

/**
 * A prize as people read it: `5 MERLIN`, `3 TH for 24 h`.
 *
 * @param texts a translator of `game.prizeWords`; written-out messages are left over from callers that still hand them down
 */
export function prizeText(
  prize: Prize,
  locale: string,
  texts: PrizeTranslator | PrizeTexts,
): string {
  const t: PrizeTranslator =
    typeof texts === "function" ? texts : (key, values = {}) => fillText(texts[key], values);
  const { kind, symbol, amount, hours } = prize;
  if (kind === "token" && symbol && amount) {
    return `${LTR_ISOLATE}${formatFullAmount(amount, symbol, locale)}${END_ISOLATE}`;
  }
  const th = formatPoints(prize.th ?? "0", locale);
  return hours ? t("power", { th, hours }) : t("openPower", { th });
}
