import type { Locator } from "@playwright/test";
import { fromUnits, toUnits } from "../../../lib/money/units.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

/** The amounts of a wallet's table: what it opened with, what moved, what it closed with. */
async function amountsOf(table: Locator) {
  return table.locator("tbody tr").evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector("th")?.firstChild?.textContent ?? "",
      raw: row.querySelector("td [data-amount]")?.getAttribute("data-amount") ?? "",
    })),
  );
}

test("R15.1 R15.2 a statement adds up wallet by wallet, and prints without the menu, in Arabic from right to left", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions");
  await page.getByRole("link", { name: "Account statement" }).click();
  await expect(page).toHaveTitle("Account statement | Merlin BTC");
  await page.getByRole("link", { name: "Last month" }).click();
  await expect(page).toHaveURL(/\/statement\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  const statement = page.getByRole("region", { name: "Account statement" });
  await expect(statement.getByText(/^S\d+-\d{8}-\d{8}-[0-9A-F]{8}$/)).toBeVisible();
  const tables = statement.getByRole("table");
  expect(await tables.count()).toBeGreaterThan(1);
  for (const table of await tables.all()) {
    const rows = await amountsOf(table);
    const closing = rows.findIndex(({ name }) => name === "Closing balance");
    expect(closing).toBeGreaterThan(0);
    const sum = rows.slice(0, closing).reduce((units, { raw }) => units + toUnits(raw), 0n);
    expect(fromUnits(sum)).toBe(rows[closing]?.raw);
    expect(rows[0]?.name).toBe("Opening balance");
  }

  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(
    page.locator("header, aside, nav, main button, main form").locator("visible=true"),
  ).toHaveCount(0);
  const moments = page.locator("main .moment-full");
  expect(await moments.count()).toBeGreaterThan(1);
  for (const moment of await moments.all()) {
    await expect(moment).toBeVisible();
    expect(await moment.innerText()).toMatch(/20\d\d.+UTC$/s);
  }
  // On wide paper, too, nothing is left where the menu stood.
  const sheet = await page.locator("main").boundingBox();
  expect(sheet?.width).toBeGreaterThan(1_200);
  await expect(page.locator("main")).toHaveCSS("padding", "0px");
  const first = page.getByRole("table").first();
  await expect(first.locator("thead")).toHaveCSS("display", "table-header-group");
  const [name, amount] = await Promise.all(
    ["th", "td"].map((cell) => first.locator(`tbody tr:first-child ${cell}`).boundingBox()),
  );
  expect(name?.x).toBeGreaterThan(amount?.x ?? Number.POSITIVE_INFINITY);
  await expect(page.locator("main").getByText("Merlin BTC")).toBeVisible();
});

test("a period that is too long says so and keeps its days", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions/statement?from=2020-01-01&to=2021-01-01");
  await expect(page.getByText("A statement covers up to 366 days.")).toBeVisible();
  await expect(page.getByLabel("From")).toHaveValue("2020-01-01");
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("2021-01-01");
});
