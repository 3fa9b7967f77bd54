import type { TaxReport } from "../../../lib/contract/records/tax.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { leaveByKey } from "../../fixtures/browser/lost-order.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { read } from "../../fixtures/equal-amounts.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R15.6 a cost that nobody knows is marked, is filled in once, and then counts", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await sandbox.deposit("fred", "mBTC", "1");
  const fred = new Visitor(application.url);
  await fred.login("fred");
  const { quoteId } = await order<{ quoteId: string }>(fred, "account/wallet/convert/quote", {
    ...{ from: "mBTC", to: "USDT", amount: "1" },
  });
  await order(fred, "account/wallet/convert", { quoteId });

  await signIn(context, application.url, "fred");
  await page.goto("/transactions");
  await page.getByRole("link", { name: "Tax report" }).click();
  await expect(page).toHaveTitle("Tax report | Merlin BTC");
  await expect(page.getByText("Some costs aren’t known")).toBeVisible();
  const row = page
    .getByRole("region", { name: "Disposals" })
    .getByRole("listitem")
    .filter({ hasText: "Cost not known" })
    .filter({ hasText: "1 mBTC" })
    .last();
  await row.getByRole("button", { name: "Add cost" }).click();
  const dialog = page.getByRole("dialog", { name: "Add cost" });
  await dialog.getByRole("button", { name: "Save cost" }).click();
  await expect(dialog.getByLabel("Total cost")).toHaveAttribute("aria-invalid", "true");
  const day = dialog.getByLabel("Acquired on");
  await expect(day, "nobody knows it").toHaveValue("");
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await day.fill("2025-01-01");
  await dialog.getByLabel("Total cost").fill("0");
  await dialog.getByRole("button", { name: "Save cost" }).click();
  await expect(page.getByText("Cost saved.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const filled = page
    .getByRole("listitem")
    .filter({ hasText: "1 mBTC" })
    .filter({ hasText: "Cost $0.00" });
  await expect(filled).toBeVisible();

  const year = await page
    .getByRole("navigation", { name: "Year" })
    .getByRole("link")
    .first()
    .innerText();
  const { summary } = await read<Pick<TaxReport, "summary">>(
    fred,
    `transaction/tax-report?year=${year}&method=fifo`,
  );
  const sums = page.getByRole("region", { name: "Summary" }).locator("[data-amount]:visible");
  const shown = await sums.evaluateAll((all) => all.map((one) => one.getAttribute("data-amount")));
  const { proceeds, cost, gain, loss, income, fees } = summary;
  expect(shown).toEqual([proceeds, cost, gain, loss, income, fees]);
});

test("R15.6 a cost that another tab has filled in is said to be, and the page shows it", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, enterAsNew }) => {
  const username = await enterAsNew();
  await sandbox.deposit(username, "mBTC", "1");
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  const { quoteId } = await order<{ quoteId: string }>(visitor, "account/wallet/convert/quote", {
    ...{ from: "mBTC", to: "USDT", amount: "1" },
  });
  await order(visitor, "account/wallet/convert", { quoteId });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openLive(tab, "/transactions/tax");
    await tab.getByRole("button", { name: "Add cost" }).click();
    await tab.getByLabel("Acquired on").fill("2025-01-01");
    await tab.getByLabel("Total cost").fill("80");
  }
  const save = { name: "Save cost" };
  await other.getByRole("button", save).click();
  await expect(other.getByText("Cost saved.")).toBeVisible();
  await page.getByLabel("Total cost").fill("70");
  await page.getByRole("button", save).click();
  const dialog = page.getByRole("dialog", { name: "Add cost" });
  await expect(page.locator("li", { hasText: "Cost $80" })).toBeAttached();
  await expect(dialog.getByText("This cost was already filled in.")).toBeVisible();
  await leaveByKey(page);
  await expect(page.locator("body")).not.toBeFocused();
});

test("a printed list says which of its pages it is", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.emulateMedia({ media: "print" });
  for (const path of [
    "/transactions/tax",
    "/transactions",
    "/transactions/daily-profit?range=90d",
  ]) {
    await page.goto(path);
    const paging = page.getByRole("main").locator("[data-paging]");
    await expect(paging, path).toHaveText(/Page 1 of \d+/);
    await expect(paging.getByText(/Page 1 of \d+/), path).toBeVisible();
    await expect(page.getByRole("main").locator("nav a:visible"), path).toHaveCount(0);
  }
});
