import { callBff } from "../../bff/client/client.ts";
import { type SentBytes, uploadWith } from "../../bff/client/upload.ts";
import type { kycEndpoints } from "../../contract/kyc.ts";
import { KYC_FILE_NAMES, type KycData, type KycFileName, type KycView, kycView } from "./view.ts";

export interface KycInput {
  /** Only what was said; an empty text is left out. */
  readonly fields: Partial<KycData>;
  readonly files: Partial<Record<KycFileName, File>>;
}

export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onUploadProgress?: (progress: SentBytes) => void;
}

/**
 * The member's identity check, asked from the browser.
 * @throws BffError
 */
export async function fetchKyc(signal: AbortSignal): Promise<KycView> {
  const kyc = await callBff<typeof kycEndpoints.kyc>({
    method: "GET",
    path: "account/kyc",
    signal,
  });
  return kycView(kyc);
}

async function send(
  { fields, files }: KycInput,
  flags: Readonly<Record<string, "true" | "false">>,
  { signal, onUploadProgress }: UploadOptions,
): Promise<KycView> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...flags }))
    if (value) body.set(name, value);
  // Named by what it shows: a member's own file names are nobody's business.
  for (const name of KYC_FILE_NAMES) {
    const file = files[name];
    if (file) body.set(name, file, name);
  }
  const kyc = await callBff<typeof kycEndpoints.updateKyc>({
    method: "PATCH",
    path: "account/updateKyc",
    body,
    signal,
    transport: onUploadProgress && uploadWith(onUploadProgress),
  });
  return kycView(kyc, flags.submit === "true" ? "pending" : "draft");
}

/**
 * Keeps what was filled in so far.
 * @throws BffError with `fields`; DOMException AbortError when `signal` was aborted
 */
export function saveKycDraft(input: KycInput, options: UploadOptions): Promise<KycView> {
  return send(input, { submit: "false" }, options);
}

/**
 * Hands everything in for the check, with the member's consent.
 * @throws BffError with `fields`, CONFLICT when it was handed in before; DOMException AbortError
 */
export function submitKyc(input: KycInput, options: UploadOptions): Promise<KycView> {
  return send(input, { submit: "true", consent: "true" }, options);
}
