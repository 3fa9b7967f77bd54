import "server-only";
import { cache } from "react";
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
