import type { BffError } from "@/lib/bff/client";
import { PAGES } from "@/lib/routes";
import type { MarketTexts } from "../market-texts";

type GateTexts = MarketTexts["purchase"]["gates"];

/** What an order met that the member has to open first. */
export interface Gate {
  readonly text: keyof GateTexts;
  readonly link: keyof GateTexts;
  readonly href: string;
  /** Until when it is closed by itself. */
  readonly until?: string;
}

/** The gate that a refused order met (4030–4033, R11.3), or null when it was refused for something else. */
export function gateOf(
  { code, details }: Pick<BffError, "code" | "details">,
  hasTwoFactor: boolean,
): Gate | null {
  switch (code) {
    case "NOT_VALID":
      return { text: "valid", link: "validLink", href: PAGES.airdrop.path };
    case "KYC_REQUIRED":
      return { text: "kyc", link: "kycLink", href: PAGES.kyc.path };
    case "TWO_FACTOR_REQUIRED":
      // Who has one is asked for a code instead.
      return hasTwoFactor
        ? null
        : { text: "twoFactor", link: "twoFactorLink", href: PAGES.twoFactor.path };
    case "SECURITY_HOLD":
      return {
        text: details.until ? "hold" : "holdUnknown",
        link: "holdLink",
        href: PAGES.security.path,
        until: details.until,
      };
    default:
      return null;
  }
}
