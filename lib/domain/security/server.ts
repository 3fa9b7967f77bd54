import "server-only";
import { cache } from "react";
import {
  type SecurityCheck,
  type SecurityEvent,
  securityCheckEndpoints,
} from "../../contract/protection/security-check.ts";
import {
  type WithdrawalLock,
  withdrawalLockEndpoints,
} from "../../contract/protection/withdrawal-lock.ts";
import { type Device, type LoginRecord, securityEndpoints } from "../../contract/security.ts";
import { type Page, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered } from "../../session/server.ts";

/**
 * The signed-in devices, this one first, or null when the service keeps no such list.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readDevices = cache(async (): Promise<Device[] | null> => {
  const devices = await readIfOffered(securityEndpoints.sessions, {});
  return devices?.toSorted((one, other) => Number(other.current) - Number(one.current)) ?? null;
});

export type LoginHistory = Page<LoginRecord>;

/**
 * One page of the sign-ins, the latest first, or null when the service keeps no such list. A page beyond the
 * last one is the last.
 *
 * @param wanted from 1
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readLoginHistory = cache(
  async (wanted: number, pageSize: number): Promise<LoginHistory | null> => {
    const list = await pageOrLast(wanted, (page) =>
      readIfOffered(securityEndpoints.loginHistory, { query: { page, pageSize } }),
    );
    return list && pageView(list);
  },
);

/**
 * What protects the account and what does not yet, or null when the service keeps no such check-up.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readSecurityCheck = cache(
  (): Promise<SecurityCheck | null> => readIfOffered(securityCheckEndpoints.securityCheck, {}),
);

export type SecurityLog = Page<SecurityEvent>;

/**
 * One page of the security log, the latest first, or null when the service keeps none. A page beyond the last one is the
 * last.
 *
 * @param wanted from 1
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readSecurityLog(
  wanted: number,
  pageSize: number,
): Promise<SecurityLog | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(securityCheckEndpoints.securityEvents, { query: { page, pageSize } }),
  );
  return list && pageView(list);
}

/**
 * The member's withdrawal lock, or null when the service has none to set.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readWithdrawalLock(): Promise<WithdrawalLock | null> {
  return readIfOffered(withdrawalLockEndpoints.withdrawalLock, {});
}
