import { callBff } from "../../bff/client/client.ts";
import { saveSurely } from "../../bff/client/save-surely.ts";
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
  // Under one key: a lot that has the basis by the lost sending answers as it did then.
  await saveSurely(() =>
    callBff<typeof taxEndpoints.setLotBasis>({
      method: "PUT",
      path: "transaction/lots/{id}",
      params: { id },
      body: { acquiredAt: `${acquiredOn}T00:00:00.000Z`, cost },
    }),
  );
}
