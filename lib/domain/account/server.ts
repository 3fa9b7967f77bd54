import "server-only";
import { cookies } from "next/headers";
import { cache } from "react";
import { accountEndpoints, type User } from "../../contract/account.ts";
import { TIME_ZONE_COOKIE } from "../../preferences.ts";
import { BoundedMap } from "../../process/bounded-map.ts";
import { logLine } from "../../process/log.ts";
import { inProcess } from "../../process/shared.ts";
import {
  currentSession,
  readOrThrow,
  renderContext,
  reportOutage,
  SessionInterruption,
  startReads,
} from "../../session/server.ts";
import { timeZoneOf } from "./time-zones.ts";

const REMEMBERED = 5_000;

/**
 * What was last read of each session's member: whether valid, a guess that lets reads begin sooner and opens nothing, and
 * the chosen time zone, for pages that go on while the profile cannot be had.
 */
const lastRead = inProcess(
  "members last read",
  () => new BoundedMap<string, Pick<User, "isValid" | "timeZone">>(REMEMBERED),
);

async function sessionId(): Promise<string | null> {
  const session = await currentSession();
  return session.state === "member" ? session.anchor.sid : null;
}

const readAccount = cache(async (): Promise<User> => {
  const [user, id] = await Promise.all([readOrThrow(accountEndpoints.profile, {}), sessionId()]);
  const { isValid, timeZone } = user;
  if (id !== null) lastRead().set(id, { isValid, timeZone });
  return user;
});

async function deviceTimeZone(): Promise<string | null> {
  return (await cookies()).get(TIME_ZONE_COOKIE)?.value ?? null;
}

/**
 * The signed-in member, asked once a render; one who has chosen no time zone has the device's.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readProfile = cache(async (): Promise<User> => {
  const user = await readAccount();
  if (user.timeZone) return user;
  return { ...user, timeZone: await deviceTimeZone() };
});

/**
 * Lets reads begin that only a valid member's page asks for: beside the profile where the member was valid when this session
 * last asked, else behind it. Whether the member is valid is for the page to decide.
 */
export async function startIfValid(begin: () => void): Promise<void> {
  const profile = readProfile();
  startReads(profile);
  const id = await sessionId();
  if (id !== null && lastRead().get(id)?.isValid) begin();
  else startReads(profile.then(({ isValid }) => isValid && begin()));
}

/**
 * The zone in which the member reads times; while the profile cannot be had, the one that was last read, or the device's.
 * @throws SessionInterruption
 */
export const readTimeZone = cache(async (): Promise<string> => {
  try {
    return timeZoneOf((await readProfile()).timeZone);
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    const id = await sessionId();
    const chosen = id === null ? null : lastRead().get(id)?.timeZone;
    return timeZoneOf(chosen || (await deviceTimeZone()));
  }
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
