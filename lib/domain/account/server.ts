import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { accountEndpoints, type User } from "../../contract/account.ts";
import { TIME_ZONE_COOKIE } from "../../preferences.ts";
import { logLine } from "../../process/log.ts";
import {
  readOrThrow,
  renderContext,
  reportOutage,
  SessionInterruption,
} from "../../session/server.ts";

const readAccount = cache((): Promise<User> => readOrThrow(accountEndpoints.profile, {}));

/**
 * The signed-in member, asked once a render; one who has chosen no time zone has the device's.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readProfile = cache(async (): Promise<User> => {
  const user = await readAccount();
  if (user.timeZone) return user;
  return { ...user, timeZone: (await cookies()).get(TIME_ZONE_COOKIE)?.value ?? null };
});

/**
 * Whether the member has chosen a time zone.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function hasChosenTimeZone(): Promise<boolean> {
  return Boolean((await readAccount()).timeZone);
}

/**
 * Whether the member may invite. Any failure of the service counts as no and leaves a line in the
 * log (R7.2).
 *
 * @throws SessionInterruption
 */
export const readCanInvite = cache(async (): Promise<boolean> => {
  try {
    return (await readOrThrow(accountEndpoints.hasLinkReferrer, {})).canHasRefLink;
  } catch (error) {
    if (error instanceof SessionInterruption || reportOutage(error) === null) throw error;
    const { requestId } = await renderContext();
    const cause = (error as Error).message;
    logLine({ event: "no referrer answer", requestId, cause }, "warn");
    return false;
  }
});
