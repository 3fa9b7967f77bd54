import { listen } from "../../fixtures/browser/ears.ts";
import { UNDECIDED } from "../../fixtures/browser/lost-order.ts";
import { fieldError, openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { availableOf, enterAsErik, fact } from "../../fixtures/money.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a withdrawal takes amount and fee, and a cancelled one returns in full", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  const visitor = await enterAsErik(context, application.url, sandbox);
  const before = await availableOf(visitor, "USDT");
  await page.goto("/wallet/USDT?action=withdraw");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount you receive").fill("9.99");
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog.getByText("The minimum is $10.00.")).toBeVisible();
  await dialog.getByLabel("Amount you receive").fill("150");
  await expect(fact(page, "Total from wallet")).toHaveAttribute(
    "data-amount",
    "151.000000000000000000",
  );
  const code = dialog.getByLabel("2FA code");
  await code.fill("12345");
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(code).toHaveAccessibleDescription(/^Enter six digits, or a recovery code/);
  await code.fill(await sandbox.code("erik"));
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(page.getByRole("heading", { name: "Withdrawal requested" })).toBeVisible();
  expect(await availableOf(visitor, "USDT")).not.toBe(before);
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  await dialog.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(dialog.getByText("Withdrawal canceled and refunded in full.")).toBeVisible();
  expect(await availableOf(visitor, "USDT")).toBe(before);
  await dialog.getByRole("button", { name: "Done" }).click();
  // On the withdrawal and on its line of the ledger.
  const cancelled = page.getByRole("main").getByText("Canceled", { exact: true });
  await expect.poll(() => cancelled.count()).toBeGreaterThanOrEqual(2);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a withdrawal goes its way in sight: the console approves it, the page follows", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  const visitor = await enterAsErik(context, application.url, sandbox);
  const saved = await visitor.send("/api/bff/account/blockchain-wallet/list");
  const [address] = saved.json<{ items: { id: string }[] }>().items;
  const code = await sandbox.code("erik");
  const order = { symbol: "USDT", walletId: address?.id, amount: "120", code };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const asked = await visitor.post("/api/bff/account/wallet/withdraw", order, headers);
  const { request } = asked.json<{ request: { id: string } }>();
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/wallet/USDT");
  const item = page.getByRole("article").filter({ hasText: "$120.00" });
  await expect(item.getByRole("button", { name: "Cancel", exact: true })).toBeVisible();
  await sandbox.decideWithdrawal(request.id, "approve");
  await page.clock.fastForward(15_000);
  await expect(item.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(0);
  await expect(item.getByText("Approved", { exact: true }).first()).toBeVisible();
  await page.clock.runFor(1_000);
  await ears.heard([/^page: /]);
  await page.route("**/api/bff/account/wallet/withdrawals**", (route) =>
    route.fulfill({ status: 503 }),
  );
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByText("We couldn’t load the latest status.")).toBeVisible({
      timeout: 1_500,
    });
  }).toPass();
  await page.clock.runFor(1_000);
  await ears.heard([/^status: We couldn’t load the latest status\./]);
});

