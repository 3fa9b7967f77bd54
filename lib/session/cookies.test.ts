import { describe, expect, it } from "vitest";
import {
  cookieName,
  deleteAllCookies,
  deleteCookie,
  guardCookie,
  isSessionCookie,
  SEALED_COOKIES,
  type SealedKind,
  setCookie,
  setCookieHeader,
} from "./cookies.ts";

const KINDS = Object.keys(SEALED_COOKIES) as SealedKind[];

describe("cookies", () => {
  it("R3.2 have the specification's names, on https behind the host prefix", () => {
    expect(KINDS.map((kind) => cookieName(kind, false))).toEqual([
      "refreshToken",
      "accessToken",
      "gg2FAToken",
    ]);
    expect(KINDS.map((kind) => cookieName(kind, true))).toEqual([
      "__Host-refreshToken",
      "__Host-accessToken",
      "__Host-gg2FAToken",
    ]);
  });

  it("R3.2 are set and deleted with the same attributes, else the browser would keep them", () => {
    for (const isSecure of [false, true]) {
      for (const kind of KINDS) {
        const set = setCookie(kind, "seal", 60, isSecure);
        expect(deleteCookie(kind, isSecure)).toEqual({ ...set, value: "", maxAge: 0 });
      }
    }
  });

  it("R3.2 are written as headers without a domain", () => {
    expect(setCookieHeader(setCookie("access", "seal", 60, false))).toBe(
      "accessToken=seal; Max-Age=60; Path=/; HttpOnly; SameSite=Lax",
    );
    expect(setCookieHeader(deleteCookie("pending", true))).toBe(
      "__Host-gg2FAToken=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict",
    );
    expect(setCookieHeader(guardCookie(false))).toBe(
      "refreshGuard=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  it("R12.4 R14.11 a challenge comes from our own pages alone, the last activity wherever the session comes from", () => {
    expect(setCookie("ceremony", "seal", 60, true).sameSite).toBe("strict");
    expect(setCookie("seen", "seal", 60, true)).toEqual({
      ...setCookie("anchor", "seal", 60, true),
      name: "__Host-seen",
    });
    expect(isSessionCookie(setCookie("seen", "seal", 60, true))).toBe(true);
  });

  it("R4.3 are all deleted together", () => {
    const names = deleteAllCookies(false).map(({ name, maxAge }) => [name, maxAge]);
    expect(names).toEqual([
      ["refreshToken", 0],
      ["accessToken", 0],
      ["gg2FAToken", 0],
      ["seen", 0],
    ]);
  });
});
