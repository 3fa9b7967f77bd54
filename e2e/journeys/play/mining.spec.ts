import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import {
  expectLive,
  openLive,
  reloadLive,
  watchRequests,
} from "../../fixtures/browser/page-watch.ts";
import { enterAsMiner } from "../../fixtures/miner.ts";
import { availableOf, latestLines } from "../../fixtures/money.ts";
import { expect, test } from "../../fixtures/test.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;
const NEXT_REFRESH_MS = 31_000;
const START = "/api/bff/mining/session/start";
const CLAIM = "/api/bff/mining/session/claim";

const counter = (page: Page) => page.getByRole("main").locator("p [data-amount]").first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("R11.9 a newcomer with a Starter mines a day and claims exactly 0.0064 mBTC, late and once", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const { visitor } = await enterAsMiner(context, application.url, upstream);
  await page.clock.install();
  await openLive(page, "/mining");
  const starts = watchRequests(page, "POST", START);
  const claims = watchRequests(page, "POST", CLAIM);
  await expectLive(button(page, "Start session"));
  await button(page, "Start session").dblclick();
  await expect(page.getByRole("heading", { name: "Your session has started" })).toBeVisible();
  await expect(button(page, "Start session")).toHaveCount(0);
  const unheard = counter(page).locator("[aria-hidden=true]");
  await expect(unheard, "all there is yet").toHaveCount(0);
  await sandbox.advance(DAY);
  await page.clock.fastForward(NEXT_REFRESH_MS);
  await expect(counter(page)).toHaveAttribute("data-amount", "0.006400000000000000");
  await expect(unheard).toHaveText("0000");
  await expect(button(page, "Claim and restart")).toBeVisible();
  await sandbox.advance(3 * DAY);
  await page.clock.fastForward(NEXT_REFRESH_MS);
  await button(page, "Claim").dblclick();
  const receipt = page.getByRole("region", { name: "Claimed to your mBTC wallet" });
  for (const amount of ["0.008000000000000000", "0.001600000000000000", "0.006400000000000000"]) {
    await expect(receipt.locator(`[data-amount="${amount}"]`).first()).toBeVisible();
  }
  await expect(button(page, "Claim")).toHaveCount(0);
  expect([starts.length, claims.length]).toEqual([1, 1]);
  expect(await availableOf(visitor, "mBTC")).toBe("0.006400000000000000");
  expect(await latestLines(visitor, "mBTC")).toMatchObject([
    { type: "mining_claim", amount: "0.006400000000000000" },
  ]);
  await page.goto("/wallet");
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "mBTC" }) });
  await expect(row.first().locator('[data-amount="0.006400000000000000"]').first()).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a lost answer is said, the next press books nothing twice, and another tab’s start is met", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const miner = await enterAsMiner(context, application.url, upstream);
  await openLive(page, "/mining");
  await sandbox.fail({ path: "/auth/mining/session/start", times: 1, kind: "truncate" });
  await button(page, "Start session").click();
  await expect(page.getByText(/^We got no answer, but it went through/)).toBeVisible();
  await expect(button(page, "Start session")).toHaveCount(0);
  expect(await miner.read("history")).toMatchObject({ total: 1 });
  await sandbox.advance(6 * HOUR);
  await reloadLive(page);
  const claims = watchRequests(page, "POST", CLAIM);
  await sandbox.fail({ path: "/auth/mining/session/claim", times: 1, kind: "truncate" });
  await button(page, "Claim").click();
  await expect(page.getByText(/^We got no answer, so we don’t know yet/)).toBeVisible();
  const booked = await availableOf(miner.visitor, "mBTC");
  await button(page, "Claim").click();
  const receipt = page.getByRole("region", { name: "Claimed to your mBTC wallet" });
  // What came net, and no balance: the answer may be of long ago.
  await expect(receipt.locator(`[data-amount="${booked}"]`)).toHaveCount(1);
  expect(await availableOf(miner.visitor, "mBTC")).toBe(booked);
  const keys = claims.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await sandbox.advance(DAY);
  await reloadLive(page);
  expect(await miner.act("start")).toBe(200);
  await button(page, "Claim and restart").click();
  await expect(page.getByText(/^A session is already running/)).toBeVisible();
  await expect(button(page, "Claim and restart")).toHaveCount(0);
  expect(await miner.read("history")).toMatchObject({ total: 2 });
  await sandbox.advance(DAY);
  await reloadLive(page);
  await sandbox.fail({ path: "/auth/mining/session/claim", times: 1, kind: "truncate" });
  await button(page, "Claim").click();
  await expect(page.getByText(/^We got no answer, but it went through/)).toBeVisible();
  await expect(button(page, "Claim")).toHaveCount(0);
});

