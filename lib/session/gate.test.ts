import { describe, expect, it } from "vitest";
import type { PageAudience } from "../routes.ts";
import { type GateDecision, gate, type VisitorState } from "./gate.ts";

const ALLOW = "allow";
const UNAVAILABLE = "unavailable";

const HERE = "/wallet?tab=1";
const BACK = "/profile";

/** Rows are audiences, columns visitors; without and with a checked `returnUrl`. */
const TABLE: Readonly<Record<PageAudience, Readonly<Record<VisitorState, [string, string]>>>> = {
  public: {
    guest: [ALLOW, ALLOW],
    pending: [ALLOW, ALLOW],
    member: [ALLOW, ALLOW],
    unavailable: [ALLOW, ALLOW],
  },
  guest: {
    guest: [ALLOW, ALLOW],
    pending: ["/authentication", "/authentication?returnUrl=%2Fprofile"],
    member: ["/dashboard", "/profile"],
    unavailable: ["/dashboard", "/profile"],
  },
  pending: {
    guest: ["/login", "/login?returnUrl=%2Fprofile"],
    pending: [ALLOW, ALLOW],
    member: ["/dashboard", "/profile"],
    unavailable: ["/dashboard", "/profile"],
  },
  member: {
    guest: ["/login?returnUrl=%2Fwallet%3Ftab%3D1", "/login?returnUrl=%2Fwallet%3Ftab%3D1"],
    pending: [
      "/authentication?returnUrl=%2Fwallet%3Ftab%3D1",
      "/authentication?returnUrl=%2Fwallet%3Ftab%3D1",
    ],
    member: [ALLOW, ALLOW],
    unavailable: [UNAVAILABLE, UNAVAILABLE],
  },
};

function word(decision: GateDecision): string {
  return decision.kind === "redirect" ? decision.to : decision.kind;
}

const rows = Object.entries(TABLE).flatMap(([audience, byState]) =>
  Object.entries(byState).map(([state, wanted]) => ({
    audience: audience as PageAudience,
    state: state as VisitorState,
    wanted,
  })),
);

describe("gate", () => {
  it.each(rows)(
    "R4.6 R4.7 a page for $audience answers a $state visitor with $wanted",
    ({ audience, state, wanted }) => {
      const request = { audience, state, here: HERE };
      expect(word(gate({ ...request, returnUrl: null }))).toBe(wanted[0]);
      expect(word(gate({ ...request, returnUrl: BACK }))).toBe(wanted[1]);
    },
  );

  it("R4.6 sends to the login page without a returnUrl when there is no way back", () => {
    const request = { audience: "member", here: null, returnUrl: BACK } as const;
    expect(gate({ ...request, state: "guest" })).toEqual({ kind: "redirect", to: "/login" });
    expect(gate({ ...request, state: "pending" })).toEqual({
      kind: "redirect",
      to: "/authentication",
    });
  });
});
