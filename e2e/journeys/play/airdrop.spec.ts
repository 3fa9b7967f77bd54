import { signIn } from "../../fixtures/browser/browser.ts";
import { expectUncovered } from "../../fixtures/browser/extent.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, fact, latestLines } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R7.5 AmBTC converts once and exactly, though the answer was lost; bad amounts are named at the field", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await sandbox.deposit(username, "AmBTC", "50");
  await openLive(page, "/airdrop");
  await page.getByRole("button", { name: "Convert to mBTC" }).click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("You convert");
  const submit = dialog.getByRole("button", { name: /^Convert/ });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/airdrop/convert")) {
      sent.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  for (const [typed, text] of [
    ["9.999999999999999999", "The minimum is 10 AmBTC."],
    ["50.000000000000000001", "You have 50 AmBTC available."],
    ["", "Enter an amount."],
  ] as const) {
    await amount.fill(typed);
    await submit.click();
    await expect(dialog.getByText(text)).toBeVisible();
    await expect(amount).toBeFocused();
    await expectUncovered(dialog.locator("[id$='-error']"), text);
  }
  expect(sent).toEqual([]);
  await amount.fill("33.000000000000000999");
  await expect(fact(page, "You receive")).toHaveAttribute("data-amount", "0.033000000000000000");
  await expect(dialog.getByText(/^This can’t be undone/)).toBeVisible();
  await sandbox.fail({ path: "/auth/airdrop/convert", times: 1, kind: "truncate" });
  await submit.click();
  await expect(dialog.getByText(/^We got no answer/)).toBeVisible();
  await expect(amount).toHaveJSProperty("readOnly", true);
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  await expect(dialog.getByText("New balances")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  const main = page.getByRole("main");
  await expect(main.locator('[data-amount="16.999999999999999001"]').first()).toBeVisible();
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  expect(await availableOf(visitor, "AmBTC")).toBe("16.999999999999999001");
  expect(await availableOf(visitor, "mBTC")).toBe("0.033000000000000000");
  const [line] = await latestLines(visitor, "mBTC");
  expect(line).toMatchObject({ type: "airdrop_convert", amount: "0.033000000000000000" });
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R7.5 a season opens at its moment without a reload, and says when its pool is spent or it is over", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { database, clock } = upstream.sandbox;
  const season = database.get<{ starts_at: number; ends_at: number; pool: string }>(
    "SELECT starts_at, ends_at, pool FROM season",
  );
  if (!season) throw new Error("The seed has no season");
  const set = (startsAt: number, endsAt: number, pool = season.pool) =>
    database.run("UPDATE season SET starts_at = ?, ends_at = ?, pool = ?", startsAt, endsAt, pool);
  await signIn(context, application.url, addMember(upstream));
  const main = page.getByRole("main");
  try {
    set(clock.now() + 90_000, season.ends_at);
    await page.clock.install();
    await openLive(page, "/airdrop");
    await expect(main.getByText("Upcoming", { exact: true })).toBeVisible();
    await expect(main.getByText("The season hasn’t started yet.").first()).toBeVisible();
    await sandbox.advance(91);
    await page.clock.fastForward(91_000);
    await expect(main.getByText("Running", { exact: true })).toBeVisible();
    await expect(main.getByText("Ready to claim").first()).toBeVisible();
    set(season.starts_at, season.ends_at, "0");
    await page.reload();
    await expect(main.getByText("Pool used up", { exact: true })).toBeVisible();
    await expect(main.getByText(/ · Closed$/).first()).toBeVisible();
    set(season.starts_at, clock.now() - 1_000);
    await page.reload();
    await expect(main.getByText("Ended", { exact: true })).toBeVisible();
    await expect(main.getByText(/ · Expired$/).first()).toBeVisible();
    await main.getByRole("button", { name: "Check in", exact: true }).click();
    await expect(page.getByText("Checked in. Your streak goes on.")).toBeVisible();
  } finally {
    set(season.starts_at, season.ends_at);
  }
});

test("R7.5 filters, leaderboard and pages stand in the address, and a section that fails fails alone", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/airdrop");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /^Done \(/ }).click();
  await expect(page).toHaveURL("/airdrop?tasks=done");
  await expect(
    main.getByRole("button", { name: "Turn on two-factor authentication", exact: true }),
  ).toHaveCount(0);
  await main.getByRole("link", { name: "Leaderboard", exact: true }).click();
  await expect(page).toHaveURL("/airdrop?tab=leaderboard&tasks=done");
  await main.getByRole("link", { name: "Season", exact: true }).click();
  await expect(page).toHaveURL("/airdrop?tab=leaderboard&tasks=done&period=season");
  const own = main.getByRole("listitem").filter({ hasText: "an••a" });
  await expect(own.getByText("You", { exact: true })).toBeVisible();
  await expect(own).toContainText("AmBTC");
  await main.getByRole("link", { name: "Your claims", exact: true }).click();
  await main
    .getByRole("navigation", { name: "Pages of your claims" })
    .getByRole("link", { name: "Next" })
    .click();
  await expect(page).toHaveURL("/airdrop?tab=claims&tasks=done&period=season&page=2");
  await expect(main.getByText("2 of 6")).toBeVisible();
  await page.goBack();
  await expect(main.getByText("1 of 6")).toBeVisible();
  await sandbox.fail({ path: "/auth/airdrop/leaderboard", status: 500, times: 20 });
  await page.goto("/airdrop?tab=leaderboard");
  await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(1);
  await expect(main.getByRole("heading", { name: "Season 1", exact: true })).toBeVisible();
  await sandbox.fail({ path: "/auth/airdrop/tasks", status: 500, times: 20 });
  await page.goto("/airdrop");
  await expect(main.getByRole("button", { name: "Try again" })).toHaveCount(1);
  for (const title of ["Your balance", "Daily check-in", "Season 1", "Your claims"]) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await sandbox.clearFaults();
  await sandbox.fail({
    path: "/auth/airdrop",
    status: 404,
    body: { statusCode: 4040 },
    times: 50,
  });
  await page.goto("/airdrop");
  await expect(
    main.getByRole("heading", { name: "The airdrop isn’t available here" }),
  ).toBeVisible();
  await expect(main.getByRole("link", { name: "Open wallet" })).toBeVisible();
});
