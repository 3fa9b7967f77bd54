import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R9.3 a transaction prints on one sheet, from its title to its sums", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions");
  const row = page.getByRole("main").getByRole("link", { name: "USDT to MERLIN" }).first();
  await page.goto((await row.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Conversion" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Balance changes" })).toBeVisible();
  const sheets = await page.pdf({ format: "A4" });
  expect(sheets.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});
