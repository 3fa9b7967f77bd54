import type { Locator, Page } from "@playwright/test";
import {
  confirmOverHttp,
  joinOverHttp,
  makeNewcomer,
  signIn,
  watchCalls,
} from "../../fixtures/browser/browser.ts";
import { expectLive, openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import { availableOf, enterAs, latestLines } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const SYMBOL = "AmBTC";
const DWELL_MS = 15_000;

function taskRow(page: Page, title: string): Locator {
  const tasks = page.getByRole("region", { name: "Tasks", exact: true });
  return tasks.getByRole("listitem").filter({
    has: page.getByRole("button", { name: title, exact: true }),
  });
}

test("R11.6 a newcomer does the three core tasks and becomes a valid member", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  const visitor = await enterAs(context, application.url, newcomer);
  await page.goto("/airdrop");
  const main = page.getByRole("main");
  await expect(main.getByText("0 of 3 done")).toBeVisible();
  await expect(main.getByText(/^You can convert once you’re a valid member/)).toBeVisible();
  await expect(main.getByRole("button", { name: "Convert to mBTC" })).toHaveCount(0);
  await expect(taskRow(page, "Start your first mining session")).toContainText("Locked");
  await confirmOverHttp(application.url, sandbox, newcomer);
  await main.getByRole("link", { name: "Open: Complete your profile" }).first().click();
  await expect(page).toHaveURL("/setting");
  await expectLive(page.getByLabel("Phone"));
  await page.getByLabel("Phone").fill("+43 1 5550101");
  await page.getByLabel("Country").selectOption("AT");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your details are saved").first()).toBeVisible();
  await page.goto("/airdrop");
  await expect(main.getByText("2 of 3 done")).toBeVisible();
  await main.getByRole("button", { name: "Check in for 1 AmBTC" }).click();
  const celebration = main.getByRole("region", { name: "Daily check-in +1 AmBTC" });
  await expect(celebration).toContainText("You’re a valid member");
  await expect(celebration.getByRole("link", { name: "Start mining" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "You’re a valid member" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Start mining" })).toHaveCount(2);
  await expect(main.getByText("0 of 3 done")).toHaveCount(0);
  await expect(main.getByText("You can convert once you have 10 AmBTC.")).toBeVisible();
  const user = await visitor.send("/api/bff/account/profile");
  expect(user.json<{ isValid: boolean }>().isValid).toBe(true);
});

test("R7.5 two presses and a second tab claim a task once, to the digit that the wallet shows", {
  tag: "@deep",
}, async ({ page, context, sandbox, enter }) => {
  const visitor = await enter();
  await openLive(page, "/airdrop");
  const other = await context.newPage();
  await openLive(other, "/airdrop");
  const claim = "Claim 10 AmBTC: Verify your email";
  const calls = watchCalls(page, "POST", "/airdrop/tasks/");
  await page.getByRole("button", { name: claim }).dblclick();
  await expect(page.getByText("10 AmBTC added. New balance: 10 AmBTC.")).toBeVisible();
  await expect(taskRow(page, "Verify your email")).toContainText("Claimed");
  expect(calls).toHaveLength(1);
  await other.getByRole("button", { name: claim }).click();
  await expect(other.getByText(/^This is already done or has ended\./)).toBeVisible();
  await expect(taskRow(other, "Verify your email")).toContainText("Claimed");
  await other.close();
  await expect(page.getByText("1 claim", { exact: true })).toBeVisible();
  expect(await availableOf(visitor, SYMBOL)).toBe("10.000000000000000000");
  const lines = await latestLines(visitor, SYMBOL);
  expect(lines.map(({ type, amount }) => [type, amount])).toEqual([
    ["airdrop", "10.000000000000000000"],
  ]);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R7.5 a check-in whose answer is lost counts once, and the next day continues the row", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter();
  await openLive(page, "/airdrop");
  const main = page.getByRole("main");
  await expect(main.getByText("No streak yet")).toBeVisible();
  await sandbox.fail({ path: "/auth/airdrop/check-in", times: 1, kind: "truncate" });
  await main.getByRole("button", { name: "Check in for 1 AmBTC" }).click();
  await expect(main.getByText(/^Checked in\. Next one in/)).toBeVisible();
  await expect(main.getByText("1-day streak")).toBeVisible();
  expect(await availableOf(visitor, SYMBOL)).toBe("1.000000000000000000");
  await sandbox.advance(86_400);
  await page.reload();
  await expect(main.getByText("Today is day 2 of 7")).toBeVisible();
  await main.getByRole("button", { name: "Check in for 1 AmBTC" }).click();
  const celebration = main.getByRole("region", { name: "Daily check-in +1 AmBTC" });
  await expect(celebration.getByRole("heading")).toBeFocused();
  await expect(celebration).toContainText("Day 3: 2 AmBTC, upcoming");
  for (const amount of ["1.000000000000000000", "2.000000000000000000"]) {
    await expect(celebration.locator(`dd [data-amount="${amount}"]`)).toBeVisible();
  }
  await expect(main.getByText("2-day streak")).toBeVisible();
});

test("R7.5 a visit counts after the service's own fifteen seconds, also after a reload, and not before", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await context.route("https://x.example/**", (route) => route.fulfill({ body: "A page on X" }));
  await signIn(context, application.url, addMember(upstream));
  await page.clock.install();
  await openLive(page, "/airdrop");
  const row = taskRow(page, "Visit our page on X");
  await expect(row).toContainText("Visit task");
  await row.getByRole("button", { name: "Visit our page on X", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Visit our page on X" });
  await expect(details).toContainText("We don’t check what you do there.");
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  const opened = context.waitForEvent("page");
  await row.getByRole("link", { name: /^Open page: Visit our page on X/ }).click();
  await (await opened).close();
  await expect(row.getByRole("button", { name: /^Verify in 00:\d\d$/ })).toBeVisible();
  // This browser's clock was moved: its fifteen seconds are not the service's.
  await page.clock.fastForward(DWELL_MS);
  await row.getByRole("button", { name: "Verify: Visit our page on X" }).click();
  await expect(
    page.getByText(/^It’s too early\. You can verify this visit in 00:\d\d\.$/),
  ).toBeVisible();
  await expect(row.getByRole("button", { name: /^Verify in 00:\d\d$/ })).toBeVisible();
  await reloadLive(page);
  await expect(row.getByRole("button", { name: /^Verify/ })).toBeVisible();
  upstream.sandbox.database.run("UPDATE visit_ticket SET real_at = real_at - ?", DWELL_MS);
  await page.clock.fastForward(DWELL_MS);
  await row.getByRole("button", { name: "Verify: Visit our page on X" }).click();
  await expect(row).toContainText("Ready to claim");
  await row.getByRole("button", { name: "Claim 2 AmBTC: Visit our page on X" }).click();
  await expect(page.getByText("2 AmBTC added. New balance: 2 AmBTC.")).toBeVisible();
});
