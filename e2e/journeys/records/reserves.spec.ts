import { readFile } from "node:fs/promises";
import { documentedCheck } from "../../../lib/testing/documented-check.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R15.41 R15.42 anybody sees what is owed and held, and a member checks the own balance step by step and takes the proof along", async ({
  page,
  context,
  application,
}) => {
  await openLive(page, "/");
  await page.locator("footer").getByRole("link", { name: "Proof of reserves" }).click();
  await expect(page).toHaveTitle("Proof of reserves | Merlin BTC");
  const totals = page.getByRole("region", { name: "Balances and assets" });
  await expect(totals.getByRole("row")).toHaveCount(5);
  await expect(totals.getByText("Simulated")).toBeVisible();
  await expect(page.getByText("It proves inclusion, not solvency.")).toBeVisible();
  const root =
    (await page
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .textContent()) ?? "";
  await page.getByRole("link", { name: "Check my balance" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fwallet%2Freserves$/);

  await signIn(context, application.url, "anna");
  await openLive(page, "/wallet");
  await page.getByRole("link", { name: "Check my balance" }).click();
  await expect(page).toHaveTitle("Your proof of reserves | Merlin BTC");
  const check = page.getByRole("status").filter({ hasText: "Your balance is included" });
  await expect(check).not.toContainText(/[0-9a-f]{64}/);
  const card = page.locator("section").filter({ has: check }).last();
  const steps = card.getByRole("listitem");
  await expect(steps.first()).toContainText("SHA-256 of your username");
  await expect(steps.filter({ hasText: "Root" })).toContainText(root);
  // The username, the root, the sums and the assets.
  await expect(card.getByText("Match", { exact: true })).toHaveCount(4);
  await expect(card.getByText("Mismatch")).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download proof" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(documentedCheck(file)).toBe("true");
  expect(documentedCheck(file.replace(root, root.split("").reverse().join("")))).toBe("false");
});

test("R15.42 whoever came after the snapshot is told so", async ({ page, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/wallet/reserves");
  await expect(page.getByRole("heading", { name: "You aren’t in this snapshot" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Download proof" })).toHaveCount(0);
});
