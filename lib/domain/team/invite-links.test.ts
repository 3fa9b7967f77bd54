import { describe, expect, it } from "vitest";
import { inviteLinks } from "./invite-links.ts";

const LINKS = { left: "https://x/ref/a/left", right: null, auto: "https://x/ref/a" };

describe("the links to invite with", () => {
  it("R7.2 are those that the service gives, the undirected one first", () => {
    expect(inviteLinks(LINKS, true)).toEqual([
      { leg: "auto", address: "https://x/ref/a" },
      { leg: "left", address: "https://x/ref/a/left" },
    ]);
  });

  it("R7.2 are none for who may not invite, and without the service's word", () => {
    expect(inviteLinks(LINKS, false)).toEqual([]);
    expect(inviteLinks(null, true)).toEqual([]);
  });
});
