import { describe, expect, it } from "vitest";
import { readInvitation, readSponsorCookie, sponsorCookie } from "./invitation.ts";

describe("an invitation link", () => {
  it.each([
    [["anna"], { username: "anna", leg: null, isLegKnown: true }],
    [["Anna", "LEFT"], { username: "anna", leg: "left", isLegKnown: true }],
    [["anna", "middle"], { username: "anna", leg: null, isLegKnown: false }],
    [["an"], null],
    [["%F0%9F%98%80anna"], null],
    [["<script>"], null],
    [[], null],
  ])("R2.2 %j is read", (segments, expected) => {
    expect(readInvitation(segments)).toEqual(expected);
  });
});

describe("the cookie that remembers an invitation", () => {
  it("keeps username and leg for 30 days, and nothing else", () => {
    expect(sponsorCookie({ username: "anna", leg: "left" }, true)).toBe(
      "sponsor=anna.left; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
    );
    expect(sponsorCookie({ username: "anna", leg: null }, false)).toBe(
      "sponsor=anna; Path=/; Max-Age=2592000; SameSite=Lax",
    );
  });

  it("is deleted when nobody invites any more", () => {
    expect(sponsorCookie(null, false)).toContain("Max-Age=0");
  });

  it.each([
    ["anna", { username: "anna", leg: null }],
    ["anna.right", { username: "anna", leg: "right" }],
    ["anna.middle", null],
    ["anna.left.x", null],
    ["an", null],
    ["anna; Domain=x", null],
    ["", null],
    [undefined, null],
  ])("is checked on reading: %j", (value, expected) => {
    expect(readSponsorCookie(value)).toEqual(expected);
  });
});
