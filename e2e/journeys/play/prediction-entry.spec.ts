import { watchCalls } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { availableOf } from "../../fixtures/money.ts";
import { comeBack, predictionTable, slipOf } from "../../fixtures/prediction.ts";
import { expect, test } from "../../fixtures/test.ts";

const PATH = "/game/prediction";
const ENTER_PATH = "/auth/prediction/rounds";

test.afterEach(({ sandbox }) => sandbox.runPrediction({ bots: true, paused: false, feed: true }));

test("R10.4 a double click and a lost reply end in one entry", async ({ page, sandbox, enter }) => {
  const visitor = await enter({ MERLIN: "100" });
  await predictionTable(sandbox).alignToRound();
  await openLive(page, PATH);
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/enter")) keys.push(request.headers()["idempotency-key"] ?? "");
  });
  await page.getByLabel("Entry", { exact: true }).fill("12.5");
  // The entry is booked and its reply breaks off, and nobody can be asked about it either.
  await sandbox.fail({ path: ENTER_PATH, times: 1, kind: "truncate", method: "POST" });
  await sandbox.fail({ path: "/auth/prediction/state", times: 100 });
  await page.getByRole("button", { name: "Enter 12.5 MERLIN on Up" }).dblclick();
  await expect(page.getByText(/^We got no answer/)).toBeVisible();
  await expect(page.getByLabel("Entry", { exact: true })).not.toBeEditable();
  await expect(page.getByRole("radio", { name: /^Down/ })).toBeDisabled();
  await page.getByRole("button", { name: "Send again" }).dblclick();
  await expect(page.getByRole("heading", { name: "You’re in" })).toBeVisible();
  // What has come of it is one sentence, which is read out.
  const result = page.locator("[data-result]");
  await expect(result).toBeFocused();
  await expect(result).toHaveText(/^12\.5\sMERLIN on Up in round \d+\./);
  // The page is rendered anew, as its list shows, and cannot read the game, which takes nothing away.
  await expect(page.getByRole("region", { name: "Your rounds" }).getByRole("listitem")).toHaveCount(
    1,
  );
  await expect(result).toBeVisible();
  await sandbox.clearFaults();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await availableOf(visitor, "MERLIN")).toBe("87.500000000000000000");
  const list = await visitor.send("/api/bff/prediction/positions");
  expect(list.json<{ total: number }>().total).toBe(1);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("what cannot be staked is named at the field, and the own daily limit holds at once", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ MERLIN: "200" });
  await predictionTable(sandbox).alignToRound();
  await openLive(page, PATH);
  const slip = slipOf(page);
  const stake = slip.getByLabel("Entry", { exact: true });
  const calls = watchCalls(page, "POST", "/enter");
  await stake.fill("200.000000000000000001");
  await slip.getByRole("button", { name: "Enter Up" }).click();
  await expect(slip.getByText("You have 200 MERLIN available.")).toBeVisible();
  const more = slip.getByRole("link", { name: "Get MERLIN" });
  await expect(more).toHaveAttribute("href", "/wallet/USDT?action=convert");
  await page.getByRole("button", { name: "Set daily limit" }).click();
  await page.getByLabel("Daily limit", { exact: true }).fill("150");
  await expect(page.getByText("This limit will apply at once.")).toBeVisible();
  await page.getByRole("button", { name: "Save limit" }).click();
  await expect(page.getByText("Your daily limit is now 150 MERLIN.")).toBeVisible();
  await page.getByRole("button", { name: "Change daily limit" }).click();
  await page.getByLabel("Daily limit", { exact: true }).fill("500");
  await expect(page.getByText(/^This limit will apply in 24 hours/)).toBeVisible();
  await page.getByRole("button", { name: "Save limit" }).click();
  await expect(page.getByText(/^From .+: 500\sMERLIN$/)).toBeVisible();

  await slip.getByRole("radio", { name: /^Down/ }).check({ force: true });
  for (const [typed, text] of [
    ["", "Enter an amount."],
    ["1e3", "Enter a plain number, such as 1234.5."],
    ["0.999999999999999999", "The minimum entry is 1 MERLIN."],
    ["1000.000000000000000001", "The maximum entry per round is 1,000 MERLIN."],
    ["150.000000000000000001", "Your daily limit leaves 150 MERLIN today."],
  ] as const) {
    await stake.fill(typed);
    await slip.getByRole("button", { name: "Enter Down" }).click();
    await expect(slip.getByText(text)).toBeVisible();
    await expect(stake).toBeFocused();
    await expect(stake).toHaveValue(typed);
  }
  await slip.getByRole("button", { name: "Max" }).click();
  await expect(stake).toHaveValue("150");
  await slip.getByRole("button", { name: "50", exact: true }).click();
  await expect(stake).toHaveValue("50");
  await expect(slip.getByRole("button", { name: "500", exact: true })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("R7.2 what is available follows what happens elsewhere, and a limit is coming until it holds", {
  tag: "@deep",
}, async ({ page, sandbox, enter, newcomer }) => {
  const visitor = await enter({ MERLIN: "100" });
  await predictionTable(sandbox).alignToRound();
  for (const stakeDailyLimit of ["150", "500"]) {
    const saved = await visitor.send("/api/bff/account/settings", {
      method: "PATCH",
      headers: { origin: visitor.origin, "x-csrf": "1", "content-type": "application/json" },
      body: JSON.stringify({ stakeDailyLimit }),
    });
    expect(saved.status).toBe(200);
  }
  await openLive(page, PATH);
  const coming = page.getByText(/^From .+: 500\sMERLIN$/);
  await expect(coming).toBeVisible();
  await sandbox.deposit(newcomer.username, "MERLIN", "50");
  await comeBack(page);
  const balance = page.getByText("Available", { exact: true }).locator("xpath=..");
  await expect(balance.locator('[data-amount="150.000000000000000000"]').first()).toBeVisible();
  await sandbox.advance(86_400);
  await comeBack(page);
  await expect(coming).toHaveCount(0);
  await page.getByRole("button", { name: "Change daily limit" }).click();
  await expect(page.getByLabel("Daily limit", { exact: true })).toHaveValue("500");
  await expect(page.getByRole("button", { name: "Save limit" })).toBeDisabled();
});

test("a stale price pauses entries with its reason, and a failing service keeps the last picture", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter();
  await predictionTable(sandbox).alignToRound();
  await openLive(page, PATH);
  await expect(page.getByRole("button", { name: "Enter Up" })).toBeVisible();
  await sandbox.runPrediction({ feed: false });
  await sandbox.advance(60);
  await comeBack(page);
  await expect(page.getByText("Entries are paused", { exact: true })).toBeVisible();
  await expect(page.getByText(/^The BTC price isn’t up to date/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Enter Up" })).toHaveCount(0);
  await sandbox.runPrediction({ feed: true });
  await sandbox.advance(10);
  await comeBack(page);
  await expect(page.getByRole("button", { name: "Enter Up" })).toBeVisible();

  const cards = page.getByRole("article");
  const shown = await cards.count();
  await sandbox.fail({ path: "/auth/prediction/state", times: 100 });
  await comeBack(page);
  await expect(page.getByText(/^We couldn’t update\. These figures are from/)).toBeVisible();
  await expect(cards).toHaveCount(shown);
  await sandbox.clearFaults();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^We couldn’t update/)).toHaveCount(0);
});
