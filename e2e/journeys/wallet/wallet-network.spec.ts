import { followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { accountMenu } from "../../fixtures/browser/menus.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R2.4 the address chooses the network anywhere, the visit keeps it, and the member can change it", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/team?chain=bsc-testnet&page=1");
  const chip = page.getByRole("banner").getByRole("button", { name: /^BNB Smart Chain Testnet/ });
  await expect(chip).toBeVisible();
  await followMenu(page, "Wallet");
  await expect(page).toHaveURL("/wallet");
  const card = page.getByRole("region", { name: "Blockchain wallet" });
  await expect(card.getByRole("radio", { name: "BNB Smart Chain Testnet" })).toBeChecked();
  await openLive(page, "/wallet/USDT");
  const note = page.getByText(/^You chose BNB Smart Chain Testnet for your wallet\./);
  await expect(note).toBeVisible();

  await openLive(page, "/team?chainId=97&page=1");
  await chip.click();
  const menu = accountMenu(page);
  await menu.getByText("BNB Smart Chain", { exact: true }).click();
  await expect(chip).toBeHidden();
  await expect(page).toHaveURL("/team?page=1");
  await openLive(page, "/wallet/USDT");
  await expect(note).toBeHidden();

  await openLive(page, "/dashboard?chain=97");
  await expect(chip).toBeVisible();
  await openLive(page, "/dashboard?chain=moon");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(chip).toBeHidden();
});
