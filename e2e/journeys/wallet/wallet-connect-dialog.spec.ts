import { accessibilityFindings } from "../../fixtures/browser/accessibility.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import {
  connectWallet,
  expect,
  installWallet,
  test,
  walletCard,
  walletsDialog,
} from "../../fixtures/browser/wallet-test.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { savedAddresses } from "../../fixtures/saved-addresses.ts";

test.beforeEach(async ({ context, application }) => {
  await signIn(context, application.url, "anna");
});

const LOOKS = [
  ["light", "en-US"],
  ["dark", "ar-SA"],
  ...(isExhaustive ? [["dark", "en-US"] as const] : []),
] as const;

test("R6.1 the wallets' dialog breaks no policy and has our colours, dark, light and in Arabic", {
  tag: "@deep",
}, async ({ page, context, application, chains }) => {
  await installWallet(page, chains);
  for (const [theme, language] of LOOKS) {
    const url = application.url;
    await context.addCookies([
      { name: "theme", value: theme, url },
      { name: "language", value: language, url },
    ]);
    await openLive(page, "/wallet");
    await page.locator("[aria-labelledby=blockchain-wallet] button[aria-haspopup=dialog]").click();
    const dialog = page.locator("[data-rk] [role=dialog]");
    await expect(dialog.getByTestId("rk-wallet-option-com.example.wallet")).toBeVisible();
    await expect(dialog.locator("[role=document]")).toHaveAttribute("lang", language);
    const background = theme === "dark" ? "rgb(24, 21, 33)" : "rgb(255, 255, 255)";
    await expect(dialog.locator("[role=document] > div > div").first()).toHaveCSS(
      "background-color",
      background,
    );
  }
});

test("R2.15 a dialog that could not be loaded once comes by itself where an address is added", {
  tag: "@deep",
}, async ({ page }) => {
  await openLive(page, "/wallet");
  const scripts = "**/_next/static/chunks/*.js";
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  await walletCard(page).getByRole("button", { name: "Connect wallet" }).click();
  await expect(page.getByText(/^We couldn’t load the wallet dialog/)).toBeVisible();
  await page.unroute(scripts);
  await savedAddresses(page).getByRole("button", { name: "Add an address" }).click();
  const own = page.getByRole("dialog", { name: "Add an address" });
  await own.getByRole("button", { name: "Connect wallet" }).click();
  await expect(walletsDialog(page)).toBeVisible();
  await expect(own).toHaveCount(0);
  await expect(page.getByText(/^We couldn’t load the wallet dialog/)).toHaveCount(0);
});

test("R2.13 Back closes the wallets’ dialog and stays on the page", { tag: "@deep" }, async ({
  page,
}) => {
  await openLive(page, "/wallet");
  await walletCard(page).getByRole("button", { name: "Connect wallet" }).click();
  await expect(walletsDialog(page)).toBeVisible();
  await page.goBack();
  await expect(walletsDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/wallet");
});

test("R2.15 without a wallet the dialog says where to get one, and offers what the settings allow", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/wallet");
  await walletCard(page).getByRole("button", { name: "Connect wallet" }).click();
  const dialog = walletsDialog(page);
  const options = dialog.locator("[data-testid^=rk-wallet-option-]");
  await expect(options).toHaveText([
    "MetaMask",
    "Binance Wallet",
    "Trust Wallet",
    "Coinbase Wallet",
    "Browser Wallet",
  ]);
  await dialog.getByTestId("rk-wallet-option-metaMask").press("Enter");
  await expect(dialog.getByRole("link", { name: /Add to/ })).toHaveAttribute("href", /metamask/);
  await expect(dialog.getByRole("status").last()).toHaveText("Get MetaMask");
  expect(
    await dialog.evaluate(
      (one) => one.ownerDocument.activeElement?.closest("[role=dialog]") === one,
    ),
  ).toBe(true);
});

