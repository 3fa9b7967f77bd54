import { getTranslations } from "next-intl/server";

/** Names a product by its term: "Flexible", "90 days". */
export async function productNames(): Promise<(days: number | null) => string> {
  const t = await getTranslations("staking.names");
  return (days) => (days === null ? t("flexible") : t("locked", { days }));
}
