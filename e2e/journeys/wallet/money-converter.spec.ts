import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const from = (page: Page) => page.getByLabel("Amount", { exact: true });
const to = (page: Page) => page.getByLabel("Result", { exact: true });

test.beforeEach(async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/token-price/mBTC");
  await expectLive(from(page));
});

test("R9.2 an amount is converted both ways, swapped, and copied as a plain decimal", {
  tag: "@deep",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByLabel("To token").selectOption("AmBTC");
  await from(page).fill("1,234.5");
  await expect(to(page)).toHaveValue("1234500");
  await expect(page.getByRole("status").filter({ hasText: "=" })).toHaveText(
    "1,234.5 mBTC = 1,234,500 AmBTC",
  );
  await to(page).fill("0.000000000000001");
  await expect(from(page)).toHaveValue("0.000000000000000001");
  await page.getByRole("button", { name: "Swap tokens" }).click();
  await expect(from(page)).toHaveValue("0.000000000000001");
  await expect(page.getByLabel("From token")).toHaveValue("AmBTC");
  await page.getByRole("button", { name: /^Copy / }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("0.000000000000000001");
});

test("what is no amount is told at the field, keeps what was typed, and asks nobody", {
  tag: "@deep",
}, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") calls.push(request.url());
  });
  for (const text of ["1e9", "1,5", "三", "--1", "-1"]) {
    await from(page).fill(text);
    await expect(from(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Enter a plain number")).toBeVisible();
    await expect(from(page)).toHaveValue(text);
    await expect(to(page)).toHaveValue("");
  }
  await from(page).fill("9".repeat(400));
  await expect(page.getByText("This amount is too large.")).toBeVisible();
  await from(page).fill("1.0000000000000000001");
  await expect(page.getByText("mBTC takes up to 18 decimals.")).toBeVisible();
  await from(page).fill("");
  await expect(from(page)).not.toHaveAttribute("aria-invalid", "true");
  expect(calls).toEqual([]);
});
