import { getTranslations } from "next-intl/server";
import type { PrizeTexts } from "./prize-text";

/** The words of a prize of power. */
export async function prizeTexts(): Promise<PrizeTexts> {
  const t = await getTranslations("game");
  return { power: t.raw("power"), openPower: t.raw("openPower") };
}
