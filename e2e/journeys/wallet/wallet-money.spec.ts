import { watchCalls } from "../../fixtures/browser/browser.ts";
import { expectUncovered } from "../../fixtures/browser/extent.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { availableOf, fact, latestLines } from "../../fixtures/money.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R7.2 a deposit appears on the wallet's page without a reload, as a balance and as a line", async ({
  page,
  sandbox,
  newcomer,
  enter,
}) => {
  await enter();
  await page.clock.install();
  await openLive(page, "/wallet/USDT");
  await expect(page.getByText("No USDT transactions yet.")).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await sandbox.deposit(newcomer.username, "USDT", "7.000000000000000001");
  await page.clock.fastForward(15_000);
  const main = page.getByRole("main");
  await expect(main.locator('[data-amount="7.000000000000000001"]').first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Deposit", exact: true }).last()).toBeVisible();
  await expect(page.getByText("No USDT transactions yet.")).toHaveCount(0);
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("R7.2 on the page of one wallet an order of another one knows what that one holds by now", {
  tag: "@deep",
}, async ({ page, sandbox, newcomer, enter }) => {
  await enter({ USDT: "100", MERLIN: "5" });
  await openLive(page, "/wallet/USDT");
  await sandbox.deposit(newcomer.username, "MERLIN", "7");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Token").selectOption("MERLIN");
  await expect(dialog.locator('[data-amount="12.000000000000000000"]').first()).toBeVisible();
});

test("R9.2 a conversion books what its quote said, digit for digit, and the wallets follow", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "100" });
  await page.goto("/wallet");
  await page.getByRole("button", { name: "Convert USDT" }).click();
  await page.getByLabel("You convert").fill("1000");
  await page.getByLabel("You convert").press("Enter");
  const pay = page.getByRole("dialog");
  await expectUncovered(pay.locator("[id$='-error']"));
  await expectUncovered(pay.locator("p:has(> a)", { hasText: "Deposit USDT" }));
  await page.getByLabel("You convert").fill("40.5");
  await expect(page.getByRole("button", { name: "Convert $40.50" })).toBeVisible();
  const receive = await fact(page, "You receive").getAttribute("data-amount");
  const fee = await fact(page, "Fee").getAttribute("data-amount");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Convert/ })
    .click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  await expect(fact(page, "Received")).toHaveAttribute("data-amount", receive ?? "");
  await expect(fact(page, "Fee")).toHaveAttribute("data-amount", fee ?? "");
  expect(await availableOf(visitor, "MERLIN")).toBe(receive);
  expect(await availableOf(visitor, "USDT")).toBe("59.500000000000000000");
  const [line] = await latestLines(visitor, "MERLIN");
  expect(line).toMatchObject({ type: "convert_in", amount: receive, balanceAfter: receive });
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "MERLIN" }) });
  await expect(row.locator(`[data-amount="${receive}"]`).first()).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("an expired quote asks again, and its new figures wait to be accepted", async ({
  page,
  sandbox,
  enter,
}) => {
  await enter({ USDT: "100" });
  await page.clock.install();
  await openLive(page, "/wallet/USDT?action=convert");
  for (const [share, amount] of [
    ["50%", "50"],
    ["25%", "25"],
  ] as const) {
    await page.getByRole("button", { name: share }).click();
    await expect(page.getByLabel("You convert")).toHaveAttribute("data-amount", amount);
  }
  await page.getByLabel("You convert").fill("10");
  await page.clock.runFor(1_000);
  await expect(fact(page, "You receive")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: /^Convert/ })).toBeVisible();
  const before = await fact(page, "You receive").getAttribute("data-amount");
  // It runs: time that passes before it does is nobody's.
  const clock = dialog.getByText(/^00:\d\d$/);
  await expect(clock).toHaveText(/^00:1[0-4]$/);
  await sandbox.setPrice("MERLIN", "0.5");
  // The service's time goes on, too, by which the page sets its clock.
  await sandbox.advance(16);
  await page.clock.runFor(16_000);
  await expect(page.getByText(/^The quote expired\. With the new one/)).toBeVisible();
  await expect(fact(page, "You receive")).not.toHaveAttribute("data-amount", before ?? "");
  await expect(dialog.getByRole("button", { name: /^Convert/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Accept new quote" }).click();
  // Accepting is not confirming.
  await expect(dialog.getByRole("button", { name: /^Convert/ })).toBeVisible();
  await sandbox.advance(60);
  await sandbox.setPrice("MERLIN", "0.25");
  await dialog.getByRole("button", { name: /^Convert/ }).click();
  await expect(page.getByText(/^That quote is no longer available\./)).toBeVisible();
  await dialog.getByRole("button", { name: "Accept new quote" }).click();
  await dialog.getByRole("button", { name: /^Convert/ }).click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("bad input is named at its field and sends nothing", { tag: "@deep" }, async ({
  page,
  newcomer,
  enter,
}) => {
  await enter({ USDT: "100" });
  await page.goto("/wallet");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  const calls = watchCalls(page, "POST", "/wallet/");
  const lookUps = watchCalls(page, "GET", "/wallet/recipient");
  const receiver = page.getByLabel("Recipient’s username");
  const send = page.getByRole("dialog").getByRole("button", { name: /^Transfer/ });
  for (const [name, text] of [
    [newcomer.username, "That’s your own username."],
    ["../anna", "Usernames have 4 to 20 lowercase letters, digits or underscores."],
    ["", "Enter the recipient’s username."],
  ] as const) {
    await receiver.fill(name);
    await send.click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(receiver).toHaveAttribute("aria-invalid", "true");
    await expect(receiver).toBeFocused();
  }
  expect(lookUps).toEqual([]);
  await receiver.fill("anna");
  const amount = page.getByLabel("Amount", { exact: true });
  const plain = "Enter a plain number, such as 1234.5.";
  for (const [typed, text] of [
    ["1e9", plain],
    ["1,5", plain],
    ["三", plain],
    ["--1", plain],
    ["9".repeat(400), "This amount is too large."],
    ["1.0000000000000000001", "USDT takes up to 18 decimals."],
    ["0", "Enter an amount above zero."],
    ["", "Enter an amount."],
    ["100.000000000000000001", "You have $100.00 available."],
  ] as const) {
    await amount.fill(typed);
    await send.click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(amount).toHaveValue(typed);
    await expect(amount).toBeFocused();
  }
  await expect(page.getByRole("dialog").getByRole("link", { name: "Deposit USDT" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("R10.4 a lost reply, then the same order again: the transfer is booked once, and balances of then are none of now", async ({
  page,
  sandbox,
  newcomer,
  enter,
}) => {
  const visitor = await enter({ USDT: "100" });
  await page.goto("/wallet/USDT");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  await page.getByLabel("Recipient’s username").fill("anna");
  await page.getByLabel("Amount", { exact: true }).fill("12.345678901234567891");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("@anna")).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/wallet/transfer")) {
      sent.push(request.headers()["idempotency-key"] ?? "");
    }
  });
  await sandbox.fail({ path: "/auth/client/wallet/transfer", times: 1, kind: "truncate" });
  await dialog.getByRole("button", { name: /^Transfer/ }).click();
  await expect(page.getByText(/^We got no answer/)).toBeVisible();
  await expect(page.getByLabel("Amount", { exact: true })).toHaveJSProperty("readOnly", true);
  await sandbox.deposit(newcomer.username, "USDT", "50");
  await dialog.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByRole("heading", { name: "Transfer sent" })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(await availableOf(visitor, "USDT")).toBe("137.654321098765432109");
  await expect(dialog.getByText("New balances")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Done" }).click();
  const now = page.getByRole("main").locator('[data-amount="137.654321098765432109"]');
  await expect(now.first()).toBeVisible({ timeout: 10_000 });
  const out = (await latestLines(visitor, "USDT")).filter(({ type }) => type === "transfer_out");
  expect(out.map((line) => line.amount)).toEqual(["12.345678901234567891"]);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});
