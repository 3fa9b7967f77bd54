import { compareAmounts } from "../../money/decimal.ts";
import { withoutZeros } from "../../money/without-zeros.ts";
import type { MarketplaceQuery, ProductSort } from "./query.ts";
import type { ProductView } from "./view.ts";

type Compare = (one: ProductView, other: ProductView) => number;

const byPrice: Compare = (one, other) => compareAmounts(one.price.amount, other.price.amount);
const byPower: Compare = (one, other) => compareAmounts(one.th ?? "0", other.th ?? "0");
// What has no estimate stands last.
const byBreakEven: Compare = (one, other) =>
  (one.breakEvenDays ?? Number.MAX_SAFE_INTEGER) - (other.breakEvenDays ?? Number.MAX_SAFE_INTEGER);

const COMPARE: Readonly<Record<ProductSort, Compare>> = {
  price: byPrice,
  "-price": (one, other) => byPrice(other, one),
  th: byPower,
  "-th": (one, other) => byPower(other, one),
  breakEven: byBreakEven,
};

type Narrowing = Pick<MarketplaceQuery, "maxPrice" | "minTh" | "maxBreakEven" | "isInStockOnly">;

function fits(product: ProductView, narrowing: Narrowing): boolean {
  const { maxPrice, minTh, maxBreakEven, isInStockOnly } = narrowing;
  if (maxPrice !== null && compareAmounts(product.price.amount, maxPrice) > 0) return false;
  if (minTh !== null && compareAmounts(product.th ?? "0", minTh) < 0) return false;
  if (maxBreakEven !== null && (product.breakEvenDays ?? Infinity) > maxBreakEven) return false;
  return !isInStockOnly || product.stock !== 0;
}

/** The products that fit what was chosen, in its order; without one in the upstream's. */
export function chooseProducts(
  products: readonly ProductView[],
  query: Narrowing & Pick<MarketplaceQuery, "sort">,
): ProductView[] {
  const chosen = products.filter((product) => fits(product, query));
  return query.sort ? chosen.sort(COMPARE[query.sort]) : chosen;
}

/** The limits that a filter offers: the figures that products really have, from small to large. */
export interface Limits {
  readonly prices: readonly string[];
  readonly powers: readonly string[];
  readonly breakEvens: readonly number[];
}

function distinct(amounts: readonly string[]): string[] {
  return [...new Set(amounts.map(withoutZeros))].sort(compareAmounts);
}

/** The limits by which a catalogue can be narrowed, with those that are chosen already. */
export function limitsOf(
  products: readonly ProductView[],
  { maxPrice, minTh, maxBreakEven }: Omit<Narrowing, "isInStockOnly">,
): Limits {
  const days = products.flatMap(({ breakEvenDays }) => breakEvenDays ?? []);
  return {
    prices: distinct([
      ...products.map(({ price }) => price.amount),
      ...(maxPrice ? [maxPrice] : []),
    ]),
    powers: distinct([...products.flatMap(({ th }) => th ?? []), ...(minTh ? [minTh] : [])]),
    breakEvens: [...new Set([...days, ...(maxBreakEven === null ? [] : [maxBreakEven])])].sort(
      (one, other) => one - other,
    ),
  };
}
