import "server-only";
import { KYC_FILE, kycEndpoints } from "../../contract/kyc.ts";
import { environment } from "../../env/server.ts";
import { readIfOffered } from "../../session/server.ts";
import { type UploadLimits, uploadLimits } from "./upload-limits.ts";
import { type KycView, kycView } from "./view.ts";

/**
 * The member's identity check, or null when the service offers none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readKyc(): Promise<KycView | null> {
  const kyc = await readIfOffered(kycEndpoints.kyc, {});
  return kyc && kycView(kyc);
}

/** What the files of a check may weigh here: by the contract, and by what the operator's host takes. */
export function readUploadLimits(): UploadLimits {
  const { maxTotalBytes } = kycEndpoints.updateKyc.body;
  return uploadLimits(
    KYC_FILE,
    Math.min(maxTotalBytes, environment().maxUploadBytes ?? maxTotalBytes),
  );
}
