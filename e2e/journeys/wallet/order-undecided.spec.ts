import { signIn } from "../../fixtures/browser/browser.ts";
import {
  leaveByKey,
  loseOrder,
  openPurchase,
  ordersOf,
  UNDECIDED,
} from "../../fixtures/browser/lost-order.ts";
import { openLive, reloadLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { availableOf, enterAsErik, fact } from "../../fixtures/money.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const ORDERS = "/api/bff/market/orders";
const CONVERT = "/api/bff/account/wallet/convert";

test("a lost reply, Escape, and the same purchase again: it is met undecided, checked, and booked once", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "400" });
  await loseOrder(page, sandbox, { kind: "truncate" });
  await leaveByKey(page);
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await expect(fact(page, "You pay")).toHaveAttribute("data-amount", "135.000000000000000000");
  await expect(dialog.getByText("1 × Nano")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  const sent = watchRequests(page, "POST", ORDERS);
  await dialog.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  expect(sent.length).toBe(1);
  await page.getByRole("button", { name: "Done" }).click();
  expect(await ordersOf(visitor)).toBe(1);
  expect(await availableOf(visitor, "USDT")).toBe("265.000000000000000000");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  await dialog.getByRole("button", { name: "Pay $135.00" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  expect(await ordersOf(visitor)).toBe(2);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a lost purchase outlives reload and tab, and is sent again with its key and its body", async ({
  page,
  context,
  sandbox,
  enter,
}) => {
  const visitor = await enter({ USDT: "400" });
  const first = watchRequests(page, "POST", ORDERS);
  await loseOrder(page, sandbox, { kind: "truncate" });
  await page.reload();
  await expect((await openPurchase(page, "Nano")).getByText(UNDECIDED)).toBeVisible();
  const tab = await context.newPage();
  await page.close();
  const dialog = await openPurchase(tab, "Nano");
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  const later = watchRequests(tab, "POST", ORDERS);
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(tab.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  const calls = [...first, ...later].map((request) => [
    request.headers()["idempotency-key"],
    request.postData(),
  ]);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
  expect(await ordersOf(visitor)).toBe(1);
});

test("two tabs agree: the open form of the other one closes, and is free once the answer is known", {
  tag: "@deep",
}, async ({ page, context, sandbox, enter }) => {
  const visitor = await enter({ USDT: "400" });
  const other = await context.newPage();
  const there = await openPurchase(other, "Nano");
  await expect(there.getByRole("button", { name: "Pay $135.00" })).toBeEnabled();
  const here = await loseOrder(page, sandbox, { kind: "truncate" });
  await expect(there.getByText(UNDECIDED)).toBeVisible();
  await expect(there.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  await there.getByRole("button", { name: "Send again" }).click();
  await expect(other.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  await expect(here.getByText(/^This has been settled in the meantime/)).toBeVisible();
  await expect(here.getByRole("button", { name: "Pay $135.00" })).toBeEnabled();
  expect(await ordersOf(visitor)).toBe(1);
});

test("what the service has not carried out says so, and can be given up for good", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "400" });
  await loseOrder(page, sandbox, { status: 503 });
  await leaveByKey(page);
  const dialog = await openPurchase(page, "Nano");
  await dialog.getByRole("button", { name: "Check again" }).click();
  await expect(dialog.getByText(/^It hasn’t gone through so far/)).toBeVisible();
  expect(await ordersOf(visitor)).toBe(0);
  await dialog.getByRole("button", { name: "Cancel it" }).click();
  await expect(
    dialog.getByText(
      /^This was canceled and can no longer go through\. Your balance hasn’t changed/,
    ),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Pay $135.00" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  expect(await ordersOf(visitor)).toBe(1);
});

test("a definite refusal frees the form", { tag: "@deep" }, async ({
  page,
  sandbox,
  upstream,
  enter,
}) => {
  const visitor = await enter({ USDT: "400" });
  await loseOrder(page, sandbox, { status: 503 });
  upstream.sandbox.database.run("UPDATE market_quote SET expires_at = 0");
  await leaveByKey(page);
  const dialog = await openPurchase(page, "Nano");
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(dialog.getByText(/^The earlier price expired/)).toBeVisible();
  await expect(dialog.getByText(UNDECIDED)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Pay $135.00" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  expect(await ordersOf(visitor)).toBe(1);
});

test("an answer lost for 23 hours is never sent again by us: the member looks and starts anew", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "400" });
  await page.clock.install();
  await loseOrder(page, sandbox, { kind: "truncate" });
  await leaveByKey(page);
  await page.clock.setSystemTime(Date.now() + 23 * 3_600_000);
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  await expect(
    dialog.getByText(/^We got no answer, and more than 23 hours have passed/),
  ).toBeVisible();
  await expect(dialog.getByRole("link", { name: "See transactions" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /again/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "I’ve checked, start over" }).click();
  await expect(dialog.getByRole("button", { name: "Pay $135.00" })).toBeVisible();
});

