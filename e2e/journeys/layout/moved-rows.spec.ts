import type { Locator } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

const PHONE = { width: 390, height: 844 };

/** How far a row fades at its end. */
function fadeOf(row: Locator): Promise<string> {
  return row.evaluate((one) => getComputedStyle(one).getPropertyValue("--fade"));
}

test("R9.3 a row that is moved fades at its end until the last of it is seen, one that has room does not", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(PHONE);
  await page.goto("/transactions");
  const actions = page.getByRole("link", { name: "Account statement" }).locator("..");
  await expect.poll(() => fadeOf(actions)).toBe("32px");
  await actions.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: "instant" }));
  await expect.poll(() => fadeOf(actions)).toBe("0px");

  await page.goto("/setting");
  const tabs = page
    .getByRole("link", { name: "Security", exact: true })
    .locator("xpath=ancestor::nav");
  await expect.poll(() => fadeOf(tabs)).toBe("0px");
});

test("R9.3 the sign of a chart's table keeps its size beside no other line, and its words end with the chart", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(PHONE);
  await page.goto("/network");
  const button = page.getByRole("button", { name: "Show as a table" });
  const [sign, end, edge] = await button.evaluate((one) => [
    one.querySelector("svg")?.getBoundingClientRect().width,
    one.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(one).paddingRight),
    one.closest("figure")?.getBoundingClientRect().right,
  ]);
  expect(sign).toBe(16);
  expect(end).toBeCloseTo(edge ?? 0, 0);
});
