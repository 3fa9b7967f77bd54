import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R2.1 filters stand in the address, narrow the list, and Back brings each one again", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions");
  await expect(page).toHaveTitle("All Transactions | Merlin BTC");
  const main = page.getByRole("main");
  await main.getByLabel("Wallet").selectOption("MERLIN");
  await main.getByLabel("Type").selectOption("Staking reward");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/transactions?symbol=MERLIN&type=stake_reward");
  const rows = main.locator("[data-records]");
  await expect(rows.first()).toContainText("Staking reward");
  for (const text of await rows.allInnerTexts()) expect(text).toContain("Staking reward");
  await main.getByRole("link", { name: "30 d" }).click();
  await expect(page).toHaveURL("/transactions?symbol=MERLIN&type=stake_reward&range=30d");
  await main.getByRole("link", { name: "Oldest first" }).click();
  await expect(page).toHaveURL(/range=30d&sort=createdAt$/);
  await expect(main.getByRole("link", { name: "Newest first" })).toBeVisible();
  const times = await rows
    .locator("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(times).toEqual(times.toSorted());
  await page.goBack();
  await expect(page).toHaveURL(/range=30d$/);
  await page.goBack();
  await expect(page).toHaveURL(/type=stake_reward$/);
  await expect(main.getByLabel("Type")).toHaveValue("stake_reward");
  await main.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/transactions");
  await expect(main.getByLabel("Type")).toHaveValue("");
});

test("R2.1 the filters of a phone count what is set among them, and the period says its days with the year of another one", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize({ width: 390, height: 844 });
  const year = new Date().getUTCFullYear();
  const last = year - 1;
  for (const [query, count, period] of [
    ["range=7d", "Filters", "Period"],
    [`from=${year}-01-05&to=${year}-01-05`, "Filters · 1 set", "Jan 5"],
    [
      `from=${last}-12-01&to=${last}-12-31&type=stake_reward`,
      "Filters · 2 set",
      `Dec 1 – 31, ${last}`,
    ],
    [`from=${year}-01-05`, "Filters · 1 set", "From Jan 5"],
    [`to=${last}-12-31`, "Filters · 1 set", `Up to Dec 31, ${last}`],
  ] as const) {
    await page.goto(`/transactions?${query}`);
    // Folded away where nothing in it is set.
    const form = page.getByRole("search", { includeHidden: true });
    await expect(page.getByRole("main").getByText(count, { exact: true }), query).toBeVisible();
    await expect(form.locator("summary"), query).toHaveText(period);
    await expect(form.getByText("Clear filters")).toHaveCount(1);
  }
});

test("pages follow each other without a gap, and a page beyond the last is the last", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  const main = page.getByRole("main");
  // A conversion is one row of two lines, unless a page ends between them.
  const ids = async () =>
    main
      .locator("[data-records]")
      .evaluateAll((rows) =>
        rows.flatMap((row) => row.getAttribute("data-records")?.split(" ") ?? []),
      );
  await page.goto("/transactions?pageSize=100");
  const all = await ids();
  await openLive(page, "/transactions?pageSize=50");
  const first = await ids();
  await main.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/transactions?pageSize=50&page=2");
  await expect(main.getByText(/^Page 2 of/)).toBeVisible();
  const list = main.getByRole("region", { name: "Transactions" });
  await expect(list.getByRole("heading").first()).toBeFocused();
  await expect(main.locator("[data-records]").first()).toBeInViewport();
  expect([...first, ...(await ids())]).toEqual(all);
  await page.goto("/transactions?pageSize=50&page=99999");
  await expect(main.getByText(/^Page (\d+) of \1$/)).toBeVisible();
});

test("what an address says wrongly is as if it were not there", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  const wrong =
    "symbol=DOGE&type=gift&direction=up&status=lost&range=1y&from=2026-02-30&page=-1&pageSize=7&sort=amount&open=no-such-id";
  const answer = await page.goto(`/transactions?${wrong}`);
  expect(answer?.status()).toBe(200);
  const main = page.getByRole("main");
  for (const label of ["Wallet", "Type", "Direction", "Status", "From"]) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue("");
  }
  await expect(main.getByText(/^Page 1 of/)).toBeVisible();
  await expect(main.getByRole("link", { name: "Clear filters" })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters, the paging, the detail and the file work", async ({
    page,
    context,
    application,
  }) => {
    await signIn(context, application.url, "anna");
    await page.goto("/transactions");
    const main = page.getByRole("main");
    await main.getByLabel("Direction").selectOption("out");
    await main.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/direction=out/);
    const rows = main.locator("[data-records]");
    await expect(rows).not.toHaveCount(0);
    await expect(rows.filter({ hasNotText: "−" })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await main.getByRole("link", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^transactions.*\.csv$/);
    await rows.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/transactions\/\d+$/);
    await expect(main.getByRole("heading", { name: "Balance changes" })).toBeVisible();
  });
});

test("R10.2 what comes in stands in the list after a minute without a reload, and what is being typed stays", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await signIn(context, application.url, "gina");
  await page.clock.install();
  await openLive(page, "/transactions");
  const search = page.getByRole("main").getByRole("searchbox");
  await search.fill("half a na");
  await sandbox.deposit("gina", "USDT", "3.210000000000000007");
  const deposit = page.getByRole("main").locator('[data-amount="3.210000000000000007"]');
  await page.clock.fastForward(59_000);
  await expect(deposit).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(deposit.first()).toBeVisible();
  await expect(search).toHaveValue("half a na");
});
