import { callBff } from "../../bff/client/client.ts";
import type {
  WithdrawalLock,
  withdrawalLockEndpoints,
} from "../../contract/protection/withdrawal-lock.ts";

export type { WithdrawalLock };

/**
 * Locks withdrawals and transfers for so many days from now.
 *
 * @param proof of `lock_set`, bound to days and early end
 * @throws BffError CONFLICT for a lock that would become shorter or less strict
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
  });
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
  });
}
