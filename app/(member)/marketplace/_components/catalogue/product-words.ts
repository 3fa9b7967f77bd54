import { getLocale, getTranslations } from "next-intl/server";
import { MBTC } from "@/lib/contract/values/tokens";
import { stockState } from "@/lib/domain/marketplace/stock";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { formatAmount, formatFullAmount, formatPoints } from "@/lib/money/format";

/** A product's facts in words; null where the upstream says nothing. */
export async function productWords() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("marketplace.product")]);
  return {
    price: ({ price }: ProductView) => formatFullAmount(price.amount, price.symbol, locale),
    points: ({ volumePoints }: ProductView) =>
      volumePoints === null ? null : formatPoints(String(volumePoints), locale),
    power: ({ th }: ProductView) => (th === null ? null : formatPoints(th, locale)),
    efficiency: ({ wPerTh }: ProductView) =>
      wPerTh === null ? null : formatPoints(wPerTh, locale),
    stock({ stock }: ProductView): string {
      const state = stockState(stock);
      if (state.kind === "low") return t("left", { count: state.left });
      return t(state.kind === "soldOut" ? "soldOut" : "inStock");
    },
    perDay: ({ netPerDay }: ProductView) =>
      netPerDay === null ? null : formatAmount(netPerDay, MBTC, locale),
    /** A machine that ends before it has brought in its price says so. */
    breakEven({ breakEvenDays, days }: ProductView): string | null {
      if (breakEvenDays === null) return null;
      if (days === null) return t("breakEvenAfter", { days: breakEvenDays });
      return breakEvenDays > days
        ? t("breakEvenNever", { days })
        : t("breakEvenDay", { day: breakEvenDays, days });
    },
  };
}
