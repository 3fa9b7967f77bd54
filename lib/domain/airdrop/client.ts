import { callBff } from "../../bff/client/client.ts";
import type { airdropEndpoints } from "../../contract/airdrop.ts";
import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { socialEndpoints } from "../../contract/social.ts";
import { type Booked, byBalances } from "../../contract/values/balances.ts";

/**
 * Begins the visit of a task's page: its ticket counts once `minSeconds` have passed.
 * @throws BffError NOT_FOUND for what is no visit task
 */
export function beginVisit(taskId: string): Promise<EndpointOutput<typeof socialEndpoints.visit>> {
  return callBff<typeof socialEndpoints.visit>({
    method: "POST",
    path: "social/visit/{taskCode}",
    params: { taskCode: taskId },
  });
}

/**
 * Has a visit counted by its ticket.
 * @throws BffError CONFLICT with `details.retryAt` when it is too early, VALIDATION_FAILED for a
 *   ticket that has lapsed
 */
export function verifyVisit(
  taskId: string,
  visitId: string,
): Promise<EndpointOutput<typeof airdropEndpoints.verify>> {
  return callBff<typeof airdropEndpoints.verify>({
    method: "POST",
    path: "airdrop/tasks/{id}/verify",
    params: { id: taskId },
    body: { visitId },
  });
}

/**
 * Credits what a task has earned, once however often it is sent under the same key.
 *
 * @throws BffError CONFLICT when it was claimed before, or the season or its pool has ended
 */
export async function claimTask(
  taskId: string,
  key: string,
  isRepeated: boolean,
): Promise<Booked<typeof airdropEndpoints.claim>> {
  const answer = await callBff<typeof airdropEndpoints.claim>({
    method: "POST",
    path: "airdrop/tasks/{id}/claim",
    params: { id: taskId },
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}

/**
 * Checks in for the UTC day, once however often it is sent under the same key; `isValid` is the member's
 * flag afterwards.
 *
 * @throws BffError CONFLICT when today's is done
 */
export async function checkIn(
  key: string,
  isRepeated: boolean,
): Promise<Booked<typeof airdropEndpoints.checkIn>> {
  const answer = await callBff<typeof airdropEndpoints.checkIn>({
    method: "POST",
    path: "airdrop/check-in",
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}

export interface AirdropConversionOrder {
  /** In AmBTC. */
  readonly amount: string;
  /** mBTC for one AmBTC, as the member was shown it. */
  readonly rate: string;
}

/**
 * Converts AmBTC to mBTC for good, once however often it is sent under the same key.
 *
 * @throws BffError CONFLICT when another rate holds by now, NOT_VALID, INSUFFICIENT_BALANCE, VALIDATION_FAILED with `fields.amount` below the
 *   smallest amount
 */
export async function convertAirdrop(
  { amount, rate }: AirdropConversionOrder,
  key: string,
  isRepeated: boolean,
): Promise<Booked<typeof airdropEndpoints.convert>> {
  const answer = await callBff<typeof airdropEndpoints.convert>({
    method: "POST",
    path: "airdrop/convert",
    body: { amount, rate },
    idempotencyKey: key,
  });
  return byBalances(answer, isRepeated);
}
