import { readFile } from "node:fs/promises";
import { signIn } from "../../fixtures/browser/browser.ts";
import { watchRequests } from "../../fixtures/browser/page-watch.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { locationOf } from "../../fixtures/http/visitor.ts";
import { availableOf, latestLines } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { enterWithMerlin, openProduct, positionsOf } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

const SOURCES = [
  "Mining",
  "Staking",
  "Direct",
  "Level 2",
  "Binary",
  "Prediction",
  "Game",
  "Airdrop",
] as const;

const units = (amount: string) => {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(18, "0"));
};

test("R1.1 R2.1 staking and prediction lead to their pages with script off, guests to the login", async ({
  visitor,
}) => {
  for (const [path, page] of [
    ["/staking", "/earning/stake"],
    ["/prediction?x=1", "/game/prediction?x=1"],
  ] as const) {
    const answer = await visitor.open(path);
    expect(answer.status, path).toBe(307);
    expect(locationOf(answer, visitor.origin)).toBe(page);
    expect(answer.headers["content-security-policy"]).toContain("nonce-");
  }
  expect((await visitor.visit("/staking")).path).toBe("/login?returnUrl=%2Fearning%2Fstake");
  await visitor.login("anna");
  for (const [path, status, title] of [
    ["/earning", 200, "Earning"],
    ["/earning/stake", 200, "Staking"],
    ["/earning/commissions", 200, "Commissions"],
    ["/earning/nothing", 404, "Earning"],
  ] as const) {
    const { status: given, text } = await visitor.open(path);
    expect([given, text.includes(`<title>${title} | Merlin BTC</title>`)]).toEqual([status, true]);
  }
});

test("what is earned next stands in the order of its time, with what it brings and how long it takes", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/earning");
  const next = page.getByRole("region", { name: "Comes next" });
  for (const title of ["Binary settlement", "Staking reward", "Stake matures"]) {
    const row = next.getByRole("listitem").filter({ hasText: title });
    await expect(row).toContainText(/\d\s(MERLIN|mBTC)|\$\d/);
    await expect(row).toContainText(/\d\d:\d\d|\dd \d/);
  }
  // The seeded history is as long as both periods.
  await expect(page.getByRole("figure").getByText("compared with the period before")).toBeVisible();
  const times = await next
    .locator("time")
    .evaluateAll((all) => all.map((one) => Date.parse(one.getAttribute("datetime") ?? "")));
  expect(times.length).toBeGreaterThanOrEqual(3);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test("an amount outside minimum, balance or quota is named at its field, and nothing is lost", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { database } = upstream.sandbox;
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "50");
  const orders = watchRequests(page, "POST", "/api/bff/staking/subscribe");
  await page.goto("/earning/stake");
  await openProduct(page, "60 days");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("You stake");
  const press = dialog.getByRole("button", { name: /^Stake/ });
  for (const [typed, text] of [
    ["", "Enter an amount."],
    ["9.999999999999999999", "The minimum is 10 MERLIN."],
    ["50.000000000000000001", "You have 50 MERLIN available."],
    ["100000.1", "You can stake up to 100,000 MERLIN at once."],
  ] as const) {
    await amount.fill(typed);
    await press.click();
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(amount).toHaveValue(typed);
    await expect(amount).toBeFocused();
  }
  // The quota shrinks after the page was rendered, so that the service has to say it.
  const quota = "SELECT quota FROM stake_product WHERE id = 'locked_60'";
  const before = database.get<{ quota: string }>(quota)?.quota ?? "";
  database.run("UPDATE stake_product SET quota = '15000000000000000000' WHERE id = 'locked_60'");
  await amount.fill("16");
  await expect(dialog.getByText("Only 15 MERLIN of the quota is left.")).toBeVisible();
  await expect(amount).toHaveValue("16");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  database.run("UPDATE stake_product SET quota = ? WHERE id = 'locked_60'", before);
  await page.reload();
  await openProduct(page, "60 days");

  // The balance shrinks between the quote and the press.
  await dialog.getByRole("button", { name: "Max" }).click();
  await expect(dialog.getByText("What happens when")).toBeVisible();
  await visitor.post(
    "/api/bff/account/wallet/transfer",
    { symbol: "MERLIN", toUsername: addMember(upstream), amount: "1" },
    { "idempotency-key": crypto.randomUUID() },
  );
  await dialog.getByRole("button", { name: "Stake 50 MERLIN" }).click();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveValue("50");
  await expect(amount).toBeFocused();
  await expect(dialog.getByText("49 MERLIN").first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Convert to MERLIN" })).toBeVisible();
  expect(orders).toHaveLength(1);
  expect(await positionsOf(visitor)).toEqual([]);
  expect(await availableOf(visitor, "MERLIN")).toBe("49.000000000000000000");
});