test("R4.9 the dialog says what a connected wallet permits, in the page's own language, and never offers it as a login", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await context.addCookies([{ name: "language", value: "it-IT", url: application.url }]);
  for (const [width, promises] of [
    [1280, 3],
    [390, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openLive(page, "/wallet");
    await page.locator("[aria-labelledby=blockchain-wallet] button[aria-haspopup=dialog]").click();
    const dialog = walletsDialog(page);
    await expect(dialog.getByTestId("rk-wallet-option-metaMask")).toBeVisible();
    const note = dialog.locator("[lang=it-IT]").getByRole("listitem");
    await expect(note).toHaveCount(promises);
    await expect(dialog.getByRole("button")).toHaveCount(promises ? 7 : 6);
    await expect(dialog.getByText(/log in/i).filter({ visible: true })).toHaveCount(0);
  }
});

test.describe("on a phone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36",
    viewport: { width: 360, height: 640 },
    hasTouch: true,
  });

  test("R2.15 a wallet that announces itself is listed, once, and connects", {
    tag: "@deep",
  }, async ({ page, chains }) => {
    await installWallet(page, chains, {
      rdns: "io.metamask",
      name: "MetaMask",
      marks: ["isMetaMask"],
    });
    await openLive(page, "/wallet");
    await walletCard(page).getByRole("button", { name: "Connect wallet" }).tap();
    await expect(walletsDialog(page).getByRole("button", { name: "MetaMask" })).toHaveCount(1);
    await expect(walletsDialog(page).getByText(/^No wallet in this browser/)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await connectWallet(page, "io.metamask");
  });

  test("R2.15 without a wallet one is told how to open the page in the browser of a wallet", {
    tag: "@deep",
  }, async ({ page, application }) => {
    await openLive(page, "/wallet");
    await walletCard(page).getByRole("button", { name: "Connect wallet" }).tap();
    const dialog = walletsDialog(page);
    await expect(dialog.getByText(/^No wallet in this browser/)).toBeVisible();
    const { host } = new URL(application.url);
    const encoded = encodeURIComponent(`${application.url}/wallet`);
    for (const [name, href] of [
      ["MetaMask", `https://link.metamask.io/dapp/${host}/wallet`],
      ["Trust Wallet", `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}`],
      ["Coinbase Wallet", `https://go.cb-w.com/dapp?cb_url=${encoded}`],
    ] as const) {
      const link = dialog.getByRole("link", { name: `Open in ${name}` });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute("href", href);
    }
  });
});

test.describe("the wallets' dialog and the connected card", () => {
  // Axe runs as a script in the page.
  test.use({ bypassCSP: true });

  test("R9.2 have no accessibility fault, neither wide nor on a phone", { tag: "@deep" }, async ({
    page,
    chains,
  }) => {
    await installWallet(page, chains);
    await page.goto("/wallet");
    await walletCard(page).getByRole("button", { name: "Connect wallet" }).click();
    await expect(page.getByTestId("rk-wallet-option-com.example.wallet")).toBeVisible();
    expect(await accessibilityFindings(page, "dialog", "phone")).toEqual([]);
    await page.getByTestId("rk-wallet-option-com.example.wallet").click();
    await expect(walletCard(page).locator("[data-amount]")).toBeVisible();
    expect(await accessibilityFindings(page, "card")).toEqual([]);
  });
});

test("R9.3 a phone on its side and a zoomed page reach both ends of the wallets' dialog", {
  tag: "@deep",
}, async ({ page, chains }) => {
  await installWallet(page, chains);
  for (const size of [
    { width: 844, height: 390 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await openLive(page, "/wallet");
    await walletCard(page).getByRole("button", { name: "Connect wallet" }).click();
    const dialog = walletsDialog(page);
    const last = dialog.getByTestId(/^rk-wallet-option-/).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await dialog.getByRole("button", { name: "Close" }).click({ timeout: 5000 });
    await expect(dialog).toBeHidden();
  }
});
