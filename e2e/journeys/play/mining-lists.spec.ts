import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { roundToKnown } from "../../../lib/domain/mining/estimate.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { readCsv } from "../../fixtures/csv.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import { findByUsername } from "../../sandbox/account/member.ts";
import { findProduct } from "../../sandbox/machine/products.ts";
import { giveBoost } from "../../sandbox/mining/boosts.ts";

const DAY = 86_400;
const SIX_DECIMALS = 1_000_000;

const units = (amount: string) => BigInt(amount.replace(".", ""));

/** A row's exact figure, and the one that is shown in its sixth decimal. */
async function rateOf(table: Locator, code: string) {
  const amount = table.locator(`tr[data-rate="${code}"] [data-amount]`);
  const shown = (await amount.innerText()).replace("−", "");
  return {
    exact: units((await amount.getAttribute("data-amount")) ?? ""),
    shown: Math.round(Number(shown) * SIX_DECIMALS),
  };
}

test("a boost is applied after its consequence was read, and the rows of the rate add up", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const miner = await enterAsMiner(context, application.url, upstream);
  const { database, clock } = upstream.sandbox;
  const product = findProduct(database, "boost_20");
  if (product?.kind !== "boost") throw new Error("The catalogue has no boost");
  giveBoost(database, findByUsername(database, miner.username)?.id ?? 0, product, clock.now());
  await miner.act("start");
  await openLive(page, "/mining?view=rate");
  await page.getByRole("button", { name: "Apply Boost 20%" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("+20%", { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Your session ends at/)).toBeVisible();
  await dialog.getByRole("button", { name: "Apply now" }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-boost="active"]')).toBeVisible();
  const table = page.getByRole("table", { name: "What makes up your rate" });
  await expect(table.getByText(/^\+20% on the base/)).toBeVisible();
  const rate = async (code: string) => rateOf(table, code);
  for (const kind of ["exact", "shown"] as const) {
    const [machines, game, base, team, streak, boost, gross, fee, net] = (
      await Promise.all(
        ["machines", "game", "base", "team", "streak", "boost", "gross", "fee", "net"].map(rate),
      )
    ).map((figure) => BigInt(figure[kind]));
    expect((machines ?? 0n) + (game ?? 0n)).toBe(base);
    expect((base ?? 0n) + (team ?? 0n) + (streak ?? 0n) + (boost ?? 0n)).toBe(gross);
    expect((gross ?? 0n) - (fee ?? 0n)).toBe(net);
    expect(boost).toBeGreaterThan(0n);
  }
  const { ratePerHour } = await miner.read<{ ratePerHour: string }>("session");
  expect((await rateOf(table, "net")).exact).toBe(roundToKnown(24n * units(ratePerHour)));
  expect(await miner.read<{ items: object[] }>("boosts")).toMatchObject({
    items: [{ status: "active" }],
  });
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("machines, the history with its file, and a reminder to the team stand as the service keeps them", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const miner = await enterAsMiner(context, application.url, upstream);
  const direct = addMember(upstream, { sponsor: miner.username });
  await miner.act("start");
  await sandbox.advance(DAY + 1);
  await miner.act("start");
  await openLive(page, "/mining");
  const parts = page.getByRole("navigation", { name: "Mining", exact: true });
  await parts.getByRole("link", { name: "Sessions" }).click();
  const { items } = await miner.read<{ items: Readonly<Record<string, string>>[] }>("history");
  const file = page.waitForEvent("download");
  const exportButton = page.getByRole("button", { name: "Export CSV" });
  await expectLive(exportButton);
  await exportButton.click();
  const rows = readCsv(await readFile(await (await file).path(), "utf8"));
  expect(rows.map((row) => row.id)).toEqual(items.map(({ id }) => id));
  expect(rows[1]).toMatchObject({
    started: items[1]?.startedAt,
    state: "claimed",
    "gross mBTC": "0.008000000000000000",
    "fee mBTC": "0.001600000000000000",
    "net mBTC": "0.006400000000000000",
  });
  const sessions = page.getByRole("region", { name: "Sessions", exact: true });
  await expect(sessions.locator("[data-records]")).toHaveCount(2);
  await sessions.getByLabel("Started until").fill("2020-01-01");
  await sessions.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("No sessions started in this period")).toBeVisible();
  await expect(page).toHaveURL(/\/mining\?.*to=2020-01-01/);
  await expect(page).toHaveURL(/view=sessions/);
  await parts.getByRole("link", { name: "Session", exact: true }).click();
  await page.getByRole("link", { name: /^Expired/ }).click();
  await expect(page.getByRole("heading", { name: "No expired machines" })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: /^No expired machines$/ }),
  ).toBeAttached();
  await expect(page).toHaveURL(/machines=expired/);
  await expect(page).toHaveURL(/to=2020-01-01/);
  await parts.getByRole("link", { name: "Team" }).click();
  await expect(page.getByText("0 of 1", { exact: true })).toBeVisible();
  await expect(page.getByText("0 of 0", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remind / }).click();
  await expect(page.getByText("Reminded today", { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText("Mining, or reminded today")).toBeVisible();
  expect(
    (await miner.visitor.send("/api/bff/account/team/directs")).json<{ items: object[] }>(),
  ).toMatchObject({ items: [{ username: direct, canNudge: false }] });
});

test("a machine that has ended says so with its day", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/mining?machines=expired");
  const machines = page.getByRole("list", { name: "Machines" });
  await expect(machines.getByText(/^Ended on [A-Z][a-z]+ \d+, \d{4}$/).first()).toBeVisible();
});
