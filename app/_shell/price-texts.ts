import { getTranslations } from "next-intl/server";

export interface PriceTexts {
  label: string;
  up: string;
  down: string;
  flat: string;
}

/** The words around a price and its change. */
export async function priceTexts(code: string): Promise<PriceTexts> {
  const t = await getTranslations("price");
  return { label: t("label", { code }), up: t("up"), down: t("down"), flat: t("flat") };
}
