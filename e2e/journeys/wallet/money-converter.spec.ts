import type { Locator, Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectUncovered } from "../../fixtures/browser/extent.ts";
import { chooseLanguage } from "../../fixtures/browser/language-menu.ts";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const from = (page: Page) => page.getByLabel("Amount", { exact: true });
/** As wide as each screen that a drawing is made for, and the narrowest one. */
const WIDTHS = [320, 390, 820, 1440];
/** A price is as long, and the longest amount that a wallet holds. */
const LONG_AMOUNTS = ["100055.41", "12325636.89", "1234567.890123456789012345"];

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

test("R9.2 R9.3 no digit of an amount is hidden, however long and however narrow its panel", {
  tag: "@deep",
}, async ({ page }) => {
  const hidden: string[] = [];
  const look = async (field: Locator, where: string) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await field.evaluate((one) => {
        const around = one.closest(".card, [role=dialog]")?.getBoundingClientRect();
        const panel = one.closest(".rounded-card")?.getBoundingClientRect();
        const outside = (panel?.right ?? 0) - (around?.right ?? 0);
        return Math.max(one.scrollWidth - one.clientWidth, outside);
      });
      if (beyond > 0) hidden.push(`${where}, ${width} px: ${beyond} px`);
    }
  };
  await page.goto("/token-price/BTC");
  await expect(to(page)).toHaveValue(/\d{5}/);
  await look(to(page), "one bitcoin");
  for (const amount of LONG_AMOUNTS) {
    await from(page).fill(amount);
    for (const field of [from(page), to(page)]) await look(field, `converter of ${amount}`);
  }
  for (const action of ["convert", "transfer"]) {
    await page.goto(`/wallet/USDT?action=${action}`);
    const field = page.getByRole("dialog").locator("input[inputmode=decimal]").first();
    await expectLive(field);
    for (const amount of LONG_AMOUNTS) {
      await field.fill(amount);
      await look(field, `${action} of ${amount}`);
    }
  }
  expect(hidden).toEqual([]);
});

test("R9.3 the ring around the first field of a dialog is whole", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/wallet/USDT?action=convert");
  const field = page.getByRole("dialog").locator("input[inputmode=decimal]");
  await expectLive(field);
  await field.press("ArrowLeft");
  const room = await field.evaluate((one) => {
    const panel = one.closest(".rounded-card");
    const body = one.closest(".modal-body");
    if (!panel || !body) return Number.NaN;
    const { outlineOffset, outlineWidth } = getComputedStyle(panel);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return panel.getBoundingClientRect().top - ring - body.getBoundingClientRect().top;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
