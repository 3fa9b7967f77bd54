import { z } from "zod";
import { endpoint, jsonBody } from "../protocol/endpoint.ts";
import { instantSchema, proofSchema, secondFactorCodeSchema } from "../values/values.ts";

const withdrawalLockSchema = z.object({
  /** Absent without a lock. */
  until: instantSchema.nullish(),
  /** The member may end it early, with a passkey and a code. */
  earlyEnd: z.boolean(),
  serverTime: instantSchema,
});
export type WithdrawalLock = z.output<typeof withdrawalLockSchema>;

/**
 * While it holds, withdrawals, transfers, offering a machine for resale, closing the account and taking off the address lock are
 * refused with 403/4038 and `until`, and automatic payouts are skipped; conversions and purchases go on.
 */
export const withdrawalLockEndpoints = {
  withdrawalLock: endpoint({
    service: "account",
    method: "GET",
    path: "/withdrawal-lock",
    audience: "member",
    origin: "extension",
    response: withdrawalLockSchema,
  }),
  /**
   * Locks for so many days from now. 409 when it would end earlier than it does, or would let itself be ended early when
   * it does not; 422 on `earlyEnd` for a member who lacks the passkey or the code that ending takes.
   */
  lockWithdrawals: endpoint({
    service: "account",
    method: "POST",
    path: "/withdrawal-lock",
    audience: "member",
    origin: "extension",
    body: jsonBody(
      z.object({
        days: z.number().int().min(1).max(30),
        earlyEnd: z.boolean(),
        proof: proofSchema,
      }),
    ),
    response: withdrawalLockSchema,
  }),
  /** With both factors: a proof by a passkey, and a code. 403/4038 for a lock that nobody ends. */
  endWithdrawalLock: endpoint({
    service: "account",
    method: "POST",
    path: "/withdrawal-lock/end",
    audience: "member",
    origin: "extension",
    body: jsonBody(z.object({ proof: proofSchema, code: secondFactorCodeSchema })),
    response: withdrawalLockSchema,
  }),
};
