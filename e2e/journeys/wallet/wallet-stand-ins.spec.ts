import type { Locator, Page } from "@playwright/test";
import { startApplication } from "../../fixtures/application.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import {
  walletCard,
  walletsDialog,
  watchForeignHosts,
} from "../../fixtures/browser/wallet-test.ts";
import { test as base, expect } from "../../fixtures/test.ts";
import { walletStandIns } from "../../sandbox/http/wallet-stand-ins.ts";

/** As long as a wallet has for its answer. */
const LIMIT_MS = 20_000;

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

function unreachable(name: string): string {
  return `We couldn’t reach ${name}. Check your connection and try again, or choose another wallet.`;
}

/** What each wallet of the dialog needs, and says where that is not there. */
const ENDINGS = [
  { name: "MetaMask", needs: "relay", says: unreachable("MetaMask") },
  { name: "Binance Wallet", needs: "relay", says: unreachable("Binance Wallet") },
  { name: "Trust Wallet", needs: "relay", says: unreachable("Trust Wallet") },
  { name: "Coinbase Wallet", needs: "window", says: "No changes made." },
  { name: "Blocto", needs: "extension", says: /^We couldn’t find Blocto in this browser\./ },
  {
    name: "Browser Wallet",
    needs: "extension",
    says: /^We couldn’t find Browser wallet in this browser\./,
  },
  { name: "Ledger", needs: "script", says: /^Ledger shared no account\./ },
  { name: "WalletConnect", needs: "relay", says: unreachable("WalletConnect") },
  { name: "WalletConnect Modal", needs: "own dialog", says: unreachable("WalletConnect") },
] as const;

test("R2.15 R8.5 all nine connectors are offered under names of their own, and each that is pressed ends in its own words", {
  tag: "@deep",
}, async ({ context, application, upstream }) => {
  // Not the fixture's page: the browser reports every refused request as an error.
  const page = await context.newPage();
  await signIn(context, application.url, "anna");
  const hosts = watchForeignHosts(page, application.url);
  await openWallets(page);
  const options = walletsDialog(page).locator("[data-testid^=rk-wallet-option-]");
  await expect(options).toHaveText(ENDINGS.map(({ name }) => name));
  expect([...hosts]).toEqual([]);

  for (const { name, needs, says } of ENDINGS) {
    const opened = needs === "window" ? page.waitForEvent("popup") : null;
    const relay = needs === "relay" ? page.waitForEvent("websocket") : null;
    await row(page, name).click();
    const place = needs === "own dialog" ? walletCard(page) : walletsDialog(page);
    const line = place.getByRole("status").first();
    if (needs === "relay" || needs === "own dialog") {
      await expect(line).toContainText(`Open ${name.replace(" Modal", "")} and confirm`);
      if (relay) expect(new URL((await relay).url()).host).toBe(new URL(upstream.url).host);
      else await expect(walletsDialog(page)).toHaveCount(0);
      await page.clock.fastForward(LIMIT_MS);
    }
    if (opened) {
      await (await opened).close();
      await expect(line).toContainText(`Open ${name} and confirm the connection there.`);
      await line.getByRole("button", { name: "Cancel" }).click();
    }
    await expect(line, name).toHaveText(says);
  }
});
