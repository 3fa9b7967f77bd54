import { BffError, isOutcomeUnknown } from "@/lib/bff/client/client";
import { type BindingPhase, SigningTimeout } from "@/lib/domain/wallet/bind-address";
import { type WalletErrorCode, walletErrorCode } from "@/lib/wallet-connect/errors";

/** Why an address was not saved. */
export type BindingProblem =
  | { readonly kind: "wallet"; readonly code: WalletErrorCode }
  | { readonly kind: "timedOut" | "unreachable" | "lost" }
  /** The server's or the service's words; `field` where they belong to what was typed. */
  | { readonly kind: "refused"; readonly text: string; readonly field: "label" | null };

function refusalProblem(error: BffError, phase: BindingPhase): BindingProblem {
  const { label, address, _: form } = error.fields;
  if (label?.[0]) return { kind: "refused", text: label[0], field: "label" };
  if (isOutcomeUnknown(error)) return { kind: phase === "saving" ? "lost" : "unreachable" };
  const text = address?.[0] ?? form?.[0] ?? error.message;
  return text ? { kind: "refused", text, field: null } : { kind: "unreachable" };
}

/**
 * What became of a try to save an address, from what was thrown and how far it had come. An answer that is
 * lost while saving leaves the outcome open.
 */
export function bindingProblem(error: unknown, phase: BindingPhase): BindingProblem {
  if (error instanceof SigningTimeout) return { kind: "timedOut" };
  if (error instanceof BffError) return refusalProblem(error, phase);
  return { kind: "wallet", code: walletErrorCode(error) };
}

/** Declining is the member's right and no failure, so it is not told as one. */
export function isDeclined(problem: BindingProblem | null): boolean {
  return problem?.kind === "wallet" && problem.code === "rejected";
}
