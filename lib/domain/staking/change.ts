import { fromUnits, toUnits } from "../../money/units.ts";
import type { PositionView } from "./position.ts";
import type { StakingProduct } from "./product.ts";
import { maturityFrom } from "./progress.ts";
import type { StakeLimits } from "./stake-amount.ts";

type Position = Pick<PositionView, "productId" | "isLocked" | "principal" | "maturesAt" | "status">;

function productOf<Product extends StakingProduct>(
  { productId, status }: Position,
  products: readonly Product[],
): Product | null {
  if (status !== "active") return null;
  return products.find(({ id }) => id === productId) ?? null;
}

/** Whether a position takes additions. */
export function takesAddition(position: Position, products: readonly StakingProduct[]): boolean {
  const product = productOf(position, products);
  return (product?.canAdd ?? false) && product?.status !== "closed";
}

/** Whether a part of a position can be redeemed: of a flexible one always, of a locked one by its product. */
export function hasParts(position: Position, products: readonly StakingProduct[]): boolean {
  return !position.isLocked || (productOf(position, products)?.canRedeemPart ?? false);
}

/** The terms in which a locked position can go on and would end later than it does. */
export function termsToExtend<Product extends StakingProduct>(
  position: Position,
  products: readonly Product[],
  now: Date,
): readonly Product[] {
  const own = productOf(position, products);
  const { maturesAt } = position;
  if (!own || maturesAt === null) return [];
  return products.filter(
    ({ id, days, status }) =>
      own.extendTo.includes(id) &&
      days !== null &&
      (status === "open" || id === own.id) &&
      maturityFrom(now, days).getTime() > Date.parse(maturesAt),
  );
}

/** What limits an addition: what the position has left of the product's maximum, and the quota. */
export function additionLimits(
  position: Position,
  products: readonly StakingProduct[],
  symbol: string,
): StakeLimits {
  const product = productOf(position, products);
  const maximum = product?.maximum ?? null;
  const room = maximum === null ? null : toUnits(maximum) - toUnits(position.principal);
  return {
    symbol,
    minimum: null,
    maximum: room === null ? null : fromUnits(room > 0n ? room : 0n),
    quotaLeft: product?.quotaLeft ?? null,
  };
}
