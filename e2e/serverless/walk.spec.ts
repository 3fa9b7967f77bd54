import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import type { Visitor } from "../fixtures/http/visitor.ts";
import { refreshesIn } from "../fixtures/sandbox-control.ts";
import { expect, test } from "./test.ts";

const WALLETS = "/api/bff/account/wallets";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function codeOf(text: string): unknown {
  return JSON.parse(text).error.code;
}

function upload(visitor: Visitor, picture: Buffer) {
  const boundary = "----walk";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  return visitor.send("/api/bff/account/profile/update", {
    method: "PUT",
    headers: {
      origin: visitor.origin,
      "x-csrf": "1",
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

test("a visitor's page has a nonce of its own on every script, and none of the visitor's", async ({
  visitor,
}) => {
  const page = await visitor.send("/", {
    headers: { "x-nonce": "forged", "x-merlin-path": "/forged", "x-request-id": "forged" },
  });
  expect(page.status).toBe(200);
  const [, nonce = ""] =
    /'nonce-([^']+)'/.exec(page.headers["content-security-policy"] ?? "") ?? [];
  expect(nonce).toHaveLength(24);
  const scripts = [...page.text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(2);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  expect(page.text).not.toContain("forged");
  const again = await visitor.open("/");
  expect(again.headers["content-security-policy"]).not.toContain(nonce);
});

test("the home page sends what stands still once where the browser says that it opens a document, and the router all of it", async ({
  visitor,
}) => {
  const standing = "Built to be checked";
  const page = await visitor.send("/", { headers: { "sec-fetch-dest": "document" } });
  expect(page.text.split(standing)).toHaveLength(2);
  expect(page.text.length).toBeLessThan(120_000);
  const navigation = await visitor.flight("/");
  expect(navigation.headers["content-type"]).toContain("text/x-component");
  expect(navigation.text).toContain(standing);
});

test("the start page's scripts, styles and pictures are there", async ({ visitor }) => {
  const { text } = await visitor.open("/login");
  const files = [...text.matchAll(/"(\/_next\/static\/[^"\\]+\.(?:js|css))/g)].map(
    ([, file]) => file,
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of new Set(files)) {
    const answer = await visitor.send(file ?? "");
    expect([answer.status, answer.headers["content-type"]], file).toEqual([
      200,
      expect.stringMatching(/javascript|css/),
    ]);
  }
});

for (const [path, type] of [
  ["/favicon.ico", /icon/],
  ["/robots.txt", /^text\/plain/],
  ["/sitemap.xml", /xml/],
  ["/manifest.webmanifest", /manifest\+json/],
] as const) {
  test(`${path} is answered`, async ({ visitor }) => {
    const answer = await visitor.send(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(type);
    expect(answer.text.length).toBeGreaterThan(10);
  });
}

test("a path of nobody is a page with 404, for a visitor and for a member", async ({ visitor }) => {
  const nowhere = await visitor.open("/nowhere-at-all");
  expect([nowhere.status, nowhere.headers["content-type"]]).toEqual([
    404,
    expect.stringContaining("text/html"),
  ]);
  expect(nowhere.text).toContain("<h1");
  await visitor.login("anna");
  expect((await visitor.open("/nowhere-at-all")).status).toBe(404);
  expect((await visitor.open("/token-price/NOTHING")).status).toBe(404);
});

test("a path that cannot be decoded is refused in our own words", async ({ visitor }) => {
  const answer = await visitor.send("/api/bff/account/wallet/%ff");
  expect([answer.status, codeOf(answer.text)]).toEqual([404, "NOT_FOUND"]);
});

test("R6.1 another site's calls are refused, and so is what the contract does not list", async ({
  visitor,
}) => {
  const body = { username: "anna", password: "Merlin-2026!" };
  const foreign = await visitor.post("/api/session/login", body, {
    origin: "https://evil.example",
  });
  expect([foreign.status, codeOf(foreign.text)]).toEqual([403, "CSRF"]);
  const unmarked = await visitor.post("/api/session/login", body, { "x-csrf": "0" });
  expect([unmarked.status, codeOf(unmarked.text)]).toEqual([403, "CSRF"]);
  const unlisted = await visitor.send("/api/bff/account/nothing");
  expect([unlisted.status, codeOf(unlisted.text)]).toEqual([404, "NOT_FOUND"]);
});

test("R4.1 a visitor is led to the login, and a member's call is refused", async ({ visitor }) => {
  const page = await visitor.open("/wallet");
  expect([page.status, page.headers.location]).toEqual([
    307,
    expect.stringContaining("/login?returnUrl=%2Fwallet"),
  ]);
  const call = await visitor.send(WALLETS);
  expect([call.status, codeOf(call.text)]).toEqual([401, "UNAUTHENTICATED"]);
});

test("R4.2 a login sets sealed cookies that no script reads", async ({ visitor }) => {
  const answer = await visitor.login("anna");
  expect(answer.status).toBe(200);
  const sealed = answer.setCookies.filter((line) => /^(refresh|access)Token=/.test(line));
  expect(sealed).toHaveLength(2);
  for (const line of sealed) expect(line).toMatch(/httponly/i);
});

for (const path of [
  "/dashboard",
  "/wallet",
  "/transactions",
  "/mining",
  "/airdrop",
  "/marketplace",
  "/team",
  "/binary-tree",
  "/earning/stake",
  "/profile",
  "/setting/security",
]) {
  test(`a member's ${path} is a whole page`, async ({ visitor }) => {
    await visitor.login("anna");
    const page = await visitor.open(path);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<h1[\s>]/);
    expect(page.text.trimEnd().endsWith("</html>")).toBe(true);
    expect(page.headers["cache-control"]).toMatch(/no-store/);
  });
}

test("a client navigation gets the page's data", async ({ visitor }) => {
  await visitor.login("anna");
  const flight = await visitor.flight("/wallet");
  expect([flight.status, flight.headers["content-type"]]).toEqual([200, "text/x-component"]);
  expect(flight.text).toContain("USDT");
});

test("R6.1 a proxied call is answered, with our headers and without the upstream's", async ({
  visitor,
}) => {
  await visitor.login("anna");
  const answer = await visitor.send(WALLETS);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("USDT");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("R8.1 pages and calls whose token is called expired all succeed, with one refresh by all functions", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("boris").catch(() => undefined);
  await visitor.login("anna");
  await sandbox.expireTokens();
  visitor.cookies.delete("accessToken");
  const requests = await sandbox.requestsDuring(async () => {
    const all = Array.from({ length: 8 }, (_, index) =>
      index % 2 ? visitor.clone().send(WALLETS) : visitor.clone().open("/wallet"),
    );
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  });
  expect(refreshesIn(requests).map(({ status }) => status)).toEqual([200]);
});

test("R8.1 a document load renews on its way and keeps the new cookie", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  visitor.cookies.delete("accessToken");
  const page = await visitor.open("/wallet");
  expect(page.status).toBe(200);
  expect(visitor.cookies.has("accessToken")).toBe(true);
  const requests = await sandbox.requestsDuring(() => visitor.send(WALLETS));
  expect(refreshesIn(requests)).toEqual([]);
});

test("R5 a picture is uploaded, shown and too large where it is", async ({ visitor }) => {
  await visitor.login("carl");
  const large = Buffer.concat([PNG, Buffer.alloc(1_500_000, 7)]);
  const answer = await upload(visitor, large);
  expect(answer.status).toBe(200);
  const profile = await visitor.send("/api/bff/account/profile");
  const { avatar } = profile.json<{ avatar: { completedUrl: string } }>();
  const picture = await visitor.send(avatar.completedUrl);
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/png"]);
  const tooLarge = await upload(visitor, Buffer.concat([PNG, Buffer.alloc(5_500_000, 7)]));
  expect(tooLarge.status).toBe(413);
});

test("R11.12 a file is streamed with its name", async ({ visitor }) => {
  await visitor.login("anna");
  const file = await visitor.send("/api/bff/transaction/export");
  expect([file.status, file.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(file.headers["content-disposition"]).toMatch(/^attachment; filename=/);
  expect(file.text.split("\n").length).toBeGreaterThan(50);
});

test("a page begins before a slow upstream has answered", async ({ visitor, sandbox }) => {
  await visitor.login("anna");
  await sandbox.fail({ path: "/auth/client/wallets", times: 5, delayMs: 1_500 });
  const startedAt = performance.now();
  const cookie = visitor.cookieHeader;
  const { body, statusCode } = await request(`${visitor.origin}/wallet`, { headers: { cookie } });
  let firstMs: number | undefined;
  for await (const _ of body) firstMs ??= performance.now() - startedAt;
  expect(statusCode).toBe(200);
  expect(firstMs).toBeLessThan(1_200);
  expect(performance.now() - startedAt).toBeGreaterThan(1_400);
});

test("R8.3 an upstream that cannot renew is a page with 503 and its time to wait, and signs nobody out", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  visitor.cookies.delete("accessToken");
  await sandbox.fail({ path: "/auth/client/refresh", times: 20, status: 503 });
  const page = await visitor.open("/wallet");
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"]);
  expect(page.text).toContain("<h1");
  const call = await visitor.send(WALLETS);
  expect([call.status, codeOf(call.text)]).toEqual([503, "UPSTREAM_UNREACHED"]);
  await sandbox.clearFaults();
  // A failure is the answer for two seconds at most, told to the other functions as well.
  await wait(4_100);
  expect((await visitor.open("/wallet")).status).toBe(200);
});

test("R4.3 after a logout the same cookies are a guest's, at every function", async ({
  visitor,
}) => {
  await visitor.login("anna");
  const before = visitor.clone();
  expect((await visitor.post("/api/session/logout")).status).toBe(204);
  expect(visitor.cookies.has("refreshToken")).toBe(false);
  for (let index = 0; index < 4; index += 1) {
    expect((await before.clone().send(WALLETS)).status).toBe(401);
    expect((await before.clone().open("/wallet")).status).toBe(307);
  }
});

test("R4.2 guesses are refused by the address that the host names, whatever a visitor forwards", async ({
  visitor,
  sandbox,
}) => {
  await sandbox.fail({
    path: "/auth/client/login/credential",
    times: 20,
    status: 422,
    body: { statusCode: 4220, message: "No" },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const headers = { "x-forwarded-for": `192.0.2.${index}`, "x-visitor": "203.0.113.77" };
    const body = { username: "hugo", password: "wrong-password" };
    statuses.push((await visitor.post("/api/session/login", body, headers)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test("health names the build, and readiness asks the upstream", async ({ visitor }) => {
  const health = await visitor.send("/api/health");
  expect(health.status).toBe(200);
  expect(health.json<{ version: string }>().version).toMatch(/^\d+\.\d+\.\d+\+/);
  expect((await visitor.send("/api/health/ready")).status).toBe(200);
});
