import type { BffError } from "@/lib/bff/client/client";
import { PAGES } from "@/lib/routes";

/** What an order met that the member has to open first. */
export interface OrderGate {
  readonly kind: "valid" | "kyc" | "twoFactor" | "hold";
  /** Where it is opened. */
  readonly href: string;
  /** Until when it is closed by itself; null when the service does not say. */
  readonly until: string | null;
}

/** By the refusals 4030 to 4033 of the contract. */
const GATES: Readonly<Record<string, Pick<OrderGate, "kind" | "href">>> = {
  NOT_VALID: { kind: "valid", href: PAGES.airdrop.path },
  KYC_REQUIRED: { kind: "kyc", href: PAGES.kyc.path },
  TWO_FACTOR_REQUIRED: { kind: "twoFactor", href: PAGES.twoFactor.path },
  SECURITY_HOLD: { kind: "hold", href: PAGES.security.path },
};

/** The gate that a refused order met, or null when it was refused for something else. */
export function orderGate({ code, details }: Pick<BffError, "code" | "details">): OrderGate | null {
  const gate = Object.hasOwn(GATES, code) ? GATES[code] : undefined;
  return gate ? { ...gate, until: details.until ?? null } : null;
}
