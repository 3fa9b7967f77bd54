import { describe, expect, it } from "vitest";
import { PAGES } from "@/lib/routes";
import { gateOf } from "./gate";

describe("a refused order", () => {
  it.each([
    ["NOT_VALID", "valid", PAGES.airdrop.path],
    ["KYC_REQUIRED", "kyc", PAGES.kyc.path],
    ["TWO_FACTOR_REQUIRED", "twoFactor", PAGES.twoFactor.path],
    ["SECURITY_HOLD", "holdUnknown", PAGES.security.path],
  ])("with %s leads to what opens it", (code, text, href) => {
    expect(gateOf({ code, details: {} }, false)).toMatchObject({ text, href });
  });

  it("names the end of a hold that the service tells", () => {
    const until = "2026-05-02T12:00:00.000Z";
    const gate = gateOf({ code: "SECURITY_HOLD", details: { until } }, true);
    expect(gate).toMatchObject({ text: "hold", until });
  });

  it("is no gate for a member who only has to enter a code, nor for a short balance", () => {
    expect(gateOf({ code: "TWO_FACTOR_REQUIRED", details: {} }, true)).toBeNull();
    expect(gateOf({ code: "INSUFFICIENT_BALANCE", details: {} }, true)).toBeNull();
  });
});