test("the gates of a withdrawal are explained before anything is typed", async ({
  page,
  enter,
}) => {
  await enter();
  await page.goto("/wallet");
  await page.getByRole("button", { name: "Withdraw USDT" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Before you can withdraw")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Go to identity check" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Turn on 2FA" })).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await expect(dialog.getByText("fee shown")).toHaveCount(0);
});

test("every withdrawal under way can be seen and cancelled, in a wallet too that takes no new ones", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  const username = await enterAsNew();
  const { database, clock } = upstream.sandbox;
  const member = "(SELECT id FROM member WHERE username = ?)";
  for (let count = 0; count < 7; count += 1) {
    database.run(
      `INSERT INTO withdrawal (member_id, symbol, amount, fee, address, chain_id, status, requested_at)
        VALUES (${member}, 'AmBTC', '1', '0', '0x1', 56, 'requested', ?)`,
      ...[username, clock.now()],
    );
  }
  await page.goto("/wallet/AmBTC");
  const card = page.getByRole("main").locator("section").filter({ hasText: "Withdrawals" });
  await expect(card.getByRole("article")).toHaveCount(7);
  await expect(card.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(7);
});

test("below many saved addresses the amount stays in sight, and the longest label within the dialog", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  await enterAsErik(context, application.url, sandbox);
  const { database } = upstream.sandbox;
  const label = "W".repeat(40);
  for (let count = 0; count < 12; count += 1) {
    database.run(
      "INSERT INTO saved_address (member_id, address, label, chain_id, usable_from) SELECT id, ?, ?, 56, 0 FROM member WHERE username = 'erik'",
      `0x${String(count).padStart(40, "0")}`,
      label,
    );
  }
  await openLive(page, "/wallet/USDT?action=withdraw");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(13);
  await expect(dialog.getByLabel("Amount you receive")).toBeInViewport({ ratio: 1 });
  const edges = await dialog
    .getByRole("group", { name: "Address" })
    .evaluate((group) =>
      [group, ...group.querySelectorAll("label")].map((one) => one.getBoundingClientRect().right),
    );
  expect(Math.max(...edges) - (edges[0] ?? 0)).toBeLessThan(1);
  database.run("DELETE FROM saved_address WHERE label = ?", label);
});

test("R9.3 a wrong code of a withdrawal is said in sight on a phone", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await enterAsErik(context, application.url, sandbox);
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/wallet/USDT?action=withdraw");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount you receive").fill("15");
  await dialog.getByLabel("2FA code").fill("000000");
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(fieldError(page, "This code is wrong")).toBeInViewport({ ratio: 1 });
});

test("an only address that still waits says from when, and the form is there once it can be used", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  await enterAsErik(context, application.url, sandbox);
  const { database, clock } = upstream.sandbox;
  const erik = "member_id = (SELECT id FROM member WHERE username = 'erik')";
  database.run(`UPDATE saved_address SET usable_from = ? WHERE ${erik}`, clock.now() + 20_000);
  await openLive(page, "/wallet/USDT?action=withdraw");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("No address is ready yet")).toBeVisible();
  await expect(dialog.getByText(/^Ready from /)).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await expect(dialog.getByRole("radio")).toBeChecked({ timeout: 30_000 });
  await expect(dialog.getByLabel("Amount you receive")).toBeEditable();
  database.run(`UPDATE saved_address SET usable_from = 0 WHERE ${erik}`);
});

test("R11.3 a lost withdrawal that is given up once a hold stands opens no form past it", {
  tag: "@deep",
}, async ({ page, context, sandbox, relay, relayedApplication: { url } }) => {
  await enterAsErik(context, url, sandbox);
  await openLive(page, `${url}/wallet/USDT`);
  const open = page.getByRole("button", { name: "Withdraw USDT" });
  const dialog = page.getByRole("dialog");
  await open.click();
  await dialog.getByLabel("Amount you receive").fill("15");
  await dialog.getByLabel("2FA code").fill(await sandbox.code("erik"));
  await sandbox.fail({ path: "/auth/client/wallet/withdraw", times: 1, status: 503 });
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  const securityHoldUntil = new Date(Date.now() + 3_600_000).toISOString();
  relay.intercept((call, forward) => {
    if (call.method !== "GET" || !call.path.endsWith("/profile")) return;
    return forward().then(({ body }) => jsonAnswer({ ...JSON.parse(body), securityHoldUntil }));
  });
  await reloadLive(page);
  await open.click();
  await dialog.getByRole("button", { name: "Check again" }).click();
  await dialog.getByRole("button", { name: "Cancel it" }).click();
  await expect(dialog.getByText(/^This was canceled and can no longer go through/)).toBeVisible();
  await expect(dialog.getByText("Before you can withdraw")).toBeVisible();
  await expect(dialog.getByLabel("Amount you receive")).toHaveCount(0);
  relay.intercept(undefined);
});
