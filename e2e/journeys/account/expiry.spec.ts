import type { BrowserContext, Page } from "@playwright/test";
import { expectPage, followMenu, keptCookies, signIn } from "../../fixtures/browser/browser.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { refreshesIn, type SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const WAYS: readonly {
  name: string;
  expire: (context: BrowserContext, sandbox: SandboxControl) => Promise<unknown>;
}[] = [
  { name: "called expired by the upstream", expire: (_, sandbox) => sandbox.expireTokens() },
  { name: "past its end", expire: (context) => context.clearCookies({ name: "accessToken" }) },
];

async function expectWallets(page: Page): Promise<void> {
  await expect(page).toHaveURL("/wallet");
  for (const symbol of ["USDT", "MERLIN", "mBTC", "AmBTC"]) {
    await expect(
      page.getByRole("main").getByRole("link", { name: symbol, exact: true }),
    ).toBeVisible();
  }
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

for (const { name, expire } of dueAt(WAYS, 1, 2)) {
  test(`R8.1 a click on a link with a token ${name} shows the page in the same document, with one refresh`, async ({
    page,
    context,
    sandbox,
  }) => {
    // A background call of the page would renew the session as well.
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
    await expire(context, sandbox);
    const upstream = await sandbox.requestsDuring(async () => {
      await followMenu(page, "Wallet");
      await expectWallets(page);
    });
    expect(refreshesIn(upstream)).toHaveLength(1);
    await expect(page.locator("body[data-same-document]")).toHaveCount(1);
    await expect(page.locator("[data-session-refresh]")).toHaveCount(0);
  });
}

for (const { name, expire } of dueAt(WAYS, 0, 2)) {
  test(`R8.1 a reload with a token ${name} shows the page, with one refresh`, {
    tag: "@deep",
  }, async ({ page, context, sandbox }) => {
    await page.goto("/wallet", { waitUntil: "networkidle" });
    await expire(context, sandbox);
    const upstream = await sandbox.requestsDuring(async () => {
      await page.reload();
      await expectWallets(page);
    });
    expect(refreshesIn(upstream)).toHaveLength(1);
  });
}

test("R8.1 several expiries in a row are each renewed on the way", { tag: "@deep" }, async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto("/dashboard");
  const steps = [
    ["Wallet", "/wallet"],
    ["Airdrop", "/airdrop"],
    ["Dashboard", "/dashboard"],
    ["Wallet", "/wallet"],
  ] as const;
  for (const [name, path] of steps) {
    // The mark that stops loops; its ten seconds are over.
    await context.clearCookies({ name: "refreshGuard" });
    await sandbox.expireTokens();
    await followMenu(page, name);
    await expect(page).toHaveURL(path);
    await expectPage(page, name);
    await expect(page.getByText("We couldn’t load this")).toHaveCount(0);
  }
});

test("R8.1 the refresh of figures in the background survives an expired token", {
  tag: "@deep",
}, async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto("/wallet", { waitUntil: "networkidle" });
  await expectWallets(page);
  await sandbox.expireTokens();
  const upstream = await sandbox.requestsDuring(async () => {
    const answer = page.waitForResponse("**/api/bff/account/wallets");
    await page.clock.fastForward(15_000);
    expect((await answer).status()).toBe(200);
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
});

test("R4.1 a session that the upstream ended leads to the login page with the reason, by link and by load", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await sandbox.revokeSessions("anna");
  await followMenu(page, "Wallet");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fwallet&reason=expired$/);
  await expect(page.getByText("You’ve been logged out. Log in again.")).toBeVisible();
  expect(await keptCookies(context)).toEqual([]);

  await signIn(context, application.url, "anna");
  // Nothing that lives may learn of it before the load.
  await page.goto("about:blank");
  await sandbox.revokeSessions("anna");
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fprofile&reason=expired$/);
  expect(await keptCookies(context)).toEqual([]);
});