for (const width of isExhaustive ? [390, 1440] : [390]) {
  test(`a lost reply, Escape, and the same conversion again at ${width} px: it is booked once`, {
    tag: "@deep",
  }, async ({ page, sandbox, enter }) => {
    await page.setViewportSize({ width, height: 844 });
    const visitor = await enter({ USDT: "100" });
    await openLive(page, "/wallet/USDT");
    const open = page.getByRole("button", { name: "Convert USDT" });
    await open.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("You convert").fill("40.5");
    const convert = dialog.getByRole("button", { name: "Convert $40.50" });
    await expect(convert).toBeEnabled();
    const receive = await fact(page, "You receive").getAttribute("data-amount");
    const sent = watchRequests(page, "POST", CONVERT);
    await sandbox.fail({ path: "/auth/client/wallet/convert", times: 1, kind: "truncate" });
    await convert.click();
    await expect(dialog.getByText(UNDECIDED)).toBeVisible();
    await leaveByKey(page);
    await open.click();
    await expect(dialog.getByText(UNDECIDED)).toBeVisible();
    await expect(dialog.getByLabel("You convert")).toHaveCount(0);
    await expect(fact(page, "You pay")).toHaveAttribute("data-amount", "40.500000000000000000");
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
    expect(new Set(sent.map((request) => request.headers()["idempotency-key"])).size).toBe(1);
    expect(await availableOf(visitor, "USDT")).toBe("59.500000000000000000");
    expect(await availableOf(visitor, "MERLIN")).toBe(receive);
    expect((await sandbox.reconcile()).balanced).toBe(true);
  });
}

test("R7.5 a lost conversion of AmBTC keeps its form open though too little is left, and is booked once", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  await sandbox.deposit(username, "AmBTC", "15");
  await openLive(page, "/airdrop");
  const open = page.getByRole("button", { name: "Convert to mBTC" });
  await open.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You convert").fill("12");
  await sandbox.fail({ path: "/auth/airdrop/convert", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: /^Convert/ }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await leaveByKey(page);
  await reloadLive(page);
  await open.click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await dialog.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(open).toHaveCount(0);
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  expect(await availableOf(visitor, "AmBTC")).toBe("3.000000000000000000");
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a lost transfer survives a logout, for nobody but the member who sent it", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const [username, stranger] = [addMember(upstream), addMember(upstream)];
  for (const one of [username, stranger]) await sandbox.deposit(one, "USDT", "50");
  await signIn(context, application.url, username);
  await openLive(page, "/wallet/USDT");
  const open = page.getByRole("button", { name: "Transfer USDT" });
  const dialog = page.getByRole("dialog");
  await open.click();
  await dialog.getByLabel("Recipient’s username").fill("anna");
  await dialog.getByLabel("Amount", { exact: true }).fill("12.5");
  await expect(dialog.getByText("@anna")).toBeVisible();
  await sandbox.fail({ path: "/auth/client/wallet/transfer", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: /^Transfer/ }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await leaveByKey(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  for (const [name, isUndecided] of [
    [stranger, false],
    [username, true],
  ] as const) {
    await context.clearCookies();
    await signIn(context, application.url, name);
    await openLive(page, "/wallet/USDT");
    await open.click();
    await expect(dialog.getByText(UNDECIDED)).toHaveCount(isUndecided ? 1 : 0);
    await expect(dialog.getByLabel("Recipient’s username")).toHaveCount(isUndecided ? 0 : 1);
  }
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("heading", { name: "Transfer sent" })).toBeVisible();
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  expect(await availableOf(visitor, "USDT")).toBe("37.500000000000000000");
});

test("R9.3 a lost withdrawal says so in sight on a phone, and the same again is met undecided and requested once", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = await enterAsErik(context, application.url, sandbox);
  const listed = async () =>
    (await visitor.send("/api/bff/account/wallet/withdrawals")).json<{ total: number }>().total;
  const before = await listed();
  await openLive(page, "/wallet/USDT");
  const open = page.getByRole("button", { name: "Withdraw USDT" });
  const dialog = page.getByRole("dialog");
  await open.click();
  await dialog.getByLabel("Amount you receive").fill("15");
  await dialog.getByLabel("2FA code").fill(await sandbox.code("erik"));
  await sandbox.fail({ path: "/auth/client/wallet/withdraw", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("button", { name: "Check again" })).toBeInViewport({ ratio: 1 });
  await leaveByKey(page);
  await open.click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await expect(dialog.getByLabel("Amount you receive")).toHaveCount(0);
  await expect(fact(page, "You pay")).toHaveAttribute("data-amount", "16.000000000000000000");
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("heading", { name: "Withdrawal requested" })).toBeVisible();
  expect(await listed()).toBe(before + 1);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a transfer whose every answer is unreadable is over once the service says that it gave one", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream, relay, relayedApplication: { url } }) => {
  const username = addMember(upstream);
  await sandbox.deposit(username, "USDT", "50");
  await signIn(context, url, username);
  relay.intercept((call, forward) => {
    if (!call.path.endsWith("/wallet/transfer")) return;
    return forward().then((answer) => ({ ...answer, body: "{}" }));
  });
  await openLive(page, `${url}/wallet/USDT`);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  await dialog.getByLabel("Recipient’s username").fill("anna");
  await dialog.getByLabel("Amount", { exact: true }).fill("12.5");
  await expect(dialog.getByText("@anna")).toBeVisible();
  await dialog.getByRole("button", { name: /^Transfer/ }).click();
  await expect(dialog.getByText(UNDECIDED)).toBeVisible();
  await dialog.getByRole("button", { name: "Check again" }).click();
  await expect(dialog.getByText(/^This has been settled in the meantime/)).toBeVisible();
  relay.intercept(undefined);
});
