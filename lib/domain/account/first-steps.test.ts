import { expect, it } from "vitest";
import { firstSteps } from "./first-steps.ts";

const NEWCOMER = {
  emailVerified: false,
  fullName: "New Member",
  phone: null,
  country: null,
  gg2FAEnabled: false,
  kycStatus: "none",
} as const;

it("lists five steps in their order, all open for a newcomer", () => {
  expect(firstSteps(NEWCOMER, false)).toEqual([
    { name: "email", state: "open" },
    { name: "profile", state: "open" },
    { name: "session", state: "open" },
    { name: "twoFactor", state: "open" },
    { name: "identity", state: "open" },
  ]);
});

it("has nothing open when everything is done", () => {
  const user = {
    emailVerified: true,
    fullName: "A",
    phone: "+49 30 12345",
    country: "DE",
    gg2FAEnabled: true,
    kycStatus: "approved",
  } as const;
  expect(firstSteps(user, true).map(({ state }) => state)).toEqual(Array(5).fill("done"));
});

it("asks whoever has a passkey, which is as much, for no two-factor authentication", () => {
  const stateOf = (passkeyCount: number | null) =>
    firstSteps({ ...NEWCOMER, passkeyCount }, false).find(({ name }) => name === "twoFactor")
      ?.state;
  expect([1, 0, null].map(stateOf)).toEqual(["done", "open", "open"]);
});

it("waits for the check of an identity that was handed in, and reopens one to be mended", () => {
  const stateOf = (kycStatus: "pending" | "resubmit") =>
    firstSteps({ ...NEWCOMER, kycStatus }, null).at(-1)?.state;
  expect(stateOf("pending")).toBe("waiting");
  expect(stateOf("resubmit")).toBe("open");
});

it("asks for no identity check that was refused for good", () => {
  const names = firstSteps({ ...NEWCOMER, kycStatus: "rejected" }, false).map(({ name }) => name);
  expect(names).toEqual(["email", "profile", "session", "twoFactor"]);
});

it("leaves out what the upstream does not say", () => {
  expect(firstSteps({ fullName: "A" }, null).map(({ name }) => name)).toEqual(["profile"]);
});
