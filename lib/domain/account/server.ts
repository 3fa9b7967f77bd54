import "server-only";
import { cache } from "react";
import { accountEndpoints, type User } from "../../contract/account.ts";
import { logLine } from "../../process/log.ts";
import {
  readOrThrow,
  renderContext,
  reportOutage,
  SessionInterruption,
} from "../../session/server.ts";

/**
 * The signed-in member, asked once a render.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readProfile = cache((): Promise<User> => readOrThrow(accountEndpoints.profile, {}));

/**
 * Whether the member may invite. Any failure of the service counts as no and leaves a line in the
 * log (R7.2).
 *
 * @throws SessionInterruption
 */
export async function readCanInvite(): Promise<boolean> {
  try {
    return (await readOrThrow(accountEndpoints.hasLinkReferrer, {})).canHasRefLink;
  } catch (error) {
    if (error instanceof SessionInterruption || reportOutage(error) === null) throw error;
    const { requestId } = await renderContext();
    const cause = (error as Error).message;
    logLine({ event: "no referrer answer", requestId, cause });
    return false;
  }
}
