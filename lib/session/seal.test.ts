import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SealedKind } from "./cookies.ts";
import { readSession } from "./read.ts";
import {
  type Access,
  type Anchor,
  OversizedSealError,
  openedSeals,
  sealCookie,
  unsealCookie,
} from "./seal.ts";

vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
vi.stubEnv("UPSTREAM_API_KEY", "key");

const HOUR_MS = 3_600_000;

function anchor(changes: Partial<Anchor> = {}): Anchor {
  const now = Date.now();
  const base = { kind: "anchor", sid: "s1", refreshToken: "r", userId: "1" } as const;
  return { ...base, issuedAt: now, expiresAt: now + HOUR_MS, ...changes };
}

function access(changes: Partial<Access> = {}): Access {
  const base = { kind: "access", sid: "s1", accessToken: "a", tokenExpiresAt: null } as const;
  return { ...base, expiresAt: Date.now() + HOUR_MS, ...changes };
}

/** As in a process that has not sealed it: nothing is remembered. */
function forget(): void {
  openedSeals().clear();
}

beforeEach(() => {
  vi.useRealTimers();
  forget();
});

describe("seals", () => {
  it("R3.2 give back what was sealed, remembered or not, and for their own kind only", async () => {
    const value = anchor();
    const seal = await sealCookie("anchor", value);
    for (const isRemembered of [true, false]) {
      if (!isRemembered) forget();
      expect(await unsealCookie("anchor", seal)).toEqual({ status: "open", value });
      expect(await unsealCookie("access", seal)).toEqual({ status: "invalid" });
      expect(await unsealCookie("pending", seal)).toEqual({ status: "invalid" });
    }
  });

  it("R3.2 end at their moment to the millisecond, remembered or not", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const seal = await sealCookie("access", access({ expiresAt: Date.now() + 1_500 }));
    vi.setSystemTime(Date.now() + 1_499);
    expect((await unsealCookie("access", seal)).status).toBe("open");
    forget();
    expect((await unsealCookie("access", seal)).status).toBe("open");
    vi.setSystemTime(Date.now() + 1);
    expect((await unsealCookie("access", seal)).status).toBe("expired");
    forget();
    expect((await unsealCookie("access", seal)).status).toBe("expired");
    vi.setSystemTime(Date.now() + 30 * 24 * HOUR_MS);
    expect((await unsealCookie("access", seal)).status).toBe("expired");
  });

  it("R3.2 refuse every single changed, missing or added letter", async () => {
    const seal = await sealCookie("anchor", anchor());
    forget();
    for (let at = 0; at < seal.length; at += 7) {
      // From the other half of the alphabet: the last letter's two low bits carry nothing.
      const other = /[A-Za-f]/.test(seal[at] ?? "") ? "_" : "A";
      const changed = seal.slice(0, at) + other + seal.slice(at + 1);
      const variants = [changed, seal.slice(0, at), seal.slice(0, at) + seal.slice(at + 1)];
      for (const variant of variants) {
        expect((await unsealCookie("anchor", variant)).status, `${at}`).not.toBe("open");
      }
    }
    for (const tail of ["x", "~", "~2", " ", "=", seal]) {
      expect((await unsealCookie("anchor", seal + tail)).status).toBe("invalid");
    }
  });

  it("R3.2 never throw, whatever arrives", async () => {
    const hostile = ["", "~", "~2", "Fe26.2*", "Fe26.2*1*2*3*4*5*6*7~2", "é", "x".repeat(100_000)];
    for (const kind of ["anchor", "access", "pending"] satisfies SealedKind[]) {
      for (const value of hostile) {
        expect((await unsealCookie(kind, value)).status, value.slice(0, 40)).not.toBe("open");
      }
    }
  });

  it("R3.2 refuse a token that would not fit into a cookie", async () => {
    const value = access({ accessToken: "x".repeat(4_000) });
    await expect(sealCookie("access", value)).rejects.toThrow(OversizedSealError);
  });
});

describe("readSession", () => {
  const read = (cookies: Record<string, string>) =>
    readSession((name) => cookies[name], false).then(({ session, stale }) => ({
      state: session.state,
      token: session.state === "member" ? (session.access?.accessToken ?? null) : undefined,
      stale,
    }));

  it("R3.2 needs the anchor: an access cookie alone is a guest's", async () => {
    const accessToken = await sealCookie("access", access());
    expect(await read({ accessToken })).toEqual({
      state: "guest",
      token: undefined,
      stale: ["access"],
    });
  });

  it("R3.2 takes the access cookie of the same session only", async () => {
    const refreshToken = await sealCookie("anchor", anchor());
    const own = await sealCookie("access", access());
    const foreign = await sealCookie("access", access({ sid: "s2" }));
    expect(await read({ refreshToken, accessToken: own })).toEqual({
      state: "member",
      token: "a",
      stale: [],
    });
    expect(await read({ refreshToken, accessToken: foreign })).toEqual({
      state: "member",
      token: null,
      stale: ["access"],
    });
  });

  it("R8.1 leaves an expired access cookie beside its anchor to the browser", async () => {
    const refreshToken = await sealCookie("anchor", anchor());
    const accessToken = await sealCookie("access", access({ expiresAt: Date.now() - 1 }));
    expect(await read({ refreshToken, accessToken })).toEqual({
      state: "member",
      token: null,
      stale: [],
    });
  });

  it("R3.2 ends with its anchor, and the access cookie goes with it", async () => {
    const refreshToken = await sealCookie("anchor", anchor({ expiresAt: Date.now() - 1 }));
    const accessToken = await sealCookie("access", access());
    expect(await read({ refreshToken, accessToken })).toEqual({
      state: "guest",
      token: undefined,
      stale: ["anchor", "access"],
    });
  });
});
