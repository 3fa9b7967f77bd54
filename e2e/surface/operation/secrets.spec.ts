import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext, Response } from "@playwright/test";
import { ROOT } from "../../cli/process.ts";
import { TEST_SECRET } from "../../fixtures/application.ts";
import { expectPage, followMenu, submitLogin } from "../../fixtures/browser/browser.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { issuedTokens } from "../../fixtures/http/issued-tokens.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";
import { API_KEY } from "../../sandbox/http/api-key.ts";

const PASSWORD = "Merlin-2026!";

/** Every text that the browser is handed from now on: addresses, headers and bodies. */
function recordBytes(context: BrowserContext): { all(): Promise<readonly string[]> } {
  const pending: Promise<string>[] = [];
  const read = async (response: Response) => {
    const headers = JSON.stringify(await response.headersArray());
    const body = await response.body().then(
      (bytes) => bytes.toString("utf8"),
      // A redirect has no body, and a page that was left has dropped it.
      () => "",
    );
    return `${response.status()} ${response.url()}\n${headers}\n${body}`;
  };
  context.on("response", (response) => pending.push(read(response)));
  return { all: () => Promise.all(pending) };
}

test("R6.1 a whole journey hands the browser no token and no key, in no byte and no storage", async ({
  page,
  context,
  relay,
  relayedApplication,
  sandbox,
}) => {
  const recorded = recordBytes(context);
  const stored: string[] = [];
  const keepStorage = async () => {
    stored.push(
      await page.evaluate(() =>
        JSON.stringify([
          document.cookie,
          { ...localStorage },
          { ...sessionStorage },
          history.state,
        ]),
      ),
    );
  };
  const origin = relayedApplication.url;
  relay.exchanges.length = 0;

  await page.goto(`${origin}/wallet`);
  await submitLogin(page, "erik", "wrong");
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await submitLogin(page, "erik", PASSWORD);
  await expect(page).toHaveURL(/\/authentication/);
  await keepStorage();
  await expectLive(page.getByLabel("Six-digit code"));
  await page.getByLabel("Six-digit code").fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Attempts left: 4")).toBeVisible();
  await page.getByLabel("Six-digit code").fill(await sandbox.code("erik"));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`${origin}/wallet`);
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
  for (const name of ["Dashboard", "Airdrop", "Wallet"]) {
    await followMenu(page, name);
    await expectPage(page, name);
  }
  await keepStorage();
  await sandbox.expireTokens();
  await followMenu(page, "Dashboard");
  await expectPage(page, "Dashboard");
  await context.clearCookies({ name: "refreshGuard" });
  await sandbox.expireTokens();
  await page.goto(`${origin}/profile`);
  await expect(page.getByRole("main").getByText("erik@example.com")).toBeVisible();
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 500 });
  await page.goto(`${origin}/wallet`);
  for (const cookie of await context.cookies()) {
    const isSealed = ["accessToken", "refreshToken", "gg2FAToken"].includes(cookie.name);
    expect(cookie.httpOnly || !isSealed, cookie.name).toBe(true);
    stored.push(cookie.value);
  }
  await keepStorage();
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${origin}/login`);
  await keepStorage();

  const tokens = issuedTokens(relay);
  // Login and code give two tokens each, the two renewals one each; all but the header count in parts.
  expect(tokens.length).toBeGreaterThanOrEqual(12);
  const secrets = [...tokens, API_KEY, TEST_SECRET, PASSWORD, relay.url, "eyJhbGciOi"];
  const texts = [...(await recorded.all()), ...stored, page.url()];
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.some((text) => text.includes("erik@example.com"))).toBe(true);
  for (const secret of secrets) {
    const leak = texts.find((text) => text.includes(secret));
    expect(leak?.slice(0, 200), `found ${secret.slice(0, 12)}…`).toBeUndefined();
  }
});

test("R6.1 the log of the server holds no token, no key, no password, no code and no cookie", async ({
  relay,
  relayedApplication,
  sandbox,
}) => {
  const code = await sandbox.code("boris");
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("boris", "/wallet?secret=in-the-query");
  await visitor.post("/api/session/two-factor", { code });
  await sandbox.expireTokens();
  await visitor.send("/api/bff/account/wallets");
  const cookies = [...visitor.cookies.values()];
  await visitor.post("/api/session/logout");
  const log = relayedApplication.lines.join("\n");
  expect(log).toContain("session/login");
  const secrets = [...issuedTokens(relay), ...cookies, API_KEY, TEST_SECRET, PASSWORD];
  for (const secret of [...secrets, `"${code}"`, "in-the-query", "eyJhbGciOi"]) {
    expect(log.includes(secret), `found ${secret.slice(0, 12)}…`).toBe(false);
  }
});

/** RainbowKit asks a service of its own with a header of this name; our policy lets nothing reach it. */
const HEADER_OF_RAINBOWKIT = 'baseUrl:"https://enhanced-provider.rainbow.me",headers:{"x-api-key":';

test("R6.1 no file of the browser's bundle names the key's variable or the upstream's paths", () => {
  const folder = `${ROOT}.next/static`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(js|css|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
  const words = ["UPSTREAM_API_KEY", "SESSION_SECRET", "x-api-key", "/auth/client", API_KEY];
  const found = files.flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, "utf8").replaceAll(HEADER_OF_RAINBOWKIT, "");
    return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(found).toEqual([]);
});
