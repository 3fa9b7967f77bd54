import { callBff } from "../../bff/client/client.ts";
import { stateAfter } from "../../bff/client/state-after.ts";
import type {
  WithdrawalLock,
  withdrawalLockEndpoints,
} from "../../contract/protection/withdrawal-lock.ts";

export type { WithdrawalLock };

const DAY_MS = 86_400_000;
/** A lock that was set so long before it is looked at still ends when it was to end. */
const SINCE_MS = 60_000;

function fetchLock(): Promise<WithdrawalLock> {
  return callBff<typeof withdrawalLockEndpoints.withdrawalLock>({
    method: "GET",
    path: "account/withdrawal-lock",
  });
}

/** What is left of a lock by the service's clock, in milliseconds; below zero without one. */
function leftMs({ until, serverTime }: WithdrawalLock): number {
  return until ? Date.parse(until) - Date.parse(serverTime) : -1;
}

/**
 * Locks withdrawals and transfers for so many days from now.
 *
 * @param proof of `lock_set`, bound to days and early end
 * @throws BffError CONFLICT for a lock that would become shorter or less strict, NOT_DONE when the answer was lost and nothing
 * was done
 */
export function lockWithdrawals(body: {
  days: number;
  earlyEnd: boolean;
  proof: string;
}): Promise<WithdrawalLock> {
  return callBff<typeof withdrawalLockEndpoints.lockWithdrawals>({
    method: "POST",
    path: "account/withdrawal-lock",
    body,
  }).catch((error: unknown) =>
    stateAfter(error, fetchLock, (lock) => {
      const isAsLong = leftMs(lock) > body.days * DAY_MS - SINCE_MS;
      return isAsLong && lock.earlyEnd === body.earlyEnd;
    }),
  );
}

/**
 * Ends a lock that allows it.
 *
 * @param proof of `lock_end`, by a passkey
 * @throws BffError with `fields.code`, WITHDRAWAL_LOCKED for a lock that nobody ends
 */
export function endWithdrawalLock(proof: string, code: string): Promise<WithdrawalLock> {
  return callBff<typeof withdrawalLockEndpoints.endWithdrawalLock>({
    method: "POST",
    path: "account/withdrawal-lock/end",
    body: { proof, code },
  }).catch((error: unknown) => stateAfter(error, fetchLock, (lock) => leftMs(lock) < 0));
}
