import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import {
  chooseWallet,
  connectWallet,
  expect,
  installWallet,
  test,
  walletCard,
  walletsDialog,
  watchForeignHosts,
} from "../../fixtures/browser/wallet-test.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";

const KIT_URL = "https://kit.example/connect.js";
/** What the kit is to the page: a global with a provider, here the wallet of the test. */
const KIT = `window.ledgerConnectKit = {
  checkSupport: () => ({}),
  getProvider: async () => window.ethereum,
};`;
const INTEGRITY = `sha384-${createHash("sha384").update(KIT).digest("base64")}`;

test.use({
  walletEnv: {
    WALLETCONNECT_PROJECT_ID: "0123456789abcdef0123456789abcdef",
    LEDGER_CONNECT_KIT_URL: KIT_URL,
    LEDGER_CONNECT_KIT_INTEGRITY: INTEGRITY,
    BLOCTO_ENABLED: "true",
  },
});

test.beforeEach(async ({ context, application }) => {
  await signIn(context, application.url, "anna");
});

async function serveKit(page: Page, body: string): Promise<void> {
  await page.route(KIT_URL, (route) =>
    route.fulfill({
      body,
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
    }),
  );
}

const MARKED = [
  ["metaMask", ["isMetaMask"], "MetaMask"],
  ["binance", ["isBinance"], "Binance Wallet"],
  ["trust", ["isTrust"], "Trust Wallet"],
  ["blocto", ["isBlocto"], "Blocto"],
  ["coinbase", ["isCoinbaseWallet"], "Coinbase Wallet"],
  ["injected", [], "Browser Wallet"],
] as const;

/** The last half by the same rule as the first; unit tests know every mark. */
const KNOWN = MARKED.slice(0, isExhaustive ? MARKED.length : MARKED.length / 2);

test("R2.15 each browser wallet is known by its marks and connects under its own name", {
  tag: "@deep",
}, async ({ context, chains }) => {
  for (const [id, marks, name] of KNOWN) {
    const page = await context.newPage();
    await installWallet(page, chains, { isAnnounced: false, injected: true, marks });
    await page.goto("/wallet");
    await connectWallet(page, id);
    await expect(walletCard(page).getByText(name, { exact: true }), name).toBeVisible();
    await page.close();
  }
});

test("R2.15 Ledger's script is loaded on the choice, and only with its checksum", {
  tag: "@deep",
}, async ({ context, application, chains }) => {
  // Not the fixture's page: the browser reports the refused script as an error.
  const page = await context.newPage();
  const hosts = watchForeignHosts(page, application.url);
  await installWallet(page, chains, { isAnnounced: false, injected: true });
  await serveKit(page, `${KIT} /* changed */`);
  await openLive(page, "/wallet");
  await chooseWallet(page, "ledger");
  const line = walletsDialog(page).getByRole("status").first();
  await expect(line).toHaveText(/^We couldn’t find Ledger in this browser\./);
  // The dialog goes on to say that it opens the wallet.
  await expect(walletsDialog(page).getByText(/^Opening Ledger/)).toBeHidden();
  expect([...hosts]).toEqual(["kit.example"]);
  await page.unroute(KIT_URL);
  await serveKit(page, KIT);
  await walletsDialog(page).getByRole("button", { name: "RETRY" }).click();
  await expect(walletCard(page).getByText("Ledger", { exact: true })).toBeVisible();
});

test("R2.15 WalletConnect asks its relay on the choice only, and gives up where none answers", {
  tag: "@deep",
}, async ({ context, application }) => {
  // Not the fixture's page: the browser reports every refused request as an error.
  const page = await context.newPage();
  const hosts = watchForeignHosts(page, application.url);
  await page.route(/^https:/, (route) => route.abort());
  await page.routeWebSocket(/^wss:/, () => {});
  await page.clock.install();
  await openLive(page, "/wallet");
  const connect = walletCard(page).getByRole("button", { name: "Connect wallet" });
  await connect.hover();
  await connect.click();
  const option = page.getByTestId("rk-wallet-option-walletConnectCode");
  await expect(option).toBeVisible();
  expect([...hosts]).toEqual([]);
  await option.click();
  const line = walletsDialog(page).getByRole("status").first();
  await expect(line).toContainText("Open WalletConnect");
  await page.clock.fastForward(20_000);
  await expect(line).toHaveText(/^We couldn’t reach WalletConnect\./);
});

test("R7.6 the balance comes from the next address of the network when the first one errs", {
  tag: "@deep",
}, async ({ page, chains }) => {
  await installWallet(page, chains);
  const [first, next] = [chains.urls[56], chains.urls[56].replace("127.0.0.1", "localhost")];
  const fail = { status: 503, headers: { "access-control-allow-origin": "*" } };
  await page.route(first, (route) => route.fulfill(fail));
  await page.route(next, (route) => route.fulfill(fail), { times: 2 });
  await page.goto("/wallet");
  await connectWallet(page);
  const card = walletCard(page);
  await expect(card.getByText("We couldn’t reach the network.")).toBeVisible();
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.locator('[data-amount="10000.000000000000000000"]')).toBeVisible();
});
