import type { Database } from "../database/database.ts";
import { findProduct } from "../machines/products.ts";
import { sell } from "../market/sale.ts";
import { findById } from "../members/member.ts";

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