test("R10.3 the counter follows the service's clock with the computer's five minutes off, and never goes back", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const miner = await enterAsMiner(context, application.url, upstream);
  await miner.act("start");
  await sandbox.advance(6 * HOUR);
  await page.clock.install({ time: Date.now() + 300_000 });
  await openLive(page, "/mining");
  const shown: string[] = [];
  await page.exposeFunction("report", (amount: string) => shown.push(amount));
  await counter(page).evaluate((element) => {
    const report = () => Reflect.get(window, "report")(element.getAttribute("data-amount"));
    report();
    new MutationObserver(report).observe(element, { attributeFilter: ["data-amount"] });
  });
  const units = (amount: string | null | undefined) => BigInt((amount ?? "").replace(".", ""));
  // Five seconds of a Starter: a clock five minutes off would be sixty times as much.
  const tolerance = 370_370_370_370n;
  const expectRight = async () => {
    const { unclaimed } = await miner.read<{ unclaimed: string }>("session");
    const off = units(unclaimed) - units(await counter(page).getAttribute("data-amount"));
    expect(off < 0n ? -off : off).toBeLessThan(tolerance);
  };
  const nextRefresh = () =>
    page.waitForResponse((response) => response.url().includes("/mining?_rsc"));
  await expectRight();
  const refreshed = nextRefresh();
  for (let round = 0; round < 3; round += 1) await page.clock.runFor(NEXT_REFRESH_MS / 3);
  await refreshed;
  expect(shown.length).toBeGreaterThan(10);
  // The tab sleeps for two hours.
  await sandbox.advance(2 * HOUR);
  const answered = nextRefresh();
  await page.clock.fastForward(2 * HOUR * 1_000);
  await answered;
  await expect(async () => expectRight()).toPass({ timeout: 5_000 });
  expect(shown).toEqual([...shown].sort());
});

test("R6.2 who is not valid meets the missing steps and asks mining nothing; 4030 and 404 are explained", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  await signIn(context, application.url, "newt");
  const main = page.getByRole("main");
  const asked = await sandbox.requestsDuring(() => page.goto("/mining"));
  expect(asked.filter(({ path }) => path.startsWith("/auth/mining"))).toEqual([]);
  await expect(page).toHaveTitle("Mining | Merlin BTC");
  await expect(main.getByRole("heading", { name: "Mining isn’t open to you yet" })).toBeVisible();
  for (const path of ["/setting", "/airdrop", "/marketplace"]) {
    await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
  }
  const alsoAsked = await sandbox.requestsDuring(() => page.goto("/mining/automation"));
  expect(alsoAsked.filter(({ path }) => path.startsWith("/auth/mining"))).toEqual([]);
  await expect(main.getByRole("heading", { name: "Mining isn’t open to you yet" })).toBeVisible();
  await expect(main.getByRole("switch")).toHaveCount(0);
  await enterAsMiner(context, application.url, upstream);
  await sandbox.fail({
    path: "/auth/mining/session",
    status: 403,
    body: { statusCode: 4030, message: "Mining is open to valid members." },
    times: 20,
  });
  await page.goto("/mining");
  await expect(main.getByRole("heading", { name: "Mining isn’t open to you yet" })).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.fail({ path: "/auth/mining", status: 404, body: { statusCode: 4040 }, times: 50 });
  expect((await page.goto("/mining"))?.status()).toBe(200);
  await expect(main.getByText("Mining isn’t available here")).toBeVisible();
});
