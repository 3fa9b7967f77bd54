import type { Assertion, RequestOptions } from "@/lib/contract/values/webauthn";
import { loadPatiently } from "@/lib/live/network";

/** The browser's side of WebAuthn, which no first load holds. */
export const loadWebAuthn = () => loadPatiently(() => import("@simplewebauthn/browser"));

/** Whether this browser knows passkeys at all. */
export function supportsPasskeys(): boolean {
  return typeof window !== "undefined" && "PublicKeyCredential" in window;
}

const QUIET: ReadonlySet<string> = new Set(["NotAllowedError", "AbortError"]);

/** The member has turned away, or the time was over: nothing to tell. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && QUIET.has(error.name);
}

/**
 * Has a passkey sign a challenge; the browser asks the member.
 * @throws DOMException and its kin: see {@link isCancelled}
 */
export async function signChallenge(
  { userVerification, ...options }: RequestOptions,
  useBrowserAutofill = false,
): Promise<Assertion> {
  const { startAuthentication } = await loadWebAuthn();
  const optionsJSON = { ...options, userVerification } as Parameters<
    typeof startAuthentication
  >[0]["optionsJSON"];
  const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = {
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  };
  return { id, rawId, type: "public-key", response: signed };
}
