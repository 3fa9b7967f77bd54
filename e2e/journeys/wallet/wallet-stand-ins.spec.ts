import type { Locator, Page } from "@playwright/test";
import { startApplication } from "../../fixtures/application.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import {
  walletCard,
  walletsDialog,
  watchForeignHosts,
} from "../../fixtures/browser/wallet-test.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { test as base, expect } from "../../fixtures/test.ts";
import { walletStandIns } from "../../sandbox/http/wallet-stand-ins.ts";

const NAMES = [
  "MetaMask",
  "Binance Wallet",
  "Trust Wallet",
  "Coinbase Wallet",
  "Blocto",
  "Browser Wallet",
  "Ledger",
  "WalletConnect",
  "WalletConnect Modal",
];

/** The application as `npm run demo` configures its wallets. */
const test = base.extend<object>({
  application: [
    async ({ upstream }, use) => {
      const application = await startApplication(upstream.url, walletStandIns(upstream.url));
      await use(application);
      await application.stop();
    },
    { scope: "worker" },
  ],
});

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

/** Opens the wallets' dialog; the world outside this machine is not there. */
async function openWallets(page: Page): Promise<void> {
  await page.context().route(/^https:/, (route) => route.abort());
  await page.clock.install();
  await openLive(page, "/wallet");
  await walletCard(page).getByRole("button", { name: "Connect wallet" }).click();
  await expect(walletsDialog(page)).toBeVisible();
}

function row(page: Page, name: string): Locator {
  return walletsDialog(page)
    .locator("[data-testid^=rk-wallet-option-]")
    .filter({ has: page.getByText(name, { exact: true }) });
}

test("R2.15 all nine connectors are offered, each under a name of its own", async ({ page }) => {
  await openWallets(page);
  const options = walletsDialog(page).locator("[data-testid^=rk-wallet-option-]");
  await expect(options).toHaveText(NAMES);
});

for (const [name, text] of [
  ["Blocto", /^We couldn’t find Blocto in this browser\./],
  ["Browser Wallet", /^We couldn’t find Browser wallet in this browser\./],
  ["Ledger", /^Ledger shared no account\./],
] as const) {
  test(`R2.15 R8.5 ${name} is pressed and says what is missing`, async ({
    page,
    application,
    upstream,
  }) => {
    const hosts = watchForeignHosts(page, application.url);
    await openWallets(page);
    await row(page, name).click();
    await expect(walletsDialog(page).getByRole("status")).toHaveText(text);
    expect([...hosts]).toEqual(name === "Ledger" ? [new URL(upstream.url).host] : []);
  });
}

/** They all go over the same relay. */
const RELAYED = [
  "MetaMask",
  "WalletConnect",
  ...(isExhaustive ? ["Binance Wallet", "Trust Wallet"] : []),
];

for (const name of RELAYED) {
  test(`R2.15 R8.5 ${name} is pressed and says that it cannot be reached where the relay refuses`, async ({
    context,
    upstream,
  }) => {
    // Not the fixture's page: the browser reports every refused request as an error.
    const page = await context.newPage();
    const relay = page.waitForEvent("websocket");
    await openWallets(page);
    await row(page, name).click();
    expect(new URL((await relay).url()).host).toBe(new URL(upstream.url).host);
    const line = walletsDialog(page).getByRole("status");
    await expect(line).toContainText(`Open ${name} and confirm`);
    await page.clock.fastForward(20_000);
    await expect(line).toHaveText(
      `We couldn’t reach ${name}. Check your connection and try again, or choose another wallet.`,
    );
  });
}

test("R2.15 WalletConnect Modal is pressed and its own dialog takes the place of ours", async ({
  context,
}) => {
  const page = await context.newPage();
  await openWallets(page);
  await row(page, "WalletConnect Modal").click();
  await expect(walletsDialog(page)).toHaveCount(0);
  const line = walletCard(page).getByRole("status").first();
  await expect(line).toContainText("Open WalletConnect and confirm");
});

test("R2.15 Coinbase Wallet is pressed, opens its own window, and can be given up", async ({
  context,
}) => {
  const page = await context.newPage();
  await openWallets(page);
  const opened = page.waitForEvent("popup");
  await row(page, "Coinbase Wallet").click();
  await (await opened).close();
  const line = walletsDialog(page).getByRole("status");
  await expect(line).toContainText("Open Coinbase Wallet and confirm the connection there.");
  await expect(line.getByRole("button", { name: "Cancel" })).toBeVisible();
});
