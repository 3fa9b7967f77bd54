import { BffError, isOutcomeUnknown } from "../../bff/client/client.ts";
import { ownershipMessage } from "./ownership-message.ts";
import { findSaved, type SavedAddressView, type WalletAccount } from "./saved-address.ts";
import { askNonce, fetchSavedAddresses, saveAddress } from "./saved-address-client.ts";

/** Somewhat below the five minutes for which the nonce in the message holds. */
const SIGNING_LIMIT_MS = 285_000;

export class SigningTimeout extends Error {
  override readonly name = "SigningTimeout";
}

export type BindingPhase = "preparing" | "signing" | "saving";

export interface Binding {
  readonly account: WalletAccount;
  /** Without one the service has its own. */
  readonly label: string;
  readonly site: Pick<Location, "host" | "origin">;
  readonly sign: (message: string, signal: AbortSignal) => Promise<string>;
  readonly onPhase: (phase: BindingPhase) => void;
  /** Saves, and once more with the proof that the service may ask for; null when the member does not confirm. */
  readonly confirm: (
    save: (proof?: string) => Promise<SavedAddressView>,
  ) => Promise<SavedAddressView | null>;
  /** Gives up before anything is saved. */
  readonly signal: AbortSignal;
  readonly limitMs?: number;
}

async function signInTime(
  { sign, signal, limitMs = SIGNING_LIMIT_MS }: Binding,
  message: string,
): Promise<string> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const signature = await sign(message, AbortSignal.any([signal, limit]));
    signal.throwIfAborted();
    return signature;
  } catch (error) {
    throw limit.aborted && !signal.aborted
      ? new SigningTimeout("The wallet did not sign while the nonce held", { cause: error })
      : error;
  }
}

// A lost answer leaves it open whether the address was saved, and its nonce cannot be sent again.
async function savedAfterAll(account: WalletAccount, lost: BffError): Promise<SavedAddressView> {
  const found = findSaved(await fetchSavedAddresses(), account);
  if (!found) throw lost;
  return found;
}

/**
 * Saves an account's address after its wallet has signed for it: a nonce, the message, the signature, the
 * list. Each call is a new try with a nonce of its own. Null when the member does not confirm it.
 *
 * @throws SigningTimeout, what `sign` throws, BffError as `askNonce` and `saveAddress` do
 */
export async function bindAddress(binding: Binding): Promise<SavedAddressView | null> {
  const { account, label, site, signal, onPhase, confirm } = binding;
  onPhase("preparing");
  const nonce = await askNonce(signal);
  const message = await ownershipMessage({ account, site, ...nonce });
  signal.throwIfAborted();
  onPhase("signing");
  const signature = await signInTime(binding, message);
  onPhase("saving");
  const given = label.trim();
  try {
    return await confirm((proof) =>
      saveAddress({ message, signature, ...(given && { label: given }), ...(proof && { proof }) }),
    );
  } catch (error) {
    if (error instanceof BffError && isOutcomeUnknown(error)) return savedAfterAll(account, error);
    throw error;
  }
}
