import { startApplication, TEST_SECRET } from "../../fixtures/application.ts";
import { unsealAs } from "../../fixtures/http/sealed.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Line {
  readonly value: string;
  /** Attributes in lower case; those without a value are empty. */
  readonly attributes: Readonly<Record<string, string>>;
}

function parsed(lines: readonly string[]): Readonly<Record<string, Line>> {
  const rows = lines.map((line) => {
    const [pair = "", ...rest] = line.split("; ");
    const [name = "", value = ""] = pair.split("=", 2);
    const attributes = rest.map((part) => {
      const [key = "", text = ""] = part.toLowerCase().split("=", 2);
      return [key, text] as const;
    });
    return [name, { value, attributes: Object.fromEntries(attributes) }] as const;
  });
  return Object.fromEntries(rows);
}

test("R3.2 a login sets the anchor and the access cookie with their attributes and deletes a pending one", async ({
  visitor,
}) => {
  const cookies = parsed((await visitor.login("anna")).setCookies);
  expect(Object.keys(cookies).sort()).toEqual(["accessToken", "gg2FAToken", "refreshToken"]);
  for (const name of ["accessToken", "refreshToken"]) {
    const { "max-age": maxAge, ...attributes } = cookies[name]?.attributes ?? {};
    expect(attributes).toEqual({ httponly: "", path: "/", samesite: "lax" });
    expect(Number(maxAge)).toBeGreaterThan(0);
    expect(`${name}=${cookies[name]?.value}`.length).toBeLessThan(4_000);
  }
  expect(Number(cookies.accessToken?.attributes["max-age"])).toBeLessThanOrEqual(900);
  expect(Number(cookies.refreshToken?.attributes["max-age"])).toBeLessThanOrEqual(30 * 86_400);
  expect(cookies.gg2FAToken).toEqual({
    value: "",
    attributes: { httponly: "", path: "/", samesite: "strict", "max-age": "0" },
  });
});

test("R3.2 a login that owes its code sets the pending cookie only, Strict and for ten minutes", async ({
  visitor,
}) => {
  const cookies = parsed((await visitor.login("erik")).setCookies);
  const { "max-age": maxAge, ...attributes } = cookies.gg2FAToken?.attributes ?? {};
  expect(attributes).toEqual({ httponly: "", path: "/", samesite: "strict" });
  expect(Number(maxAge)).toBeGreaterThan(590);
  expect(Number(maxAge)).toBeLessThanOrEqual(600);
  for (const name of ["accessToken", "refreshToken"]) {
    expect(cookies[name]).toEqual({
      value: "",
      attributes: { httponly: "", path: "/", samesite: "lax", "max-age": "0" },
    });
  }
  expect([...visitor.cookies.keys()]).toEqual(["gg2FAToken"]);
});

test("R3.2 on https the cookies are Secure and __Host-, others are ignored, and the redirects stay on the origin", async ({
  upstream,
}) => {
  const origin = "https://members.example";
  const secure = await startApplication(upstream.url, {
    APP_ORIGIN: origin,
    HSTS_INCLUDE_SUBDOMAINS: "true",
  });
  try {
    const visitor = new Visitor(secure.url);
    const login = await visitor.post(
      "/api/session/login",
      { username: "anna", password: "Merlin-2026!" },
      { origin, "x-forwarded-proto": "https" },
    );
    expect(login.status).toBe(200);
    const cookies = parsed(login.setCookies);
    for (const name of ["__Host-accessToken", "__Host-refreshToken", "__Host-gg2FAToken"]) {
      const { "max-age": _, samesite, ...attributes } = cookies[name]?.attributes ?? {};
      expect(attributes, name).toEqual({ httponly: "", path: "/", secure: "" });
      expect(samesite).toBe(name === "__Host-gg2FAToken" ? "strict" : "lax");
    }
    expect(Object.keys(cookies)).toHaveLength(3);
    const page = await visitor.open("/wallet");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    const call = await visitor.send("/api/health");
    expect(call.headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(page.headers["content-security-policy"]).toContain("upgrade-insecure-requests");

    const plain = new Visitor(secure.url);
    for (const [name, value] of visitor.cookies) {
      plain.cookies.set(name.replace("__Host-", ""), value);
    }
    const guest = await plain.open("/wallet");
    expect(guest.status).toBe(307);
    expect(new URL(guest.headers.location ?? "", origin).href).toBe(
      `${origin}/login?returnUrl=%2Fwallet`,
    );
    const foreign = await visitor.post("/api/session/logout");
    expect(foreign.status).toBe(403);
    const logout = await visitor.post("/api/session/logout", undefined, { origin });
    expect(logout.status).toBe(204);
    for (const line of Object.values(parsed(logout.setCookies))) {
      expect(line.attributes).toMatchObject({ secure: "", "max-age": "0", path: "/" });
    }
    expect(visitor.cookies.size).toBe(0);
  } finally {
    await secure.stop();
  }
});

test("R3.2 each login and the second factor begin a new session id, and a renewal keeps it", async ({
  visitor,
  sandbox,
}) => {
  const sid = async (kind: "anchor" | "access" | "pending", name: string) =>
    (await unsealAs(kind, visitor.cookies.get(name), visitor)).sid;
  await visitor.login("anna");
  const first = await sid("anchor", "refreshToken");
  expect(await sid("access", "accessToken")).toBe(first);
  await sandbox.expireTokens();
  await visitor.send("/api/bff/account/wallets");
  expect(await sid("anchor", "refreshToken")).toBe(first);
  expect(await sid("access", "accessToken")).toBe(first);
  await visitor.login("anna");
  const second = await sid("anchor", "refreshToken");
  await visitor.login("erik");
  const pending = await sid("pending", "gg2FAToken");
  await visitor.post("/api/session/two-factor", { code: await sandbox.code("erik") });
  const third = await sid("anchor", "refreshToken");
  const all = [first, second, pending, third];
  expect(all).not.toContain(undefined);
  expect(new Set(all).size).toBe(4);
  expect([...visitor.cookies.keys()].sort()).toEqual(["accessToken", "refreshToken"]);
});

test("R3.2 a rotation of the secret signs nobody out; without the old secret the cookies are a guest's", async ({
  upstream,
  visitor,
}) => {
  const fresh = "fresh-secret-of-the-next-thirty-days-0002";
  const here = { APP_ORIGIN: visitor.origin };
  const [both, only] = await Promise.all([
    startApplication(upstream.url, { ...here, SESSION_SECRET: `${fresh}, ${TEST_SECRET}` }),
    startApplication(upstream.url, { ...here, SESSION_SECRET: fresh }),
  ]);
  try {
    await visitor.login("anna");
    const rotated = visitor.clone(both.url);
    expect((await rotated.send("/api/bff/account/wallets")).status).toBe(200);
    expect((await rotated.open("/wallet")).status).toBe(200);
    rotated.cookies.delete("accessToken");
    expect((await rotated.open("/wallet")).status).toBe(200);
    const renewed = await unsealAs("access", rotated.cookies.get("accessToken"), {
      origin: visitor.origin,
      secret: fresh,
    });
    expect(renewed.kind).toBe("access");

    const dropped = visitor.clone(only.url);
    const answer = await dropped.send("/api/bff/account/wallets");
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
    expect(dropped.cookies.size).toBe(0);
  } finally {
    await Promise.all([both.stop(), only.stop()]);
  }
});
