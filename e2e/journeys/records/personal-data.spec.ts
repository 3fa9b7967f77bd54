import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

async function confirm(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByRole("textbox").fill(code);
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test("R15.7 R15.8 a member downloads a copy of all personal data, has the account closed, and keeps it", async ({
  page,
  application,
  sandbox,
  upstream,
  enterAsNew,
}) => {
  const username = await enterAsNew({ hasSecondFactor: true });

  await openLive(page, "/setting");
  await page.getByRole("link", { name: "Personal data" }).click();
  await expect(page).toHaveTitle("Personal data | Merlin BTC");
  await page.getByRole("button", { name: "Request a copy" }).click();
  await confirm(page, await sandbox.code(username));
  await expect(page.getByText("A notification tells you when it’s ready")).toBeVisible();
  upstream.sandbox.database.run(
    "UPDATE data_export SET ready_at = 0 WHERE member_id = (SELECT id FROM member WHERE username = ?)",
    username,
  );
  await page.reload();
  await expect(page.getByText("You can request the next one from")).toBeVisible();
  const answered = page.waitForResponse(/data-export\/\d+\/file$/);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download copy" }).click();
  expect(await (await answered).headerValue("content-type")).toBe("application/zip");
  const files = unzipSync(await readFile(await (await saved).path()));
  const profile = Buffer.from(files["profile.json"] ?? []).toString();
  expect(JSON.parse(profile)).toMatchObject([{ username, email: `${username}@example.com` }]);

  const name = page.getByLabel("Your username");
  const close = page.getByRole("button", { name: "Close account" });
  await name.fill("somebody");
  await close.click();
  await expect(page.getByText("This isn’t your username.").first()).toBeVisible();
  await name.fill(username);
  await close.click();
  await confirm(page, await sandbox.code(username));
  await expect(page.getByText(/^Your account closes on /)).toBeVisible();
  await expect(close).toHaveCount(0);
  await page.goto("/setting/security");
  const holds = page.getByRole("region", { name: "Pauses and locks" });
  await expect(holds.getByText(/^Your account closes on /)).toBeVisible();
  await holds.getByRole("link", { name: "Close account" }).click();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays open.")).toBeVisible();
  await expect(close).toBeVisible();

  const audited = application.lines.flatMap((line) => /"audit":"(.*?)"/.exec(line)?.[1] ?? []);
  expect(audited.slice(-4)).toEqual([
    "data export requested",
    "data export downloaded",
    "closing requested",
    "closing cancelled",
  ]);
});

const LOST = { method: "POST", times: 1, kind: "truncate" } as const;

test("R15.8 a closing and its end whose answers are lost are shown as they stand", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const closesAt = page.getByText(/^Your account closes on /);
  const keep = page.getByRole("button", { name: "Keep my account" });
  await openLive(page, "/setting/data");
  await page.getByLabel("Your username").fill(username);
  await sandbox.fail({ path: "/auth/client/closing", ...LOST });
  await page.getByRole("button", { name: "Close account" }).click();
  await confirm(page, await sandbox.code(username));
  await expect(closesAt).toBeVisible();
  await expect(page.getByText(/hasn’t changed/)).toHaveCount(0);
  await sandbox.fail({ path: "/auth/client/closing/cancel", ...LOST });
  await keep.click();
  await expect(page.getByText("Your account stays open.")).toBeVisible();
  await expect(closesAt).toHaveCount(0);
});

test("R15.7 a copy that was asked for elsewhere is shown to whoever asks once more", {
  tag: "@deep",
}, async ({ page, context, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const stale = await context.newPage();
  await openLive(stale, "/setting/data");
  await openLive(page, "/setting/data");
  await sandbox.fail({ path: "/auth/client/data-export", ...LOST });
  await page.getByRole("button", { name: "Request a copy" }).click();
  await confirm(page, await sandbox.code(username));
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await stale.getByRole("button", { name: "Request a copy" }).click();
  await confirm(stale, await sandbox.code(username));
  await expect(stale.getByText("A notification tells you when it’s ready")).toBeVisible();
});

test("R15.8 what blocks a closing leads to where it is settled", { tag: "@deep" }, async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  await sandbox.deposit(username, "USDT", "12");
  await page.goto("/setting/data");
  await expect(page.getByLabel("Your username")).toHaveCount(0);
  await page.getByRole("link", { name: "Empty your wallets" }).click();
  await expect(page).toHaveURL(/\/wallet$/);
});

