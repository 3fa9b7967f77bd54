import "server-only";
import { cache } from "react";
import { type Device, type LoginRecord, securityEndpoints } from "../contract/security.ts";
import { readIfOffered } from "../session/server.ts";

/**
 * The signed-in devices, this one first, or null when the service keeps no such list.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readDevices = cache(async (): Promise<Device[] | null> => {
  const devices = await readIfOffered(securityEndpoints.sessions, {});
  return devices?.toSorted((one, other) => Number(other.current) - Number(one.current)) ?? null;
});

export interface LoginHistory {
  readonly records: readonly LoginRecord[];
  readonly page: number;
  readonly pages: number;
}

/**
 * One page of the sign-ins, the latest first, or null when the service keeps no such list.
 *
 * @param page from 1
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readLoginHistory = cache(
  async (page: number, pageSize: number): Promise<LoginHistory | null> => {
    const history = await readIfOffered(securityEndpoints.loginHistory, {
      query: { page, pageSize },
    });
    if (!history) return null;
    const pages = Math.max(1, Math.ceil(history.total / Math.max(1, history.pageSize)));
    return { records: history.items, page: history.page, pages };
  },
);
