import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CHAIN_ID, simulatedAddress } from "../wallet/deposit-address.ts";
import { saveAddress } from "../wallet/saved-addresses.ts";

function seedAddress(
  database: Database,
  memberId: number,
  label: string,
  usableFrom: number,
): void {
  saveAddress(database, memberId, {
    address: simulatedAddress(`simulated address ${label} of member ${memberId}`),
    label,
    chainId: CHAIN_ID,
    usableFrom,
  });
}

/** Erik has an address in use; anna has one in use and one that can be used in 24 hours. */
export function seedAddresses(
  database: Database,
  { anna, erik }: { readonly anna: number; readonly erik: number },
  now: number,
): void {
  seedAddress(database, erik, "Ledger", now - 30 * DAY_MS);
  seedAddress(database, anna, "Main wallet", now - 20 * DAY_MS);
  seedAddress(database, anna, "Savings", now + DAY_MS);
}
