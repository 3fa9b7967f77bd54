import { toUnits } from "../../../lib/money/units.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const rawOf = (elements: Element[]) =>
  elements.map((element) => element.getAttribute("data-amount") ?? "");

test("a day's lines add up exactly to the day, and the days to the period", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions/daily-profit?range=7d");
  await expect(page).toHaveTitle("Daily Profit Transactions | Merlin BTC");
  const table = page.getByRole("region", { name: "Profit by day and source" });
  const rows = table.locator("[data-records]");
  await expect(rows).toHaveCount(7);
  const totals = await rows.locator("[data-amount]").evaluateAll(rawOf);
  const heading = page.getByRole("figure", { name: /^Profit in this period/ });
  const period = await heading.locator("p [data-amount]").first().getAttribute("data-amount");
  expect(toUnits(period ?? "")).toBe(totals.reduce((sum, total) => sum + toUnits(total), 0n));

  const busy = totals.findIndex((total) => /[1-9]/.test(total));
  expect(busy).toBeGreaterThanOrEqual(0);
  await rows.nth(busy).getByRole("link").first().click();
  await expect(page).toHaveURL(/[?&]day=\d{4}-\d\d-\d\d$/);
  const lines = table.getByRole("list", { name: "Profit of the day" }).getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  const values = await lines.locator("[data-amount]:last-child").evaluateAll(rawOf);
  const valueOfLines = values.filter((_, index) => index % 2 === 1);
  expect(valueOfLines.reduce((sum, value) => sum + toUnits(value), 0n)).toBe(
    toUnits(totals[busy] ?? ""),
  );
  await page.goBack();
  await expect(lines).toHaveCount(0);
});

test("the sources of a day stand apart in languages that write a row of units without a sign", {
  tag: "@deep",
}, async ({ visitor }) => {
  await visitor.login("anna");
  visitor.cookies.set("language", "zh-CN");
  const { text } = await visitor.open("/transactions/daily-profit?range=7d");
  expect(text).toMatch(/挖矿、|、挖矿/);
});

test("days are UTC days, and the page says what that is for the member", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions/daily-profit?from=2020-01-01&to=2020-01-31");
  await expect(
    page.getByText(/^By UTC day, which starts at \d{1,2}:\d\d( [AP]M)? for you\.$/),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "No profit in this period" })).toBeVisible();
  await page.getByRole("link", { name: "Last 30 days" }).click();
  await expect(page).toHaveURL("/transactions/daily-profit");
  await expect(page.getByRole("figure", { name: /^Profit in this period/ })).toBeVisible();
});

test("a week is named by the days whose profit it sums, where a filter cuts it", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  const day = (back: number) => new Date(Date.now() - back * 86_400_000);
  const isoOf = (date: Date) => date.toISOString().slice(0, 10);
  // From a Wednesday to the Thursday after it, weeks ago.
  const from = day(30 + ((day(30).getUTCDay() + 4) % 7));
  const to = new Date(from.getTime() + 86_400_000);
  await page.goto(`/transactions/daily-profit?from=${isoOf(from)}&to=${isoOf(to)}`);
  const shape = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const table = page.getByRole("region", { name: "Profit by day and source" });
  await expect(table.locator("[data-records]")).toHaveCount(2);
  // The year stands there in January.
  const names = [shape, { ...shape, year: "numeric" } as const].map((one) =>
    new Intl.DateTimeFormat("en-US", one).formatRange(from, to),
  );
  expect(names).toContain(await table.getByRole("heading", { level: 2 }).innerText());
});

test("a period without profit is said to be one, however many pages its days fill", {
  tag: "@deep",
}, async ({ relay, relayedApplication }) => {
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("anna");
  const items = Array.from({ length: 90 }, (_, back) => ({
    day: new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10),
    bySource: {},
    totalUSDT: "0",
  }));
  relay.intercept(({ path }) =>
    path.includes("/daily-profit")
      ? jsonAnswer({ items, page: 1, pageSize: 90, total: 90 })
      : undefined,
  );
  const { text } = await visitor.open("/transactions/daily-profit?range=90d");
  relay.intercept(undefined);
  expect(text).toContain("No profit in this period");
});

test("three months of profit are sent in 180 KB, each bar and each day as its figures", async ({
  application,
}) => {
  const anna = new Visitor(application.url);
  await anna.login("anna");
  const { text } = await anna.open("/transactions/daily-profit?range=90d");
  expect(text.match(/<span class="chart-bar/g)?.length).toBeGreaterThan(90);
  expect(text.length).toBeLessThan(180_000);
});
