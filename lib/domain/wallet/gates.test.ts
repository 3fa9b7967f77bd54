import { expect, it } from "vitest";
import { standingGates, withdrawGates } from "./gates.ts";

const NOW = Date.parse("2026-05-01T12:00:00Z");
const OPEN = { kycStatus: "approved", gg2FAEnabled: true, securityHoldUntil: null } as const;

it("lets a checked member with two-factor codes withdraw", () => {
  expect(withdrawGates(OPEN, NOW, false)).toEqual([]);
});

it("R12.1 takes a passkey for a second factor, and asks for none where there are none to have", () => {
  const facts = { ...OPEN, gg2FAEnabled: false };
  expect(withdrawGates({ ...facts, passkeyCount: 1 }, NOW, true)).toEqual([]);
  const gate = { kind: "twoFactor", orPasskey: true };
  expect(withdrawGates({ ...facts, passkeyCount: 0 }, NOW, true)).toEqual([gate]);
  for (const passkeyCount of [0, null, undefined]) {
    expect(withdrawGates({ ...facts, passkeyCount }, NOW, false)).toEqual([{ kind: "twoFactor" }]);
  }
});

it("names every gate that stands, not only the first", () => {
  const until = "2026-05-02T00:00:00Z";
  const facts = { kycStatus: "pending", gg2FAEnabled: false, securityHoldUntil: until } as const;
  expect(withdrawGates(facts, NOW, false)).toEqual([
    { kind: "kyc", check: "pending" },
    { kind: "twoFactor" },
    { kind: "hold", until },
  ]);
});

it("says of an identity check whether it can be done", () => {
  const gateOf = (kycStatus: "draft" | "resubmit" | "rejected") =>
    withdrawGates({ ...OPEN, kycStatus }, NOW, false)[0];
  expect(gateOf("draft")).toEqual({ kind: "kyc" });
  expect(gateOf("resubmit")).toEqual({ kind: "kyc" });
  expect(gateOf("rejected")).toEqual({ kind: "kyc", check: "rejected" });
});

it("a hold that is over holds nothing", () => {
  expect(withdrawGates({ ...OPEN, securityHoldUntil: "2026-05-01T11:59:59Z" }, NOW, false)).toEqual(
    [],
  );
  const locked = { ...OPEN, withdrawalLockUntil: "2026-05-03T12:00:00Z" };
  const lock = { kind: "lock", until: "2026-05-03T12:00:00Z" } as const;
  expect(withdrawGates(locked, NOW, false)).toEqual([lock]);
  expect(standingGates([lock], Date.parse(lock.until))).toEqual([]);
});

it("a hold that was known ends by itself, the other gates do not", () => {
  const until = "2026-05-01T13:00:00Z";
  const gates = [{ kind: "twoFactor" }, { kind: "hold", until }] as const;
  expect(standingGates(gates, NOW)).toEqual(gates);
  expect(standingGates(gates, Date.parse(until))).toEqual([{ kind: "twoFactor" }]);
  const endless = [{ kind: "hold", until: null }] as const;
  expect(standingGates(endless, NOW)).toEqual(endless);
});

it("leaves to the service what the profile does not say", () => {
  expect(withdrawGates({}, NOW, false)).toEqual([]);
});
