import { describe, expect, it } from "vitest";
import { inviteLinks } from "./invite-links.ts";

const LINKS = { left: "https://x/ref/a/left", right: null, auto: "https://x/ref/a" };

describe("the links to invite with", () => {
  it("R7.2 are those that the service gives, the undirected one first", () => {
    expect(inviteLinks(LINKS, true)).toEqual([
      { leg: "auto", address: "https://x/ref/a", code: null },
      { leg: "left", address: "https://x/ref/a/left", code: null },
    ]);
  });

  it("R7.7 have the code of their leg where the service gives codes", () => {
    const codes = { auto: "7K2Q-M9PX", left: null, right: "22AB-33CD" };
    const links = inviteLinks(LINKS, true, codes);
    expect(links.map(({ leg, code }) => [leg, code])).toEqual([
      ["auto", "7K2Q-M9PX"],
      ["left", null],
    ]);
  });

  it("R7.2 are none for who may not invite, and without the service's word", () => {
    expect(inviteLinks(LINKS, false)).toEqual([]);
    expect(inviteLinks(null, true)).toEqual([]);
  });
});
