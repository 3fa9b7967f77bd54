import { submitLogin } from "../fixtures/browser/browser.ts";
import { PASSWORD } from "./log-secrets.ts";
import { expect, test } from "./test.ts";

/** The sealed challenge of a passkey, which no other site may bring. */
const CEREMONY = "__Host-passkeyCeremony";

const SEALED = ["__Host-accessToken", "__Host-gg2FAToken", "__Host-refreshToken"];
/** A line's name and its attributes in lower case; how long it lives is left out. */
function parse(line: string) {
  const [pair = "", ...rest] = line.split(/;\s*/);
  const attributes = rest.map((part) => part.toLowerCase()).sort();
  const lasting = /^(max-age|expires)=/;
  return {
    name: pair.split("=", 1)[0] ?? "",
    attributes: attributes.filter((part) => !lasting.test(part)),
    maxAge: attributes.find((part) => /^max-age=\d+$/.test(part)),
  };
}

test("R3.2 every cookie that the service sets through the proxy is __Host-, Secure, HttpOnly, SameSite, for all paths and no domain", async ({
  visitor,
}) => {
  const login = await visitor.login("anna");
  expect(login.status).toBe(200);
  visitor.cookies.delete("__Host-accessToken");
  const page = await visitor.open("/wallet");
  expect(page.status).toBe(200);
  const renewal = await visitor.post("/api/session/refresh");
  expect(renewal.status).toBe(204);
  const logout = await visitor.post("/api/session/logout");
  expect(logout.status).toBe(204);
  const cookies = [login, page, renewal, logout].map(({ setCookies }) => setCookies.map(parse));
  expect(cookies.map((list) => list.map(({ name }) => name).sort())).toEqual([
    SEALED,
    ["__Host-accessToken"],
    ["__Host-accessToken", "refreshGuard"],
    [...SEALED, "__Host-seen"],
  ]);
  for (const { name, attributes, maxAge } of cookies.flat()) {
    const sameSite = name === "__Host-gg2FAToken" ? "samesite=strict" : "samesite=lax";
    expect(attributes, name).toEqual(["httponly", "path=/", sameSite, "secure"]);
    expect(maxAge, name).toBeDefined();
  }
  expect(visitor.cookies.has("__Host-refreshToken")).toBe(false);
});

test("R3.2 the browser takes the cookies and shows its scripts none of them", async ({
  page,
  context,
  cluster,
}) => {
  await page.goto("/login");
  await submitLogin(page, "anna", PASSWORD);
  await expect(page).toHaveURL(`${cluster.origin}/airdrop`);
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith("__Host-"));
  // The login page may have asked for a passkey's challenge by then.
  const names = cookies.map(({ name }) => name).filter((name) => name !== CEREMONY);
  expect(names.sort()).toEqual(["__Host-accessToken", "__Host-refreshToken"]);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({
      domain: "localhost",
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: cookie.name === CEREMONY ? "Strict" : "Lax",
    });
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain("Token");
});

test("R6.1 pages, redirects, pages that do not exist and calls carry HSTS, and pages upgrade what is not TLS", async ({
  visitor,
}) => {
  const answers = [
    await visitor.open("/"),
    await visitor.open("/login"),
    await visitor.open("/wallet"),
    await visitor.open("/no-such-page"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 307, 404]);
  for (const { headers } of answers) {
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  }
  const call = await visitor.send("/api/bff/account/wallets");
  for (const { headers } of [...answers, call]) {
    expect(headers["strict-transport-security"]).toBe("max-age=63072000");
  }
  const { location = "" } = answers[2]?.headers ?? {};
  expect(new URL(location, visitor.origin).href).toBe(
    `${visitor.origin}/login?returnUrl=%2Fwallet`,
  );
});

test("R3.2 cookies of the greatest size pass the proxy, in and out", async ({
  visitor,
  cluster,
}) => {
  const filling = `~${"f".repeat(2_250)}`;
  cluster.relay.intercept(async ({ path, headers }, forward) => {
    const authorization = headers.authorization?.replace(filling, "");
    const answer = await forward(authorization === undefined ? {} : { authorization });
    if (path !== "/auth/client/login/credential") return answer;
    const tokens = JSON.parse(answer.body);
    const accessToken = tokens.accessToken + filling;
    const refreshToken = tokens.refreshToken + filling;
    return { ...answer, body: JSON.stringify({ ...tokens, accessToken, refreshToken }) };
  });
  const login = await visitor.login("anna");
  expect(login.status, login.text).toBe(200);
  const lengths = [...visitor.cookies.values()].map(({ length }) => length);
  expect(lengths).toHaveLength(2);
  for (const length of lengths) expect(length).toBeGreaterThan(3_500);
  expect((await visitor.send("/api/bff/account/wallets")).status).toBe(200);
  expect((await visitor.open("/wallet")).status).toBe(200);
  visitor.cookies.delete("__Host-accessToken");
  expect((await visitor.open("/wallet")).status).toBe(200);
});
