import { readPatterns } from "@/lib/i18n/patterns";
import type { PrizeTexts } from "./prize-text";

/** The words of a prize of power. */
export async function prizeTexts(): Promise<PrizeTexts> {
  return {
    power: (await readPatterns()).game.prizeWords.power,
    openPower: (await readPatterns()).game.prizeWords.openPower,
  };
}