test("R15.8 R14.8 a lock on withdrawals stands among what a closing waits for, also where it was set in another tab", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  await openLive(page, "/setting/data");
  await page.getByLabel("Your username").fill(username);
  const { database, clock } = upstream.sandbox;
  const until = clock.now() + 3 * 86_400_000;
  database.run("UPDATE member SET withdrawal_lock_until = ? WHERE username = ?", until, username);
  await page.getByRole("button", { name: "Close account" }).click();
  await confirm(page, await sandbox.code(username));
  const blocker = page.getByText(/^Wait for your withdrawal lock to end: /);
  await expect(blocker).toBeVisible();
  const at = new Date(until).toISOString();
  expect(await blocker.locator("time").getAttribute("datetime")).toBe(at);
  await expect(page.getByText(/so this has to wait/)).toHaveCount(0);
  await expect(page.getByLabel("Your username")).toHaveCount(0);
  await page.reload();
  await expect(blocker).toBeVisible();
  await expect(page.getByLabel("Your username")).toHaveCount(0);
});

test("R14.6 R15.8 a lock on withdrawals that ends is gone from pages that stay open, and keeps no account from being closed", {
  tag: "@deep",
}, async ({ page, context, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const { database, clock } = upstream.sandbox;
  const until = clock.now() + 10_000;
  database.run("UPDATE member SET withdrawal_lock_until = ? WHERE username = ?", until, username);
  const security = await context.newPage();
  await security.goto("/setting/security");
  await expect(security.getByText("Withdrawals and transfers are locked")).toBeVisible();
  await page.goto("/setting/data");
  await expect(page.getByText(/^Wait for your withdrawal lock to end: /)).toBeVisible();
  await expect(page.getByLabel("Your username")).toBeVisible({ timeout: 20_000 });
  await expect(security.getByText("Nothing is paused or locked until a set time.")).toBeVisible();
  await expect(security.getByText("Withdrawals and transfers are locked")).toHaveCount(0);
  await security.close();
});

test("R15.8 what has come up since a closing was asked for is said beside its day, before the day comes", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  await openLive(page, "/setting/data");
  await page.getByLabel("Your username").fill(username);
  await page.getByRole("button", { name: "Close account" }).click();
  await confirm(page, await sandbox.code(username));
  await expect(page.getByText(/^Your account closes on /)).toBeVisible();
  await expect(page.getByText("Do this first")).toHaveCount(0);
  await sandbox.deposit(username, "USDT", "50");
  await page.reload();
  await expect(page.getByText(/^Your account closes on /)).toBeVisible();
  await expect(page.getByText("Do this first")).toBeVisible();
  await expect(page.getByRole("link", { name: "Empty your wallets" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep my account" })).toBeVisible();
});

test("R15.7 a copy is offered until it expires, and the next one from when it can be asked for, on a page that stays open", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  await openLive(page, "/setting/data");
  await page.getByRole("button", { name: "Request a copy" }).click();
  await confirm(page, await sandbox.code(username));
  await expect(page.getByText("A notification tells you when it’s ready")).toBeVisible();
  upstream.sandbox.database.run(
    `UPDATE data_export SET ready_at = 0, expires_at = ?
      WHERE member_id = (SELECT id FROM member WHERE username = ?)`,
    Date.now() + 6_000,
    username,
  );
  await page.reload();
  const link = page.getByRole("link", { name: "Download copy" });
  await expect(link).toBeVisible();
  await expect(link).toHaveCount(0, { timeout: 15_000 });
});
