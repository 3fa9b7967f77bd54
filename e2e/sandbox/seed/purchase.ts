import { findById } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { findProduct } from "../machine/products.ts";
import { sell } from "../marketplace/sale.ts";

/** Sells one piece of a product to a member as it was sold at a moment, with all that follows from it. */
export function seedPurchase(
  database: Database,
  memberId: number,
  productId: string,
  at: number,
): void {
  const member = findById(database, memberId);
  const product = findProduct(database, productId);
  if (!member || !product) throw new Error(`${productId} cannot be sold to member ${memberId}`);
  sell(database, member, product, 1, at);
}
