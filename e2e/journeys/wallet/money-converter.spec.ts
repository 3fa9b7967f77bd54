import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectUncovered } from "../../fixtures/browser/extent.ts";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
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
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const error = page.getByText("Enter a plain number");
    await error.scrollIntoViewIfNeeded();
    await expectUncovered(page.locator("p", { has: error }), `${width} px`);
  }
  await from(page).fill("9".repeat(400));
  await expect(page.getByText("This amount is too large.")).toBeVisible();
  await from(page).fill("1.0000000000000000001");
  await expect(page.getByText("mBTC takes up to 18 decimals.")).toBeVisible();
  await from(page).fill("");
  await expect(from(page)).not.toHaveAttribute("aria-invalid", "true");
  expect(calls).toEqual([]);
});

test("R4.5 R9.2 what is typed stays the same amount when the language changes, here or in another tab", async ({
  page,
  context,
}) => {
  await from(page).fill("1.234");
  const worth = await to(page).getAttribute("data-amount");
  expect(worth).toMatch(/\d/);
  const transfer = await context.newPage();
  await transfer.goto("/wallet/MERLIN?action=transfer");
  const amount = transfer.locator("dialog, [role=dialog]").locator("input[inputmode=decimal]");
  await expectLive(amount);
  await amount.fill("1.234");
  await chooseLanguage(page, "Deutsch", "#account-menu");
  const field = page.locator("main input[inputmode=decimal]");
  for (const input of [field.first(), amount]) {
    await expect(input).toHaveValue("1,234");
    await expect(input).toHaveAttribute("data-amount", "1.234");
  }
  await expect(field.last()).toHaveAttribute("data-amount", worth ?? "");
  await amount.fill("2.345,5");
  await chooseLanguage(page, "English", "#account-menu");
  await expect(amount).toHaveValue("2345.5");
  await expect(field.first()).toHaveValue("1.234");
  await expect(field.last()).toHaveAttribute("data-amount", worth ?? "");
});
