import { expect, test } from "../fixtures/test.ts";

test("R4.2 anna signs in over the handler and reads her wallets", async ({ visitor }) => {
  expect((await visitor.login("anna")).json()).toEqual({ next: "/airdrop" });
  const wallets = await visitor.send("/api/bff/account/wallets");
  expect(wallets.status).toBe(200);
});

test("R4.6 a guest in a browser is sent to the login page", async ({ page }) => {
  await page.goto("/wallet");
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fwallet$/);
});
