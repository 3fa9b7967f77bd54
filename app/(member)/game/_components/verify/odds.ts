import type { Wheel } from "@/lib/contract/game";
import { type PrizeTexts, prizeText } from "../prize-text";

/** A segment as the check knows it: its weight and the name of its prize. */
export interface Odds {
  readonly weight: number;
  readonly prize: string;
}

/** The segments of the wheel in their order. */
export function oddsOf({ segments }: Wheel, locale: string, texts: PrizeTexts): Odds[] {
  return segments.map(({ weight, prize }) => ({ weight, prize: prizeText(prize, locale, texts) }));
}
