import { signIn } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { holdCalls, openLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, fact, latestLines } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const ORDERS = "/api/bff/market/orders";

test("a machine is found, compared and bought: receipt, wallet, transaction and both commissions agree", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream, { sponsor: "dora" });
  await sandbox.deposit(username, "USDT", "300");
  await signIn(context, application.url, username);
  await page.goto("/marketplace?sort=-th&maxPrice=2500");
  const names = page.getByRole("list", { name: "Machines for sale" }).getByRole("heading");
  await expect(names).toHaveText(["Pro", "Core", "Nano"]);
  for (const name of ["Nano", "Core"]) {
    await page.getByRole("link", { name: `Compare ${name}` }).press("Enter");
    await expect(page.getByRole("link", { name: `remove ${name}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Compare side by side" }).press("Enter");
  const table = page.getByRole("table", { name: "Machines side by side" });
  await expect(table.getByRole("columnheader")).toHaveText(["Detail", "Nano", "Core"]);
  await expect(table.getByRole("row", { name: "Power" }).getByRole("cell")).toHaveText([
    "20 TH",
    "60 TH",
  ]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Details of Nano" }).click();
  await expect(fact(page, "Mining fee, 20%")).toHaveAttribute("data-amount", /^-0\.002/);
  await page.getByRole("dialog").getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy Nano" });
  await dialog.getByRole("button", { name: "One more" }).click();
  await expect(fact(page, "Left after payment")).toHaveAttribute("data-amount", /^30\.0+$/);
  await expect(dialog.getByText(/We keep 20% of the base output/)).toBeVisible();
  await dialog.getByRole("button", { name: "Pay $270.00" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  await expect(fact(page, "Paid")).toHaveAttribute("data-amount", "270.000000000000000000");
  await expect(fact(page, "New balance")).toHaveAttribute("data-amount", "30.000000000000000000");
  await expect(page.getByRole("dialog").getByText(/^Nano, machine/)).toHaveCount(2);

  const visitor = new Visitor(application.url);
  await visitor.login(username);
  expect(await availableOf(visitor, "USDT")).toBe("30.000000000000000000");
  const [line] = await latestLines(visitor, "USDT");
  expect(line).toMatchObject({ type: "purchase", amount: "270.000000000000000000" });
  for (const [sponsor, type, amount] of [
    ["dora", "commission_direct", "13.500000000000000000"],
    ["anna", "commission_level2", "5.400000000000000000"],
  ] as const) {
    const receiver = new Visitor(application.url);
    await receiver.login(sponsor);
    const [newest] = await latestLines(receiver, "USDT");
    expect(newest).toMatchObject({ type, amount });
  }
  await page.getByRole("dialog").getByRole("link").first().click();
  await expect(page.getByRole("main").getByText("Purchase").first()).toBeVisible();
  await expect(page.locator('[data-amount="-270.000000000000000000"]').first()).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R10.4 a double click and a lost reply end in one order", { tag: "@deep" }, async ({
  page,
  sandbox,
  enter,
}) => {
  const visitor = await enter({ USDT: "400" });
  await page.goto("/marketplace");
  // Until its price is there the sheet holds what the catalogue says, and is as high as after.
  const release = await holdCalls(page, "**/api/bff/market/quote");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  await expect(fact(page, "Total")).toHaveAttribute("data-amount", "135.000000000000000000");
  await expect(dialog.getByRole("button", { name: "Pay" })).toBeDisabled();
  const early = await dialog.boundingBox();
  release();
  await expect(dialog.getByRole("button", { name: "Pay $135.00" })).toBeEnabled();
  expect((await dialog.boundingBox())?.height).toBe(early?.height);
  const sent = watchRequests(page, "POST", ORDERS);
  await sandbox.fail({ path: "/auth/client/market/orders", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: "Pay $135.00" }).dblclick();
  await expect(page.getByText(/^We got no answer/)).toBeVisible();
  await expect(dialog.getByLabel("Quantity")).toHaveAttribute("readonly");
  expect(sent).toHaveLength(1);
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  const keys = sent.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await availableOf(visitor, "USDT")).toBe("265.000000000000000000");
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("link", { name: "My orders" }).click();
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await page.getByRole("region", { name: "Your orders" }).locator("[data-records] button").click();
  await expect(fact(page, "Paid")).toHaveAttribute("data-amount", "135.000000000000000000");
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("an expired quote and a changed price buy nothing until the member pays again", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "200" });
  await page.goto("/marketplace");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Pay $135.00" })).toBeEnabled();
  await sandbox.advance(61);
  await dialog.getByRole("button", { name: "Pay $135.00" }).click();
  await expect(dialog.getByText(/^The earlier price expired/)).toBeVisible();
  await sandbox.setProduct("nano", { price: "140.25" });
  try {
    await dialog.getByRole("button", { name: "Pay $135.00" }).click();
    await expect(
      dialog.getByText(
        /^The price has changed from \$135\.00 to \$140\.25, so nothing was bought\./,
      ),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
    expect(await availableOf(visitor, "USDT")).toBe("200.000000000000000000");
    await dialog.getByRole("button", { name: "Accept new price" }).click();
    await dialog.getByRole("button", { name: "Pay $140.25" }).click();
    await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  } finally {
    await sandbox.setProduct("nano", { price: "135" });
  }
  expect(await availableOf(visitor, "USDT")).toBe("59.750000000000000000");
});

test("two tabs on the last piece: one order, and a clear text in the other", {
  tag: "@deep",
}, async ({ page, context, sandbox, enter }) => {
  const visitor = await enter({ USDT: "500" });
  await sandbox.setProduct("nano", { stock: 1 });
  try {
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.goto("/marketplace");
      await expect(tab.getByText("1 left", { exact: true })).toBeVisible();
      await tab.getByRole("button", { name: "Buy Nano" }).click();
      await expect(tab.getByRole("button", { name: "Pay $135.00" })).toBeEnabled();
    }
    await page.getByRole("button", { name: "Pay $135.00" }).click();
    await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
    await other.getByRole("button", { name: "Pay $135.00" }).click();
    const dialog = other.getByRole("dialog");
    await expect(
      dialog.getByText("Nano is sold out. Your balance hasn’t changed.", { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(other.getByRole("button", { name: "Sold out" })).toBeDisabled();
    await expect(other.locator("main :focus, main:focus")).toBeVisible();
    await other.close();
  } finally {
    await sandbox.setProduct("nano", { stock: 500 });
  }
  expect(await availableOf(visitor, "USDT")).toBe("365.000000000000000000");
});

test("the receipt of the last piece stays where its machine leaves a list of those in stock", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "500" });
  await sandbox.setProduct("nano", { stock: 1 });
  try {
    await openLive(page, "/marketplace?stock=1");
    await page.getByRole("button", { name: "Buy Nano" }).click();
    await page.getByRole("button", { name: "Pay $135.00" }).click();
    const receipt = page.getByRole("dialog", { name: "Order paid" });
    await expect(receipt).toBeVisible();
    await expect(page.locator("main li h2").filter({ hasText: "Nano" })).toHaveCount(0);
    await expect(fact(page, "Paid")).toHaveAttribute("data-amount", "135.000000000000000000");
    await receipt.getByRole("button", { name: "Done" }).click();
    await expect(receipt).toHaveCount(0);
    await expect(page.locator("main :focus, main:focus")).toBeVisible();
  } finally {
    await sandbox.setProduct("nano", { stock: 500 });
  }
});

test("R9.2 power and efficiency are written as the other figures are", {
  tag: "@deep",
}, async ({ page, upstream, enter }) => {
  await enter();
  const { database } = upstream.sandbox;
  database.run("UPDATE product SET th = 1250 WHERE id = 'nano'");
  try {
    await openLive(page, "/marketplace?compare=nano,core");
    await expect(page.locator("main dd", { hasText: "1,250 TH" })).toBeVisible();
    await expect(page.getByRole("option", { name: "1,250 TH" })).toBeAttached();
    await page.getByRole("button", { name: "Compare side by side" }).click();
    const power = page.getByRole("dialog").getByRole("row", { name: "Power" });
    await expect(power.getByRole("cell").first()).toHaveText("1,250 TH");
  } finally {
    database.run("UPDATE product SET th = 20 WHERE id = 'nano'");
  }
});

test("R10.1 by ear a filter of the machines leads to their head and says how they stand", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  const ears = await listen(page);
  await openLive(page, "/marketplace");
  await page.waitForLoadState("networkidle");
  await ears.heard([/^page: /]);
  const filter = page.getByRole("search");
  await filter.getByRole("combobox").first().selectOption({ index: 1 });
  await filter.getByRole("button", { name: "Apply" }).press("Enter");
  await ears.heard([/^button: Apply/, "heading: Machines for sale", /^status: .+, \d+ machines/]);
});
