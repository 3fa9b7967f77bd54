import type { Locator, Page } from "@playwright/test";
import { UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, fact, latestLines } from "../../fixtures/money.ts";
import { enterWithMerlin, positionsOf } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;

test.afterEach(async ({ sandbox }) => {
  // The clock goes back, too.
  await sandbox.seed("review");
});

/** A position opened without the page. Gives its id. */
async function stakeOverHttp(visitor: Visitor, body: object): Promise<string> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await visitor.post("/api/bff/staking/subscribe", body, headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json<{ position: { id: string } }>().position.id;
}

/** Opens what is known of the only position of a product, such as "60 days". */
async function openDetails(page: Page, name: string): Promise<Locator> {
  const positions = page.getByRole("region", { name: "Your positions" });
  await positions.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText("Principal", { exact: true }).first()).toBeVisible();
  return dialog;
}

/** One line of the comparison: what is before a change, and what after it, to the last digit where it is an amount. */
async function lineOf(page: Page, label: string): Promise<readonly (string | null)[]> {
  const line = page
    .getByRole("dialog")
    .getByRole("rowgroup")
    .filter({
      has: page.getByRole("rowheader", { name: label, exact: true }),
    });
  const cells = await line.getByRole("cell").all();
  return Promise.all(
    cells.map(async (cell) => {
      const amount = cell.locator("[data-amount]");
      return (await amount.count()) > 0
        ? amount.getAttribute("data-amount")
        : (await cell.innerText()).trim();
    }),
  );
}

const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

test("R15.14 a stake is added to and extended with before and after, and keeps what it has earned to the last digit", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "2000");
  await stakeOverHttp(visitor, { productId: "locked_60", amount: "1000" });
  await sandbox.advance(3 * DAY_SECONDS);
  await openLive(page, "/earning/stake");
  await (await openDetails(page, "60 days")).getByRole("button", { name: "Add" }).click();
  const dialog = page.getByRole("dialog", { name: "Add · 60 days" });
  await dialog.getByLabel("You add").fill("1000.000000000000000001");
  await expect(dialog.getByText("You have 1,000 MERLIN available.")).toBeVisible();
  await dialog.getByLabel("You add").fill("500");
  await expect
    .poll(() => lineOf(page, "Principal"))
    .toEqual(["1000.000000000000000000", "1500.000000000000000000"]);
  // 1 000 and 1 500 at 11 %, two days of the first.
  expect(await lineOf(page, "Reward per day")).toEqual([
    "0.301369863013698630",
    "0.452054794520547945",
  ]);
  const accrued = "0.602739726027397260";
  expect(await lineOf(page, "Locked rewards")).toEqual([accrued, accrued]);
  expect(await lineOf(page, "APR")).toEqual(["11%", "11%"]);
  const [endsNow, endsAfter] = await lineOf(page, "Matures");
  expect(endsNow).not.toBe(endsAfter);
  // What was ordered holds for the next order, although the page behind is still the one from before.
  const refreshed = Promise.withResolvers<void>();
  await page.route("**/earning/stake?_rsc=*", async (route) => {
    await refreshed.promise;
    await route.continue();
  });
  await inDialog(page, "Add 500 MERLIN").click();
  await expect(page.getByRole("heading", { name: "Added", exact: true })).toBeVisible();
  await expect(page.locator("[data-result]")).toHaveText(/^1,500\sMERLIN is staked/);
  await expect(fact(page, "Locked rewards")).toHaveAttribute("data-amount", accrued);
  await inDialog(page, "Done").click();

  await (await openDetails(page, "60 days")).getByRole("button", { name: "Extend" }).click();
  const terms = page.getByRole("dialog", { name: "Extend · 60 days" });
  // Sixty days anew would end no later by now.
  await expect(terms.getByRole("radio")).toHaveCount(2);
  refreshed.resolve();
  await terms.getByRole("radio", { name: "120 days" }).check({ force: true });
  await expect.poll(() => lineOf(page, "Term")).toEqual(["60 days", "120 days"]);
  expect(await lineOf(page, "APR")).toEqual(["11%", "15%"]);
  await inDialog(page, "Extend").click();
  await expect(page.getByRole("heading", { name: "Extended", exact: true })).toBeVisible();
  await inDialog(page, "Done").click();
  await expect(page.getByText("0 of 120 days")).toBeVisible();

  // The day of the change is one of the old terms, the next one of the new.
  await sandbox.advance(2 * DAY_SECONDS);
  const [position] = await positionsOf(visitor);
  expect(position).toMatchObject({
    productId: "locked_120",
    aprBps: 1_500,
    principal: "1500.000000000000000000",
    accrued: "1.520547945205479451",
  });
  expect(await availableOf(visitor, "MERLIN")).toBe("500.000000000000000000");
  const lines = (await latestLines(visitor, "MERLIN")).map(({ type, amount }) => [type, amount]);
  expect(lines.slice(0, 2)).toEqual([
    ["stake", "500.000000000000000000"],
    ["stake", "1000.000000000000000000"],
  ]);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.14 a part of a locked stake that is more than another tab has left is refused beside what is left", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1000");
  await stakeOverHttp(visitor, { productId: "locked_90", amount: "1000" });
  await openLive(page, "/earning/stake");
  await page.getByRole("button", { name: "Redeem early" }).click();
  const [position] = await positionsOf(visitor);
  const answer = await visitor.post(
    `/api/bff/staking/positions/${position?.id}/redeem`,
    { amount: "600", acceptForfeit: true, forfeited: "0" },
    { "idempotency-key": crypto.randomUUID() },
  );
  expect(answer.status, answer.text).toBe(200);
  const amount = page.getByRole("dialog").getByLabel("You redeem");
  await amount.fill("500");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("dialog").getByRole("button", { name: "Max" }).click();
  await expect(amount).toHaveValue("400");
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
});

