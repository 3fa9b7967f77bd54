import { callBff } from "../../bff/client/client.ts";
import type { accountEndpoints } from "../../contract/account.ts";

/**
 * Whether the service has answered an order for good under its idempotency key; the same order sent again
 * gets that answer.
 *
 * @throws BffError NOT_FOUND where the service cannot tell
 */
export async function wasAnswered(key: string): Promise<boolean> {
  const { answered } = await callBff<typeof accountEndpoints.outcome>({
    method: "GET",
    path: "account/outcomes/{key}",
    params: { key },
  });
  return answered;
}

/**
 * Gives up an order whose answer was lost: it is never carried out from now on.
 * @returns true when it was answered before, so that nothing was given up
 * @throws BffError NOT_FOUND where the service offers none of this
 */
export async function giveUpOrder(key: string): Promise<boolean> {
  const { answered } = await callBff<typeof accountEndpoints.giveUp>({
    method: "POST",
    path: "account/outcomes/{key}/give-up",
    params: { key },
  });
  return answered;
}
