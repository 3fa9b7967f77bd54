import type { Prize } from "@/lib/contract/game";
import { formatFullAmount, formatPoints } from "@/lib/money/format";

export type PrizeTranslator = (
  key: "power" | "openPower",
  values: { th: string; hours?: number },
) => string;

/** From here on left to right, and the end of it: an amount keeps its order within any text. */
const LTR_ISOLATE = "\u2066";
const END_ISOLATE = "\u2069";

/** In the place of a figure that the service did not give. */
const UNKNOWN = "–";

/**
 * A prize as people read it: `5 MERLIN`, `3 TH for 24 h`, `3 TH` for power without a stated end.
 *
 * @param t a translator of `game.prizeWords`
 */
export function prizeText(prize: Prize, locale: string, t: PrizeTranslator): string {
  const { kind, symbol, amount, hours } = prize;
  if (kind === "token" && symbol && amount) {
    return `${LTR_ISOLATE}${formatFullAmount(amount, symbol, locale)}${END_ISOLATE}`;
  }
  const th = prize.th == null ? UNKNOWN : formatPoints(prize.th, locale);
  return hours ? t("power", { th, hours }) : t("openPower", { th });
}
