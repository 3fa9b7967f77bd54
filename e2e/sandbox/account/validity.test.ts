import { expect, it } from "vitest";
import { isValidMember } from "./validity.ts";

const member = { emailVerified: true, fullName: "Anna", phone: "+49 30 1", country: "DE" };
const nothing = { hasCheckedIn: false, hasMachine: false };

it("R11.6 needs a confirmed address and either the three core tasks or a machine", () => {
  expect(isValidMember(member, { ...nothing, hasCheckedIn: true })).toBe(true);
  expect(isValidMember(member, { ...nothing, hasMachine: true })).toBe(true);
  expect(isValidMember(member, nothing)).toBe(false);
  const bare = { ...member, phone: null };
  expect(isValidMember(bare, { ...nothing, hasCheckedIn: true })).toBe(false);
  expect(isValidMember(bare, { ...nothing, hasMachine: true })).toBe(true);
  const open = { ...member, emailVerified: false };
  expect(isValidMember(open, { hasCheckedIn: true, hasMachine: true })).toBe(false);
});
