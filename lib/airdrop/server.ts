import "server-only";
import { type AirdropSummary, airdropEndpoints } from "../contract/airdrop.ts";
import { readIfOffered } from "../session/server.ts";

/**
 * The running season and the member's part in it, or null when the upstream has no airdrop service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export function readAirdropSummary(): Promise<AirdropSummary | null> {
  return readIfOffered(airdropEndpoints.summary, {});
}
