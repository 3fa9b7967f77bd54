import { accessibilityFindings } from "../../fixtures/browser/accessibility.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import {
  expect,
  installWallet,
  test,
  walletCard,
  walletsDialog,
} from "../../fixtures/browser/wallet-test.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";

test.beforeEach(async ({ context, application }) => {
  await signIn(context, application.url, "anna");
});

const LOOKS = [
  ["light", "en-US"],
  ["dark", "ar-SA"],
  ...(isExhaustive ? [["dark", "en-US"] as const] : []),
] as const;

test("R6.1 the wallets' dialog breaks no policy and has our colours, dark, light and in Arabic", async ({
  page,
  context,
  application,
  chains,
}) => {
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

test("R2.15 without a wallet the dialog says where to get one, and offers what the settings allow", async ({
  page,
}) => {
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
  await dialog.getByTestId("rk-wallet-option-metaMask").click();
  await expect(dialog.getByRole("link", { name: /Add to/ })).toHaveAttribute("href", /metamask/);
});

test("R4.9 the dialog says what a connected wallet permits, in the page's own language, and never offers it as a login", async ({
  page,
  context,
  application,
}) => {
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

test.describe("the wallets' dialog and the connected card", () => {
  // Axe runs as a script in the page.
  test.use({ bypassCSP: true });

  test("R9.2 have no accessibility fault, neither wide nor on a phone", async ({
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
