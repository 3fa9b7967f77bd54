import "server-only";
import { type PasskeyList, passkeyEndpoints } from "../../contract/passkey.ts";
import { readIfOffered } from "../../session/server.ts";

/**
 * The member's passkeys, or null when the service keeps none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readPasskeys(): Promise<PasskeyList | null> {
  return readIfOffered(passkeyEndpoints.passkeys, {});
}
