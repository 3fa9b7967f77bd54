import "server-only";
import { kycEndpoints } from "../contract/kyc.ts";
import { readAsMember, renderContext, UnexpectedRefusalError } from "../session/server.ts";
import { type KycView, kycView } from "./view.ts";

/** Statuses of a service that has no identity check. */
const NOT_OFFERED: ReadonlySet<number> = new Set([404, 501]);

/**
 * The member's identity check, or null when the service offers none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readKyc(): Promise<KycView | null> {
  const result = await readAsMember(kycEndpoints.kyc, {});
  if (result.ok) return kycView(result.value);
  if (NOT_OFFERED.has(result.refusal.status)) return null;
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(kycEndpoints.kyc, result.refusal, requestId);
}
