import { getLocale, getTranslations } from "next-intl/server";
import { productNames } from "@/app/_shell/plans/product-name";
import { unlessDown } from "@/app/_shell/states/unless-down";
import type { Plan } from "@/lib/domain/plan/client";
import { readStakingProducts } from "@/lib/domain/staking/server";
import { weekdayName } from "./weekday-name";

async function namesOfProducts(): Promise<ReadonlyMap<string, string>> {
  const [products, nameOf] = await Promise.all([unlessDown(readStakingProducts()), productNames()]);
  return new Map(products?.items.map(({ id, days }) => [id, nameOf(days)]));
}

/** What a plan is called, and how often it runs. */
export async function planWords() {
  const [t, transactions, locale, products] = await Promise.all([
    getTranslations("plans"),
    getTranslations("transactions"),
    getLocale(),
    namesOfProducts(),
  ]);
  return {
    name({ kind, from, to, productId }: Plan): string {
      if (kind === "convert") return transactions("converted", { from, to: to ?? "" });
      return t("stakeIn", { product: products.get(productId ?? "") ?? from });
    },
    rhythm({ every, on }: Plan): string {
      if (every === "week") return t("rhythms.week", { day: weekdayName(on ?? 1, locale) });
      return every === "day" ? t("rhythms.day") : t("rhythms.month", { day: String(on ?? 1) });
    },
  };
}
