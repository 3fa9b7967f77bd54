import { callBff } from "../../bff/client/client.ts";
import type { taxEndpoints } from "../../contract/records/tax.ts";

interface LotBasis {
  /** A day of the calendar. */
  readonly acquiredOn: string;
  /** Of the whole lot, a plain decimal in USDT. */
  readonly cost: string;
}

/**
 * Says what a lot without basis has cost, once.
 * @throws BffError CONFLICT when it has one, NOT_FOUND when there is no such lot
 */
export async function fillLotBasis(id: string, { acquiredOn, cost }: LotBasis): Promise<void> {
  await callBff<typeof taxEndpoints.setLotBasis>({
    method: "PUT",
    path: "transaction/lots/{id}",
    params: { id },
    body: { acquiredAt: `${acquiredOn}T00:00:00.000Z`, cost },
  });
}
