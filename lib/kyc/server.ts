import "server-only";
import { kycEndpoints } from "../contract/kyc.ts";
import { readIfOffered } from "../session/server.ts";
import { type KycView, kycView } from "./view.ts";

/**
 * The member's identity check, or null when the service offers none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readKyc(): Promise<KycView | null> {
  const kyc = await readIfOffered(kycEndpoints.kyc, {});
  return kyc && kycView(kyc);
}
