import { listen, typeAtOnce } from "../../fixtures/browser/ears.ts";
import { leaveByKey, loseOrder } from "../../fixtures/browser/lost-order.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

/** What a slow machine does not take before its clock stands still. */
const A_WHILE_MS = 20_000;
const TYPED_MS = 1_000;
const RESTED_MS = 700;
const SETTLED_MS = 100;
/** As long as a quote holds, by a clock that is known to a second. */
const QUOTE_MS = 17_000;

test("R10.1 by ear a quote says once what is received, and a result is one sentence", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "500" });
  const ears = await listen(page);
  await openLive(page, "/wallet");
  await ears.heard(["page: Wallet | Merlin BTC"]);
  const dialog = page.getByRole("dialog");

  await page.getByRole("button", { name: "Convert USDT" }).press("Enter");
  await ears.heard(["button: Convert USDT", "dialog: Convert", "heading: Convert"]);
  await typeAtOnce(dialog.getByLabel("You convert"), "12.5");
  await ears.heard(["textbox: You convert", /^status: You receive \d+\.\d{1,4} MERLIN$/]);
  await page.keyboard.press("Escape");
  await ears.heard(["button: Convert USDT"]);

  await page.getByRole("button", { name: "Transfer USDT" }).press("Enter");
  await ears.heard(["button: Transfer USDT", "dialog: Transfer", "heading: Transfer"]);
  await dialog.getByLabel("Recipient’s username").fill("boris");
  await ears.heard([
    /^textbox: Recipient’s username/,
    "status: Looking up the name…",
    "status: Boris Petrov @boris",
  ]);
  await dialog.getByLabel("Amount", { exact: true }).fill("1");
  await dialog.getByRole("button", { name: "Transfer $1.00" }).press("Enter");
  await ears.heard([
    /^textbox: Amount/,
    /^button: Transfer/,
    "heading: Boris Petrov received $1.00.",
  ]);
});

test("R10.1 by ear buying says quantity and total, then what was bought", { tag: "@deep" }, async ({
  page,
  enter,
}) => {
  await enter({ USDT: "2000" });
  const ears = await listen(page);
  await openLive(page, "/marketplace");
  await ears.heard(["page: Marketplace | Merlin BTC"]);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Buy Core" }).press("Enter");
  await ears.heard([
    "button: Buy Core",
    "dialog: Buy Core",
    "heading: Buy Core",
    "status: 1 × Core, $780.00 in total",
  ]);
  await dialog.getByRole("button", { name: "One more" }).press("Enter");
  await ears.heard(["button: One more", "status: 2 × Core, $1,560.00 in total"]);
  await dialog.getByRole("button", { name: "Pay $1,560.00" }).press("Enter");
  await ears.heard([
    /^button: Pay/,
    "heading: You bought 2 × Core for $1,560.00.",
    /You’re a valid member now\./,
  ]);
});

test("R10.1 by ear a quote that runs out with another figure says so once, and its figure when it is accepted", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "100" });
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/wallet/USDT?action=convert");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("You convert")).toBeVisible();
  const hear = async (words: RegExp, afterMs: number) => {
    await page.clock.runFor(afterMs);
    await expect(dialog.getByRole("status").filter({ hasText: words })).toBeAttached();
    await page.clock.runFor(SETTLED_MS);
  };
  // From here on no time passes but what is said below.
  await page.clock.pauseAt(Date.now() + A_WHILE_MS);
  await dialog.getByLabel("You convert").fill("10");
  await page.clock.runFor(TYPED_MS);
  await expect(dialog.getByText(/^00:1\d$/)).toBeVisible();
  await hear(/^You receive \d/, RESTED_MS);
  await ears.heard([
    "page: Wallet | Merlin BTC",
    "dialog: Convert",
    "heading: Convert",
    "textbox: You convert",
    /^status: You receive \d/,
  ]);
  await sandbox.setPrice("MERLIN", "0.5");
  await hear(/With the new one you receive/, QUOTE_MS);
  await ears.heard([/^status: The quote expired\. With the new one you receive \d/]);
  const accept = dialog.getByRole("button", { name: "Accept new quote" });
  await accept.focus();
  await page.clock.runFor(1);
  await accept.press("Enter");
  await hear(/^You receive \d/, RESTED_MS);
  await ears.heard(["button: Accept new quote", "dialog: Convert", /^status: You receive \d/]);
});

test("R10.1 by ear an order that nobody knows the end of is met by its state, and each way on keeps the focus in it", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "400" });
  await loseOrder(page, sandbox, { status: 503 });
  await leaveByKey(page);
  const ears = await listen(page);
  await openLive(page, "/marketplace");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Buy Nano" }).press("Enter");
  await ears.heard([
    "page: Marketplace | Merlin BTC",
    "button: Buy Nano",
    "dialog: Buy Nano",
    "heading: Buy Nano",
    /^alert: We don’t know yet whether this went through/,
  ]);
  await dialog.getByRole("button", { name: "Check again" }).press("Enter");
  // It may be under way before its name is read.
  await ears.heard([/^button: Check/, /It hasn’t gone through so far/]);
  await dialog.getByRole("button", { name: "Cancel it" }).press("Enter");
  await ears.heard([
    "button: Cancel it",
    "dialog: Buy Nano",
    "heading: Buy Nano",
    /^alert: This was canceled and can no longer go through/,
    "status: 1 × Nano, $135.00 in total",
  ]);
  await leaveByKey(page);
  await ears.heard(["button: Buy Nano"]);
});

