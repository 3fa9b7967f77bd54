import { expect, it } from "vitest";
import { PAGES } from "@/lib/routes";
import { orderGate } from "./order-gate";

it.each([
  ["NOT_VALID", "valid", PAGES.airdrop.path],
  ["KYC_REQUIRED", "kyc", PAGES.kyc.path],
  ["TWO_FACTOR_REQUIRED", "twoFactor", PAGES.twoFactor.path],
  ["SECURITY_HOLD", "hold", PAGES.security.path],
])("an order refused with %s leads to what opens it", (code, kind, href) => {
  expect(orderGate({ code, details: {} })).toEqual({ kind, href, until: null });
});

it("names the end of a hold that the service tells", () => {
  const until = "2026-05-02T12:00:00.000Z";
  expect(orderGate({ code: "SECURITY_HOLD", details: { until } })).toMatchObject({ until });
});

it("is no gate for a short balance", () => {
  expect(orderGate({ code: "INSUFFICIENT_BALANCE", details: {} })).toBeNull();
  expect(orderGate({ code: "toString", details: {} })).toBeNull();
});