test("R15.14 a part of a locked stake is redeemed for its share of the rewards, which is named and accepted", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1000");
  await stakeOverHttp(visitor, { productId: "locked_90", amount: "1000" });
  await sandbox.advance(3 * DAY_SECONDS);
  await openLive(page, "/earning/stake");
  await page.getByRole("button", { name: "Redeem early" }).click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("You redeem");
  const whole = "0.712328767123287670";
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", whole);
  await amount.fill("995");
  await expect(dialog.getByText("Enter an amount to see what you get back")).toBeVisible();
  await dialog.getByRole("button", { name: "Redeem early" }).click();
  await expect(
    dialog.getByText("At least 10 MERLIN has to stay. Redeem less, or all of it."),
  ).toBeVisible();
  await amount.fill("250");
  const share = "0.178082191780821917";
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", share);
  expect(await lineOf(page, "Locked rewards")).toEqual([whole, "0.534246575342465753"]);
  expect(await lineOf(page, "Principal")).toEqual([
    "1000.000000000000000000",
    "750.000000000000000000",
  ]);
  const accept = dialog.getByLabel("I understand that I forfeit 0.178 MERLIN in rewards.");
  await accept.check();
  // Another amount forfeits other rewards, so it is accepted anew.
  await amount.fill("500");
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute(
    "data-amount",
    "0.356164383561643835",
  );
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await amount.fill("250");
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", share);
  await accept.check();
  await dialog.getByRole("button", { name: "Redeem early" }).click();
  await expect(dialog.getByRole("heading", { name: "Redeemed" })).toBeVisible();
  await expect(fact(page, "Returned")).toHaveAttribute("data-amount", "250.000000000000000000");
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", share);
  await inDialog(page, "Done").click();
  const [position] = await positionsOf(visitor);
  expect(position).toMatchObject({
    status: "active",
    principal: "750.000000000000000000",
    accrued: "0.534246575342465753",
  });
  expect(await availableOf(visitor, "MERLIN")).toBe("250.000000000000000000");
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.14 the lost reply to an addition that was pressed twice outlives a reload: it is met undecided, and booked once", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1000");
  const id = await stakeOverHttp(visitor, { productId: "flexible", amount: "100" });
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/bff/staking/positions/${id}/add`) {
      keys.push(request.headers()["idempotency-key"]);
    }
  });
  await openLive(page, "/earning/stake");
  await (await openDetails(page, "Flexible")).getByRole("button", { name: "Add" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You add").fill("40");
  await expect.poll(() => lineOf(page, "Principal")).toHaveLength(2);
  await sandbox.fail({
    path: `/auth/staking/positions/${id}/add`,
    method: "POST",
    times: 1,
    kind: "truncate",
  });
  await inDialog(page, "Add 40 MERLIN").dblclick();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await reloadLive(page);
  await (await openDetails(page, "Flexible")).getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await expect(dialog.getByText("40 MERLIN")).toBeVisible();
  await inDialog(page, "Send again").click();
  await expect(dialog.getByRole("heading", { name: "Added", exact: true })).toBeVisible();
  expect((await positionsOf(visitor)).map(({ principal }) => principal)).toEqual([
    "140.000000000000000000",
  ]);
  expect(await availableOf(visitor, "MERLIN")).toBe("860.000000000000000000");
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.14 a stake whose product allows none of it shows nothing of it; R15.15 renewals and releases have their lines", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1000");
  await stakeOverHttp(visitor, { productId: "locked_120", amount: "100" });
  await openLive(page, "/earning/stake");
  const details = await openDetails(page, "120 days");
  await expect(details.getByRole("button", { name: "Redeem early" })).toBeVisible();
  await expect(details.getByRole("button", { name: /^(Add|Extend)$/ })).toHaveCount(0);
  await details.getByRole("button", { name: "Redeem early" }).click();
  await expect(page.getByRole("dialog").getByRole("checkbox")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await stakeOverHttp(visitor, { productId: "locked_30", amount: "300", autoRenew: true });
  await stakeOverHttp(visitor, { productId: "locked_30", amount: "200" });
  await sandbox.advance(31 * DAY_SECONDS);
  const main = page.getByRole("main");
  const lineNamed = (name: string) => main.getByRole("listitem").filter({ hasText: name });
  await openLive(page, "/transactions?type=stake_renewal");
  const renewal = lineNamed("Stake renewed");
  await expect(renewal.locator('[data-amount^="300."]')).toHaveText("300 MERLIN");
  await expect(renewal).toHaveCount(1);
  await renewal.getByRole("link", { name: "Stake renewed" }).click();
  await expect(page.getByRole("dialog").getByText("Stays staked").first()).toBeVisible();
  await openLive(page, "/transactions?type=stake_release");
  const release = lineNamed("Stake matured");
  await expect(release.locator('[data-amount^="200."]')).toHaveText("+200 MERLIN");
  await expect(release).toHaveCount(1);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R15.14 a stake without parts that grew meanwhile is redeemed whole, once what it forfeits is accepted again", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "2000");
  const id = await stakeOverHttp(visitor, { productId: "locked_30", amount: "1000" });
  await sandbox.advance(2 * DAY_SECONDS);
  await openLive(page, "/earning/stake");
  await page.getByRole("button", { name: "Redeem early" }).click();
  const dialog = page.getByRole("dialog");
  const accept = dialog.getByLabel(/^I understand that/);
  await accept.check();
  const added = await visitor.post(
    `/api/bff/staking/positions/${id}/add`,
    { amount: "10.5" },
    { "idempotency-key": crypto.randomUUID() },
  );
  expect(added.status, added.text).toBe(200);
  await sandbox.advance(DAY_SECONDS);
  await inDialog(page, "Redeem early").click();
  await expect(dialog.getByText(/so nothing was redeemed/)).toBeVisible();
  await accept.check();
  await inDialog(page, "Redeem early").click();
  await expect(dialog.getByRole("heading", { name: "Redeemed" })).toBeVisible();
  expect(await availableOf(visitor, "MERLIN")).toBe("2000.000000000000000000");
  expect((await sandbox.reconcile()).balanced).toBe(true);
});
