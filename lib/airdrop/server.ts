import "server-only";
import { type AirdropSummary, airdropEndpoints } from "../contract/airdrop.ts";
import { readAsMember, renderContext, UnexpectedRefusalError } from "../session/server.ts";

/**
 * The running season and the member's part in it, or null when the upstream has no airdrop service.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readAirdropSummary(): Promise<AirdropSummary | null> {
  const endpoint = airdropEndpoints.summary;
  const result = await readAsMember(endpoint, {});
  if (result.ok) return result.value;
  if (result.refusal.status === 404 || result.refusal.status === 501) return null;
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
}
