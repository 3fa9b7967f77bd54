import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { readCsv } from "../../fixtures/csv.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, fact, latestLines } from "../../fixtures/money.ts";
import { order } from "../../fixtures/orders.ts";
import { enterWithMerlin, openProduct, positionsOf } from "../../fixtures/staker.ts";
import { expect, test } from "../../fixtures/test.ts";

const DAY_SECONDS = 86_400;
const PER_DAY = "0.356164383561643835";

test.afterEach(async ({ sandbox }) => {
  // The clock goes back, too.
  await sandbox.seed("review");
});

/** A position opened without the page. */
async function stakeOverHttp(visitor: Visitor, body: object): Promise<void> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const answer = await visitor.post("/api/bff/staking/subscribe", body, headers);
  if (answer.status !== 200) throw new Error(answer.text);
}

test("R11.10 1 000 MERLIN for 90 days accrue 0.356164383561643835 a day, and an early exit names what it forfeits", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1500");
  await page.goto("/earning/stake");
  await openProduct(page, "90 days");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You stake").fill("1,000");
  const back = dialog.getByRole("button", { name: "Stake 1,000 MERLIN" }).locator("xpath=..");
  await expect(back.getByText("You get back")).toHaveText("You get back1,032.0547 MERLIN");
  await dialog.getByText("What happens when").click();
  await expect(dialog.getByRole("list", { name: "What happens when" })).toBeVisible();
  await expect(fact(page, "Reward per day")).toHaveAttribute("data-amount", PER_DAY);
  await expect(fact(page, "Reward per day")).toHaveText("0.3561 MERLIN");
  await expect(fact(page, "Rewards at maturity")).toHaveText("32.0547 MERLIN");
  await dialog.getByRole("button", { name: "All digits" }).click();
  await expect(fact(page, "Reward per day")).toHaveText(`${PER_DAY} MERLIN`);
  await expect(fact(page, "Rewards at maturity")).toHaveText("32.05479452054794515 MERLIN");
  await expect(dialog.getByRole("list", { name: "What happens when" })).toContainText("Matures");
  await expect(dialog.getByText(/forfeit all rewards of this position/)).toBeVisible();
  await dialog.getByRole("button", { name: "Stake 1,000 MERLIN" }).click();
  await expect(dialog.getByRole("heading", { name: "Staked", exact: true })).toBeVisible();
  const result = dialog.locator("[data-result]");
  await expect(result).toBeFocused();
  await expect(result).toHaveText(/^1,000\sMERLIN is staked\. Rewards accrue from .+\.$/);
  const balances = dialog.getByText("New balances").locator("..");
  await expect(balances.locator("[data-amount]").first()).toHaveAttribute(
    "data-amount",
    "500.000000000000000000",
  );
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Rewards start to accrue at the next 00:00 UTC")).toBeVisible();

  await sandbox.advance(2 * DAY_SECONDS);
  await page.reload();
  const position = page.getByRole("listitem").filter({ hasText: "13% APR" }).last();
  await expect(position.getByText("1 of 90 days")).toBeVisible();
  await expect(position.locator(`[data-amount="${PER_DAY}"]`)).toHaveText("+0.3561 MERLIN");
  await position.getByRole("button", { name: "90 days" }).click();
  const accrued = dialog.locator("dl > div").filter({ hasText: "Locked rewards" }).first();
  await expect(accrued.locator(`[data-amount="${PER_DAY}"]`)).toHaveText("0.3561 MERLIN");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const lists = page.getByRole("navigation", { name: "Your staking" });
  await lists.getByRole("link", { name: "Rewards" }).click();
  const rewards = page.getByRole("region", { name: "Rewards" });
  await expect(rewards.locator(`[data-amount="${PER_DAY}"]`)).toHaveCount(1);
  await lists.getByRole("link", { name: "Your positions" }).click();
  for (const path of ["/wallet/MERLIN", "/transactions?symbol=MERLIN"]) {
    expect((await visitor.open(path)).text, path).toContain('data-amount="500.000000000000000000"');
  }

  await position.getByRole("button", { name: "Redeem early" }).click();
  await expect(fact(page, "Returned")).toHaveAttribute("data-amount", "1000.000000000000000000");
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", PER_DAY);
  const leave = dialog.getByRole("button", { name: "Redeem early" });
  await leave.click();
  await expect(dialog.getByText("Tick the box to continue.")).toBeVisible();
  expect((await positionsOf(visitor))[0]?.status).toBe("active");
  await dialog.getByLabel("I understand that I forfeit 0.3561 MERLIN in rewards.").check();
  await leave.click();
  await expect(dialog.getByRole("heading", { name: "Redeemed" })).toBeVisible();
  await expect(result).toBeFocused();
  await expect(fact(page, "Returned")).toHaveAttribute("data-amount", "1000.000000000000000000");
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", PER_DAY);
  await dialog.getByRole("button", { name: "Done" }).click();
  await position.getByRole("button", { name: "90 days" }).click();
  await expect(dialog.getByText(/You forfeited the locked rewards/)).toBeVisible();
  expect(await availableOf(visitor, "MERLIN")).toBe("1500.000000000000000000");
  const lines = (await latestLines(visitor, "MERLIN")).map(({ type, amount }) => [type, amount]);
  expect(lines.slice(0, 2)).toEqual([
    ["unstake", "1000.000000000000000000"],
    ["stake", "1000.000000000000000000"],
  ]);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R11.10 an early exit that forfeits more by now shows that, and is confirmed again", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1500");
  await stakeOverHttp(visitor, { productId: "locked_90", amount: "1000" });
  await sandbox.advance(2 * DAY_SECONDS);
  await openLive(page, "/earning/stake");
  await page.getByRole("button", { name: "Redeem early" }).click();
  const dialog = page.getByRole("dialog");
  const leave = dialog.getByRole("button", { name: "Redeem early" });
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", PER_DAY);
  await dialog.getByLabel(/^I understand that/).check();
  await sandbox.advance(DAY_SECONDS);
  await leave.click();
  const twoDays = "0.71232876712328767";
  await expect(
    dialog.getByText("have changed from 0.3561 MERLIN to 0.7123 MERLIN, so nothing was redeemed."),
  ).toBeVisible();
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", `${twoDays}0`);
  const accept = dialog.getByLabel("I understand that I forfeit 0.7123 MERLIN in rewards.");
  await expect(accept).not.toBeChecked();
  expect((await positionsOf(visitor))[0]?.status).toBe("active");
  await accept.check();
  await leave.click();
  await expect(dialog.getByRole("heading", { name: "Redeemed" })).toBeVisible();
  await expect(fact(page, "Rewards you forfeit")).toHaveAttribute("data-amount", `${twoDays}0`);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R11.10 a stake that has ended meanwhile is said to have ended, and leaves nothing to press", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1500");
  await stakeOverHttp(visitor, { productId: "locked_30", amount: "1000" });
  const OVER = "This position has already ended.";
  const dialog = page.getByRole("dialog");
  await openLive(page, "/earning/stake");
  const extending = await context.newPage();
  await openLive(extending, "/earning/stake");
  await extending
    .getByRole("button", { name: /^30 days/ })
    .first()
    .click();
  await extending.getByRole("button", { name: "Extend" }).click();
  const extend = extending.getByRole("dialog").getByRole("button", { name: "Extend" });
  await expect(extending.getByRole("dialog").getByText("After", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Redeem early" }).click();
  await dialog.getByLabel(/^I understand that/).check();
  await sandbox.advance(31 * DAY_SECONDS);
  await dialog.getByRole("button", { name: "Redeem early" }).click();
  await expect(dialog.getByText(OVER)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Redeem early" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  await extend.click();
  await expect(extending.getByRole("dialog").getByText(OVER)).toBeVisible();
  await expect(extend).toHaveCount(0);
});

test("a part of a flexible stake is redeemed, one term renews itself and one is paid out", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "3000");
  await stakeOverHttp(visitor, { productId: "flexible", amount: "730" });
  await stakeOverHttp(visitor, { productId: "locked_30", amount: "1000" });
  await stakeOverHttp(visitor, { productId: "locked_30", amount: "500", autoRenew: true });
  await page.goto("/earning/stake");
  const positions = page.getByRole("region", { name: "Your positions" });
  const flexible = positions.getByRole("listitem").filter({ hasText: "Flexible" });
  await flexible.getByRole("button", { name: "Redeem" }).click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("You redeem");
  await amount.fill("730.000000000000000001");
  await dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(dialog.getByText("This position holds 730 MERLIN.")).toBeVisible();
  await amount.fill("365");
  await expect(fact(page, "Stays in the position")).toHaveText("365 MERLIN");
  // What is decided on stands beside the button.
  const redeem = dialog.getByRole("button", { name: "Redeem" });
  await expect(redeem.locator("xpath=..").getByText("Returned")).toHaveText("Returned365 MERLIN");
  await dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(fact(page, "Left in the position")).toHaveText("365 MERLIN");
  await dialog.getByRole("button", { name: "Done" }).click();

  // Both terms change their minds.
  const rowOf = (principal: string) =>
    positions.getByRole("listitem").filter({ has: page.locator(`[data-amount^="${principal}."]`) });
  const detailsOf = async (row: Locator) => {
    await expect(dialog).toHaveCount(0);
    await row.getByRole("button", { name: /^30 days/ }).click();
    return dialog;
  };
  const renewal = (await detailsOf(rowOf("1000"))).getByRole("switch");
  await renewal.check();
  await expect(dialog.getByText("Renews at maturity.")).toBeVisible();
  await page.keyboard.press("Escape");
  await (await detailsOf(rowOf("500"))).getByRole("switch").uncheck();
  await expect(dialog.getByText("Pays out at maturity.")).toBeVisible();
  await page.keyboard.press("Escape");
  const renewals = async () => (await positionsOf(visitor)).map(({ autoRenew }) => autoRenew);
  await expect.poll(renewals).toEqual([false, true, false]);

  await sandbox.advance(32 * DAY_SECONDS);
  await page.goto("/earning/stake?status=matured");
  await expect(positions.getByRole("listitem")).toHaveCount(2);
  const renewed = await detailsOf(rowOf("1000"));
  await expect(renewed.getByText(/went into a new position/)).toBeVisible();
  await expect(renewed.locator('[data-amount="7.397260273972602720"]').first()).toBeVisible();
  await page.keyboard.press("Escape");
  const paid = await detailsOf(rowOf("500"));
  await expect(paid.getByText(/^Principal and rewards are in/)).toBeVisible();
  const active = (await positionsOf(visitor)).filter(({ status }) => status === "active");
  expect(active.map(({ productId, principal }) => [productId, principal])).toEqual([
    ["locked_30", "1000.000000000000000000"],
    ["flexible", "365.000000000000000000"],
  ]);

  await page.goto("/earning/stake?list=rewards");
  const exportButton = page.getByRole("button", { name: "Export CSV" });
  await expectLive(exportButton);
  const [file] = await Promise.all([page.waitForEvent("download"), exportButton.click()]);
  const rows = readCsv(await readFile(await file.path(), "utf8"));
  const received = rows.filter(({ status }) => status === "paid" || status === "released");
  const sum = received.reduce(
    (total, { amount: one = "" }) => total + BigInt(one.replace(".", "")),
    0n,
  );
  // 3000 less what is still staked, and every reward that was received.
  const available = await availableOf(visitor, "MERLIN");
  expect(BigInt(available.replace(".", ""))).toBe(1_635n * 10n ** 18n + sum);
  expect(received.filter(({ status }) => status === "released")).toHaveLength(60);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R7.5 what comes next is the stake that matures first of all, at what of it reaches the balance, and what a session still brings", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const visitor = await enterWithMerlin(context, application.url, { upstream, sandbox }, "1500");
  await stakeOverHttp(visitor, { productId: "locked_30", amount: "1000", autoRenew: true });
  for (let count = 0; count < 11; count += 1) {
    await stakeOverHttp(visitor, { productId: "locked_90", amount: "20" });
  }
  await order(visitor, "mining/session/start");
  await sandbox.advance((20 * DAY_SECONDS) / 24);
  await order(visitor, "mining/session/claim");
  await page.goto("/earning");
  const row = (title: string) =>
    page
      .getByRole("region", { name: "Comes next" })
      .getByRole("listitem")
      .filter({ hasText: title })
      .locator("[data-amount]");
  await expect(row("Stake matures")).toHaveAttribute("data-amount", "7.397260273972602720");
  await expect(page.getByText(/^\d+ of 30 days$/)).toBeVisible();
  const session = await visitor.send("/api/bff/mining/session");
  const { ratePerHour } = session.json<{ ratePerHour: string }>();
  const coming = Number(await row("Mining session ends").getAttribute("data-amount"));
  expect(coming / Number(ratePerHour)).toBeCloseTo(4, 1);
});
