import { AUTHENTICATION_PATH, LOGIN_PATH, withReturnUrl } from "../paths.ts";
import { GUEST_GUARD_PATH, type PageAudience } from "../routes.ts";

/** `unavailable` is a member whose access cannot be renewed because the upstream does not answer. */
export type VisitorState = "guest" | "pending" | "member" | "unavailable";

export type GateDecision =
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "unavailable" };

export interface GateRequest {
  readonly audience: PageAudience;
  readonly state: VisitorState;
  /** The page that was asked for, if a login may lead back to it. */
  readonly here: string | null;
  /** The page that the visitor's own `returnUrl` names, already checked. */
  readonly returnUrl: string | null;
}

const ALLOW: GateDecision = { kind: "allow" };

function redirect(to: string): GateDecision {
  return { kind: "redirect", to };
}

/**
 * May this visitor see this page, and where do they go if not (R4.6, R4.7)? An outage is not a
 * guest: somebody signed in stays where they are and is told.
 */
export function gate({ audience, state, here, returnUrl }: GateRequest): GateDecision {
  switch (audience) {
    case "public":
      return ALLOW;
    case "member":
      if (state === "member") return ALLOW;
      if (state === "unavailable") return { kind: "unavailable" };
      return redirect(withReturnUrl(state === "pending" ? AUTHENTICATION_PATH : LOGIN_PATH, here));
    case "guest":
      if (state === "guest") return ALLOW;
      if (state === "pending") return redirect(withReturnUrl(AUTHENTICATION_PATH, returnUrl));
      return redirect(returnUrl ?? GUEST_GUARD_PATH);
    case "pending":
      if (state === "pending") return ALLOW;
      if (state === "guest") return redirect(withReturnUrl(LOGIN_PATH, returnUrl));
      return redirect(returnUrl ?? GUEST_GUARD_PATH);
  }
}
