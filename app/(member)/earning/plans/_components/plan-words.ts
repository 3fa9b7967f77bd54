import { getLocale, getTranslations } from "next-intl/server";
import { productNames } from "@/app/_shell/plans/product-name";
import { unlessDown } from "@/app/_shell/states/unless-down";
import type { Plan } from "@/lib/domain/plan/client";
import { readStakingProducts } from "@/lib/domain/staking/server";
import { serviceClock } from "@/lib/live/service-clock";
import { dayInUtc, weekdayOfRun } from "./run-day";

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
    rhythm({ every, on }: Plan, timeZone: string): string {
      if (every === "day") return t("rhythms.day");
      const [day, now] = [on ?? 1, serviceClock.now()];
      if (every === "week") {
        return t("rhythms.week", { day: weekdayOfRun(day, now, locale, timeZone) });
      }
      return dayInUtc(t("rhythms.month", { day: String(day) }), now, timeZone);
    },
  };
}