test("R10.1 by ear the wait that an undecided order is asked for is said once and not counted aloud", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "400" });
  await loseOrder(page, sandbox, { status: 503 });
  await leaveByKey(page);
  const wait = { code: "RATE_LIMITED", details: { retryAfterSeconds: 30 }, requestId: "1" };
  await page.route("**/api/bff/market/orders", (route) =>
    route.fulfill({ status: 429, json: { error: { ...wait, message: "Too many requests." } } }),
  );
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/marketplace");
  await page.getByRole("button", { name: "Buy Nano" }).press("Enter");
  const dialog = page.getByRole("dialog");
  const again = dialog.getByRole("button", { name: "Send again" });
  await expect(again).toBeVisible();
  await page.clock.runFor(SETTLED_MS);
  await again.focus();
  await page.clock.runFor(SETTLED_MS);
  await ears.heard([
    /^page: /,
    /^button: /,
    /^dialog: /,
    /^heading: /,
    /^alert: /,
    /^button: Send/,
  ]);
  await again.press("Enter");
  const counted = dialog.getByText(/^You can try again in 00:\d\d\.$/);
  await expect(counted).toBeVisible();
  await page.clock.runFor(SETTLED_MS);
  // The button rests meanwhile, and its dialog has the focus, on a slow machine only after the words.
  await ears.heardTogether(["dialog: Buy Nano", /^alert: .+ You can try again in 00:\d\d\. /]);
  const before = await counted.innerText();
  await page.clock.runFor(3_000);
  await expect(counted).not.toHaveText(before);
  await ears.heard([]);
});

test("R10.1 by ear a price says where it leads, a copy what it copies, and what takes away what it takes", {
  tag: "@deep",
}, async ({ page, context, enter }) => {
  await context.grantPermissions(["clipboard-write"]);
  const visitor = await enter();
  for (const value of ["9", "8"]) {
    const alert = { code: "MERLIN", kind: "above", value, repeat: "once", channels: ["inbox"] };
    const answer = await visitor.post("/api/bff/account/price-alerts", alert);
    expect(answer.status, answer.text).toBe(200);
  }
  const ears = await listen(page);
  await openLive(page, "/token-price");
  await ears.heard(["page: Token price | Merlin BTC"]);
  await page.getByRole("main").getByRole("link", { name: "MERLIN" }).press("Enter");
  await ears.heard(["link: Price of MERLIN", "main: ", "status: MERLIN"]);

  await page.getByRole("button", { name: "Price alerts" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await ears.heard(["button: Price alerts", "dialog: Price alerts", /^heading: Price alerts/]);
  // A press takes the button away: it is heard before.
  await dialog.getByRole("button", { name: /^Delete .+9/ }).focus();
  await ears.heard([/^button: Delete MERLIN at .?\$9\.00.? or above$/]);
  await page.keyboard.press("Enter");
  await ears.heard(["button: Keep"]);
  await page.keyboard.press("Enter");
  await ears.heard([/^button: Delete MERLIN at .?\$9\.00.? or above$/]);

  await openLive(page, "/profile");
  await page.getByRole("button", { name: "Copy Your link" }).press("Enter");
  await ears.heard([/^page: Profile/, "button: Copy Your link", "status: Copied: Your link"]);
});

test("R5.1 R10.1 by ear what is wrong with the field that has the focus is said, at each press, and so is a receiver whom nobody knows", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "500" });
  const ears = await listen(page);
  await openLive(page, "/wallet");
  await page.getByRole("button", { name: "Transfer USDT" }).press("Enter");
  await ears.heard([
    "page: Wallet | Merlin BTC",
    "button: Transfer USDT",
    "dialog: Transfer",
    "heading: Transfer",
  ]);
  const dialog = page.getByRole("dialog");
  const username = dialog.getByLabel("Recipient’s username");
  await username.fill("boris");
  await ears.heard([
    /^textbox: Recipient’s username/,
    "status: Looking up the name…",
    "status: Boris Petrov @boris",
  ]);
  const amount = dialog.getByLabel("Amount", { exact: true });
  await amount.fill("99999");
  await ears.heard([/^textbox: Amount/]);
  for (const _press of ["first", "second"]) {
    await amount.press("Enter");
    await ears.heard([/^alert: You have \D?500\D.*available\.$/]);
  }
  // What is wrong while one types on is no answer to a press.
  await amount.pressSequentially("9");
  await dialog.getByRole("button", { name: /^Transfer/ }).press("Enter");
  await ears.heard([/^button: Transfer/, /^textbox: Amount \| You have /]);
  await username.fill("nobody99");
  await ears.heard([
    /^textbox: Recipient’s username/,
    "status: Looking up the name…",
    "alert: No member has this username.",
  ]);
});

test("R3.6 R10.1 by ear the wallets’ age passes in silence, and a read that failed is said once", {
  tag: "@deep",
}, async ({ page, context, sandbox, enter }) => {
  await enter({ USDT: "500" });
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/wallet");
  await ears.heard(["page: Wallet | Merlin BTC"]);
  await sandbox.fail({ path: "/auth/client/wallets", times: 9, status: 500 });
  await page.clock.fastForward(60_000);
  await ears.heard(["status: We couldn’t load the latest figures."]);
  await page.clock.runFor(5_000);
  await ears.heard([]);
  await context.setOffline(true);
  await expect(page.getByRole("main").getByText("You’re offline.")).toBeVisible();
  // The banner of every page says it.
  const said = page.getByRole("main").getByRole("status").filter({ hasText: "You’re offline." });
  await expect(said).toHaveCount(0);
  await context.setOffline(false);
});

test("R2.13 Escape in the menu of a wallet gives its button the focus back", async ({
  page,
  enter,
}) => {
  await enter({ USDT: "500" });
  await openLive(page, "/wallet");
  const opener = page.getByRole("button", { name: "Actions for USDT" });
  await opener.press("Enter");
  await page.keyboard.press("Tab");
  await expect(opener).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
