import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { documentedCheck } from "../../../lib/testing/documented-check.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { leaveByKey } from "../../fixtures/browser/lost-order.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { availableOf, factOf } from "../../fixtures/money.ts";
import {
  comeBack,
  ENTRIES_END_MS,
  enterOverHttp,
  predictionTable,
  roundTimes,
  slipOf,
} from "../../fixtures/prediction.ts";
import { expect, test } from "../../fixtures/test.ts";

const PATH = "/game/prediction";

test.afterEach(({ sandbox }) => sandbox.runPrediction({ bots: true, paused: false, feed: true }));

const card = (page: Page, epoch: number) => page.getByRole("article", { name: `Round ${epoch}` });

function secondsShown(clock: string): number {
  const [minutes = Number.NaN, seconds = Number.NaN] = clock.split(":").map(Number);
  return minutes * 60 + seconds;
}

test("R1.1 a won, a lost, a tied, a one-sided and a cancelled round are told, credited and listed", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ MERLIN: "1000" });
  const table = predictionTable(sandbox);
  const won = await table.alignToRound();
  await openLive(page, PATH);
  // The open round stands in the middle of its row.
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };
  const row = page.getByRole("region", { name: "Rounds", exact: true }).getByRole("list").first();
  const offMiddle = async () => Math.abs((await middleOf(card(page, won))) - (await middleOf(row)));
  await expect.poll(offMiddle).toBeLessThan(8);
  const slip = slipOf(page);
  await slip.getByLabel("Entry", { exact: true }).fill("25");
  // With the entry itself in the pot: (100 + 25) × 0.97 ÷ (50 + 25) × 25.
  const payout = "40.416666666666666666";
  await expect(factOf(slip, "Estimate if Up wins")).toHaveAttribute("data-amount", payout);
  await expect(factOf(slip, "1.61× with your entry in the pot")).toHaveAttribute(
    "data-amount",
    "15.416666666666666666",
  );
  await slip.getByRole("button", { name: "Enter 25 MERLIN on Up" }).click();
  await expect(page.getByRole("heading", { name: "You’re in" })).toBeVisible();
  await expect(slip.getByRole("heading", { name: /^25 MERLIN on Up/ })).toBeFocused();
  await expect(factOf(slip, "New balance")).toHaveAttribute(
    "data-amount",
    "975.000000000000000000",
  );
  await expect(card(page, won).getByText("You entered Up")).toBeVisible();
  const history = page.getByRole("region", { name: "Your rounds" });
  const entry = history.getByRole("listitem").filter({ hasText: `Round ${won}` });
  await expect(entry.getByText("Open").first()).toBeVisible();
  await expect(entry.getByRole("button", { name: `Round ${won} Up` })).toBeVisible();

  await table.playOut(won, "100000", "100001");
  await comeBack(page);
  await expect(page.getByText(`Round ${won}: you won. 40.4166 MERLIN is in`)).toBeVisible();
  await expect(card(page, won).getByText("Closed up")).toBeVisible();
  await expect(card(page, won).getByText("Up by $1.00 (<0.01%)")).toBeVisible();
  await card(page, won)
    .getByRole("button", { name: `Round ${won}` })
    .click();
  const told = page.getByRole("dialog", { name: `Round ${won}` });
  // With what is left of rounded payouts.
  const fee = "3.750000000000000001";
  await expect(factOf(told, "Fee, included in multiples")).toHaveAttribute("data-amount", fee);
  await leaveByKey(page);
  await expect(card(page, won).locator('[data-amount="15.416666666666666666"]')).toBeVisible();
  await expect(slip.getByText("You won")).toBeVisible();
  await expect(slip.locator('[data-amount="15.416666666666666666"]')).toBeVisible();
  const balance = page.getByText("Available", { exact: true }).locator("xpath=..");
  await expect(balance.locator('[data-amount="1015.416666666666666666"]').first()).toBeVisible();

  const ends = [
    { amount: "10", close: "99999", text: "Closed down", tell: "you lost" },
    { amount: "7.5", close: "100000", text: "Refunded, price unchanged", tell: "refunded" },
    { amount: "5", close: "100001", text: "Refunded, one side only", tell: "refunded" },
    { amount: "2.5", close: "100001", text: "Canceled, refunded", tell: "refunded" },
  ] as const;
  for (const { amount, close, text, tell } of ends) {
    const isAlone = text === "Refunded, one side only";
    await sandbox.runPrediction({ bots: !isAlone });
    const epoch = await table.openEpoch();
    await enterOverHttp(visitor, epoch, { side: "up", amount });
    await comeBack(page);
    await expect(card(page, epoch).getByText("You entered Up")).toBeVisible();
    if (text.startsWith("Canceled")) await sandbox.runPrediction({ cancel: epoch });
    else await table.playOut(epoch, "100000", close);
    await comeBack(page);
    await expect(card(page, epoch).getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText(new RegExp(`^Round ${epoch}: .*${tell}`))).toBeVisible();
    if (tell !== "refunded") continue;
    await card(page, epoch)
      .getByRole("button", { name: `Round ${epoch}` })
      .click();
    const back = page.getByRole("dialog", { name: `Round ${epoch}` });
    await expect(back.getByText("Pot", { exact: true })).toBeVisible();
    await expect(back.getByText(/Fee, included|^[\d.]+×$/)).toHaveCount(0);
    await leaveByKey(page);
  }

  expect(await availableOf(visitor, "MERLIN")).toBe("1005.416666666666666666");
  await expect(balance.locator('[data-amount="1005.416666666666666666"]').first()).toBeVisible();
  const summary = page.getByRole("region", { name: "Your result across all rounds" });
  await expect(summary.getByText("1 won · 1 lost · 3 refunded")).toBeVisible();
  await expect(summary.locator('[data-amount="5.416666666666666666"]').first()).toBeVisible();
  await expect(history.getByRole("listitem")).toHaveCount(4);
  await history.getByRole("link", { name: "See all" }).click();
  await expect(page).toHaveURL(`${PATH}?status=all`);
  await expect(history.getByRole("listitem")).toHaveCount(5);
  await page.getByRole("link", { name: "Refunded", exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?status=refunded`);
  await expect(page.getByText("3 rounds", { exact: true })).toBeVisible();
  // The latest is the cancelled one, to which no price comes any more.
  const cancelled = history.getByRole("listitem").first();
  await expectLive(cancelled.getByRole("button"));
  await cancelled.getByRole("button").click();
  const details = page.getByRole("dialog");
  await expect(details.getByText("Canceled, refunded")).toBeVisible();
  await expect(details.getByText("Not decided yet")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await page.getByRole("link", { name: "Won", exact: true }).click();
  await expect(page.getByText("1 round", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const rows = readCsv(await readFile(await (await download).path(), "utf8"));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ round: String(won), payout, net: "15.416666666666666666" });
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("an entry one second before the lock is refused in plain words, without a debit", async ({
  page,
  sandbox,
  enter,
}) => {
  const visitor = await enter({ MERLIN: "100" });
  const table = predictionTable(sandbox);
  const epoch = await table.alignToRound();
  await page.clock.install();
  await openLive(page, PATH);
  const slip = slipOf(page);
  await slip.getByRole("radio", { name: /^Down/ }).check({ force: true });
  await slip.getByLabel("Entry", { exact: true }).fill("50");
  // The page does not learn of the time before it sends.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await table.moveTo(roundTimes(epoch).lockAt, -2_000);
  await slip.getByRole("button", { name: "Enter 50 MERLIN on Down" }).click();
  const refused = `Round ${epoch} takes no more entries. Your balance hasn’t changed.`;
  await expect(slip.getByText(refused)).toBeVisible();
  expect(await availableOf(visitor, "MERLIN")).toBe("100.000000000000000000");
  // What was typed keeps the slip at its round, and goes along to the next one on a press.
  await expect(slip.getByLabel("Entry", { exact: true })).toHaveValue("50");
  await expect(slip.getByRole("heading", { name: `Round ${epoch}` })).toBeVisible();
  await table.moveTo(roundTimes(epoch).lockAt, 6_000);
  await page.clock.resume();
  await comeBack(page);
  await slip.getByRole("button", { name: "Open round" }).click();
  await expect(slip.getByRole("heading", { name: `Round ${epoch + 1}` })).toBeVisible();
  await expect(slip.getByLabel("Entry", { exact: true })).toHaveValue("50");
  await expect(slip.getByRole("radio", { name: /^Down/ })).toBeChecked();
});

test("R10.3 with the computer's clock five minutes off the countdown is right, and zero asks the service", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter();
  const table = predictionTable(sandbox);
  const epoch = await table.alignToRound();
  await page.clock.install({ time: Date.now() + 300_000 });
  await openLive(page, PATH);
  const slip = slipOf(page);
  const isRight = async () => {
    const shown = secondsShown((await slip.getByText(/^\d\d:\d\d$/).textContent()) ?? "");
    const left = (roundTimes(epoch).lockAt - ENTRIES_END_MS - (await sandbox.now())) / 1000;
    return Math.abs(shown - left) < 2.5;
  };
  await expect.poll(isRight).toBe(true);
  // The computer's clock runs past the lock: the service says that the round is still open.
  await page.clock.fastForward(300_000);
  await expect(slip.getByText("Open", { exact: true })).toBeVisible();
  await expect.poll(isRight).toBe(true);
  await table.moveTo(roundTimes(epoch).lockAt, 6_000);
  await page.clock.fastForward(5_000);
  const live = card(page, epoch);
  await expect(live.getByText("Live", { exact: true })).toBeVisible();
  await expect(live.getByText("Lock price")).toBeVisible();
  // Nothing was typed: the slip has gone on by itself.
  await expect(slip.getByRole("heading", { name: `Round ${epoch + 1}` })).toBeVisible();
});

test("R15.43 the prices of a round are checked in the browser and by whoever has the file; an old round has no proof", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  const open = await predictionTable(sandbox).alignToRound();
  await signIn(context, application.url, "anna");
  await openLive(page, PATH);
  const title = `Round ${open - 3}`;
  await card(page, open - 3)
    .getByRole("button", { name: title })
    .click();
  const details = page.getByRole("dialog", { name: title });
  await details.getByRole("button", { name: "Check prices" }).click();
  const check = details.getByRole("region", { name: "Price check" });
  await expect(check.getByText("The prices match")).toBeVisible();
  await expect(check.getByText("simulated-5")).toHaveCount(2);
  await expect(check.getByText("Match", { exact: true })).toHaveCount(7);
  const saved = page.waitForEvent("download");
  await check.getByRole("button", { name: "Download proof" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(documentedCheck(file)).toBe("true");
  await page.keyboard.press("Escape");

  const old = page
    .getByRole("region", { name: "Your rounds" })
    .getByRole("button", { name: /^Round/ });
  await old.first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Check prices" }).click();
  await expect(page.getByRole("dialog").getByText("No proof for this round")).toBeVisible();
});

test("R10.1 by ear a round that waits for its price says so", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ MERLIN: "10" });
  const table = predictionTable(sandbox);
  const epoch = await table.alignToRound();
  await table.moveTo(roundTimes(epoch).lockAt, 6_000);
  const ears = await listen(page);
  await openLive(page, PATH);
  await expect(card(page, epoch)).toHaveAttribute("data-round", "live");
  await ears.heard([/^page: /]);
  await sandbox.runPrediction({ feed: false });
  await table.moveTo(roundTimes(epoch).closeAt, 1_000);
  await comeBack(page);
  await expect(
    card(page, epoch).getByText(/^The first price after the close decides\./),
  ).toBeVisible();
  await ears.heard([
    /^status: Entries are paused/,
    /^status: The first price after the close decides\./,
  ]);
  await sandbox.runPrediction({ feed: true });
  // Whoever converts next needs a price of now.
  await sandbox.advance(10);
});