test("R10.4 a double click and a lost reply end in one position; a changed rate is accepted before it counts", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { database } = upstream.sandbox;
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "300");
  await page.goto("/earning/stake");
  await openProduct(page, "30 days");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You stake").fill("100.5");
  await expect(dialog.getByText(/forfeit all rewards of this position/)).toBeVisible();
  const orders = watchRequests(page, "POST", "/api/bff/staking/subscribe");
  await sandbox.fail({ path: "/auth/staking/subscribe", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: "Stake 100.5 MERLIN" }).dblclick();
  await expect(dialog.getByText(/^We got no answer/)).toBeVisible();
  await expect(dialog.getByLabel("You stake")).not.toBeEditable();
  await expect(dialog.getByRole("radio", { name: "90 days" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByRole("heading", { name: "Staked", exact: true })).toBeVisible();
  expect(new Set(orders.map((one) => one.headers()["idempotency-key"])).size).toBe(1);
  expect(await positionsOf(visitor)).toHaveLength(1);

  await dialog.getByRole("button", { name: "Stake more" }).click();
  await dialog.getByLabel("You stake").fill("50");
  await expect(dialog.getByText("What happens when")).toBeVisible();
  database.run("UPDATE stake_product SET apr_bps = 730 WHERE id = 'locked_30'");
  const stake = dialog.getByRole("button", { name: "Stake 50 MERLIN" });
  await stake.click();
  await expect(dialog.getByText("The rate has changed from 9% to 7.3%.")).toBeVisible();
  await expect(stake).toHaveCount(0);
  await dialog.getByRole("button", { name: "Accept new figures" }).click();
  await stake.click();
  await expect(dialog.getByRole("heading", { name: "Staked", exact: true })).toBeVisible();
  database.run("UPDATE stake_product SET apr_bps = 900 WHERE id = 'locked_30'");
  expect((await positionsOf(visitor)).map(({ principal, aprBps }) => [principal, aprBps])).toEqual([
    ["50.000000000000000000", 730],
    ["100.500000000000000000", 900],
  ]);
  const stakes = (await latestLines(visitor, "MERLIN")).filter(({ type }) => type === "stake");
  expect(stakes.map((line) => line.amount)).toEqual([
    "50.000000000000000000",
    "100.500000000000000000",
  ]);
  expect(await availableOf(visitor, "MERLIN")).toBe("149.500000000000000000");
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("what was earned adds up by source, and commissions to their totals, on the page and in the file", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/earning?range=all");
  const sources = page.getByRole("region", { name: "Earned by source" });
  const rows = sources.getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  // Those that brought nothing are named in one line.
  for (const name of SOURCES) await expect(sources.getByText(name).first()).toBeVisible();
  const values = await rows
    .locator("a ~ [data-amount]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-amount") ?? ""));
  expect(values).toHaveLength(await rows.count());
  const total = page.getByText("Earned in this period · USDT").first().locator("..");
  const shown = await total.locator("[data-amount]").getAttribute("data-amount");
  const signed = (amount: string) =>
    amount.startsWith("-") ? -units(amount.slice(1)) : units(amount);
  expect(values.reduce((sum, value) => sum + signed(value), 0n)).toBe(signed(shown ?? ""));
  await expect(page.getByRole("link", { name: "Day by day" })).toHaveAttribute(
    "href",
    "/transactions/daily-profit?range=90d",
  );

  await page.getByRole("navigation", { name: "Earning pages" }).getByText("Commissions").click();
  await expect(page).toHaveTitle("Commissions | Merlin BTC");
  await page.getByRole("link", { name: "Direct", exact: true }).click();
  await expect(page).toHaveURL("/earning/commissions?type=direct");
  const list = page.getByRole("region", { name: "3 commissions" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const paid = page.getByRole("region", { name: "Totals of all pages" });
  await expect(paid.locator("[data-amount]").first()).toHaveAttribute(
    "data-amount",
    "20.250000000000000000",
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const exported = readCsv(await readFile(await file.path(), "utf8"));
  expect(exported.map((row) => [row.type, row.from, row["commission USDT"], row.status])).toEqual([
    ["direct", "gi••a", "6.750000000000000000", "paid"],
    ["direct", "em••l", "6.750000000000000000", "paid"],
    ["direct", "do••a", "6.750000000000000000", "paid"],
  ]);
  await page.getByRole("link", { name: "Withheld", exact: true }).click();
  await expect(
    page.getByRole("heading", { name: "No commissions with these filters" }),
  ).toBeVisible();
});

test("positions have their amounts below each other, and a stake is violet in its panel", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/earning/stake");
  const positions = page.getByRole("listitem").filter({ hasText: "APR" });
  const amounts = positions.locator(".list-row-end");
  await expect(amounts).toHaveCount(2);
  const ends = await amounts.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().right)),
  );
  expect(new Set(ends).size).toBe(1);
  await positions.getByRole("button", { name: "30 days" }).click();
  const bar = page.getByRole("dialog").getByRole("progressbar");
  const colour = await bar.evaluate((node) => {
    const probe = node.ownerDocument.createElement("i");
    probe.style.color = "var(--violet)";
    node.append(probe);
    return [
      getComputedStyle(probe).color,
      getComputedStyle(node.children[0] ?? node).backgroundColor,
    ];
  });
  expect(colour[1]).toBe(colour[0]);
});
