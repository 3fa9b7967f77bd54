import { openPurchase } from "../../fixtures/browser/lost-order.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { enterWithMerlin, openProduct } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

const REASON = "The moon is in the wrong quarter.";
const REFUSED = {
  ...{ method: "POST", times: 1, status: 422 },
  body: { statusCode: 4220, message: "", errors: { moon: [REASON] } },
} as const;

test("R5.1 R8.2 what is refused for a field that the form lacks says at the form why", {
  tag: "@deep",
}, async ({ page, context, application, upstream, sandbox }) => {
  await enterWithMerlin(context, application.url, { upstream, sandbox }, "500");
  const dialog = page.getByRole("dialog");
  await openLive(page, "/earning/stake");
  await openProduct(page, "Flexible");
  await dialog.getByLabel("You stake").fill("100");
  await sandbox.fail({ path: "/auth/staking/subscribe", ...REFUSED });
  await dialog.getByRole("button", { name: "Stake 100 MERLIN", exact: true }).click();
  await expect(dialog.getByText(REASON)).toBeVisible();
  await expect(dialog.getByText("We couldn’t accept this.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Stake 100 MERLIN", exact: true }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Redeem", exact: true }).click();
  await sandbox.fail({ path: "/auth/staking/positions", ...REFUSED });
  await dialog.getByRole("button", { name: /^Redeem/ }).click();
  await expect(dialog.getByText(REASON)).toBeVisible();
});

test("R5.1 R8.2 a purchase that is refused for such a field says so too", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "400" });
  const dialog = await openPurchase(page, "Nano");
  await sandbox.fail({ path: "/auth/client/market/orders", ...REFUSED });
  await dialog.getByRole("button", { name: "Pay $135.00" }).click();
  await expect(dialog.getByText(REASON)).toBeVisible();
  await expect(dialog.getByText("We couldn’t accept this.")).toHaveCount(0);
});
