import { findById } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { listMachines } from "../machine/machine.ts";
import { listMachine, quoteOffer } from "../resale/offer.ts";

/** Offers a member's bought machine to all others at a price in USDT. */
export function seedListing(database: Database, memberId: number, price: string, at: number): void {
  const member = findById(database, memberId);
  const machine = listMachines(database, memberId).find((one) => one.is_for_sale === 1);
  if (!member || !machine) throw new Error(`Member ${memberId} has nothing to sell`);
  const { quoteId } = quoteOffer(database, member, machine.id, price, at);
  listMachine(database, { member, session: { id: "" } }, { quoteId: String(quoteId) }, at);
}
