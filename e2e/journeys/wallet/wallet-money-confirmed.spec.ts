import { fieldError, openLive } from "../../fixtures/browser/page-watch.ts";
import { availableOf, enterAsErik, fact } from "../../fixtures/money.ts";
import { order } from "../../fixtures/orders.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a conversion says what comes of it above its one press, and what was shown is what is booked or nothing", async ({
  page,
  sandbox,
  upstream,
  enter,
}) => {
  const visitor = await enter({ USDT: "2000" });
  await openLive(page, "/wallet/USDT?action=convert");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You convert").fill("1,234");
  await expect(fact(page, "You receive")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Convert $1,234.00" })).toBeVisible();
  await expect(fact(page, "New balances")).toHaveText("$766.00");
  await expect(dialog.getByText("Your rate is held while the timer runs.")).toBeVisible();
  await expect(dialog.getByLabel("You convert")).toHaveValue("1,234");
  const convert = dialog.getByRole("button", { name: /^Convert/ });
  await expect(convert).toBeEnabled();
  // The service holds the quote, but no longer at the figures that stand on the screen.
  upstream.sandbox.database.run("UPDATE convert_quote SET receive = '1', fee = '1'");
  await sandbox.setPrice("MERLIN", "0.5");
  await convert.click();
  await expect(dialog.getByText(/^That quote is no longer available\./)).toBeVisible();
  await expect(convert).toHaveCount(0);
  expect(await availableOf(visitor, "USDT")).toBe("2000.000000000000000000");
  await dialog.getByRole("button", { name: "Accept new quote" }).click();
  const receive = await fact(page, "You receive").getAttribute("data-amount");
  await convert.click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  expect(await availableOf(visitor, "MERLIN")).toBe(receive);
});

test("a fee and a minimum that aged are refused, shown and confirmed again; the receipt tells how far it is", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  const visitor = await enterAsErik(context, application.url, sandbox);
  const before = await availableOf(visitor, "USDT");
  let isStale = true;
  await page.route("**/api/bff/account/wallet/USDT", async (route) => {
    const answer = await route.fetch();
    const wallet = await answer.json();
    const aged = {
      ...wallet,
      limits: { ...wallet.limits, minWithdraw: "5" },
      fees: { ...wallet.fees, withdraw: "0.5" },
    };
    await route.fulfill({ response: answer, json: isStale ? aged : wallet });
  });
  await page.clock.install();
  await openLive(page, "/wallet/USDT?action=withdraw");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("Amount you receive");
  const submit = dialog.getByRole("button", { name: /^Withdraw/ });
  await amount.fill("150");
  await expect(fact(page, "Fee")).toHaveText("$0.50");
  await dialog.getByLabel("2FA code").fill(await sandbox.code("erik"));
  isStale = false;
  await submit.click();
  await expect(dialog.getByText("The fee is now $1.00 instead of $0.50.")).toBeVisible();
  await expect(fact(page, "Total from wallet")).toHaveText("$151.00");
  expect(await availableOf(visitor, "USDT")).toBe(before);
  await submit.click();
  await expect(page.getByRole("heading", { name: "Withdrawal requested" })).toBeVisible();

  const list = await visitor.send("/api/bff/account/wallet/withdrawals");
  const [request] = list.json<{ items: { id: string }[] }>().items;
  await sandbox.decideWithdrawal(request?.id ?? "", "approve");
  await page.clock.fastForward(15_000);
  await expect(page.getByRole("heading", { name: "Your withdrawal", exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Your withdrawal is approved and can no longer/)).toBeVisible();
  await expect(dialog.getByText(/You can cancel/)).toHaveCount(0);
  await sandbox.advance(120);
  await page.clock.fastForward(15_000);
  await expect(dialog.getByText("$150.00 has arrived.")).toBeVisible();

  await dialog.getByRole("button", { name: "Done" }).click();
  isStale = true;
  await openLive(page, "/wallet/USDT?action=withdraw");
  await amount.fill("6");
  isStale = false;
  await sandbox.advance(30);
  await dialog.getByLabel("2FA code").fill(await sandbox.code("erik"));
  await submit.click();
  await expect(dialog.getByText("The minimum is $10.00.")).toBeVisible();
  await expect(amount).toHaveValue("6");
  await expect(amount).toBeFocused();
  await expect(dialog.getByText("Minimum $10.00")).toBeVisible();
});

test("a minimum of a conversion that aged is named at its field before anything is confirmed", {
  tag: "@deep",
}, async ({ page, enter }) => {
  const visitor = await enter({ USDT: "20" });
  await page.route("**/api/bff/account/wallet/USDT", async (route) => {
    const answer = await route.fetch();
    const wallet = await answer.json();
    const aged = { ...wallet, limits: { ...wallet.limits, minConvert: "0.1" } };
    await route.fulfill({ response: answer, json: aged });
  });
  await page.goto("/wallet/USDT?action=convert");
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("You convert");
  await amount.fill("0.5");
  await expect(fieldError(page, "The minimum is $1.00.")).toBeVisible();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(amount).toHaveValue("0.5");
  await dialog.getByRole("button", { name: /^Convert/ }).click();
  await expect(amount).toBeFocused();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toHaveCount(0);
  expect(await availableOf(visitor, "USDT")).toBe("20.000000000000000000");
  await amount.fill("1");
  await expect(fact(page, "You receive")).toBeVisible();
  await dialog.getByRole("button", { name: "Convert $1.00" }).click();
  await expect(page.getByRole("heading", { name: "Converted", exact: true })).toBeVisible();
  expect(await availableOf(visitor, "USDT")).toBe("19.000000000000000000");
});

test("a known hold stops a withdrawal at its door, and a resting address waits for its time", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const { database, clock } = upstream.sandbox;
  await enterAsErik(context, application.url, sandbox);
  const inAnHour = clock.now() + 3_600_000;
  const hold = (until: number | null) =>
    database.run("UPDATE member SET security_hold_until = ? WHERE username = 'erik'", until);
  const rest = (until: number) =>
    database.run(
      "UPDATE saved_address SET usable_from = ? WHERE member_id = (SELECT id FROM member WHERE username = 'erik')",
      until,
    );
  const dialog = page.getByRole("dialog");
  try {
    hold(inAnHour);
    await page.goto("/wallet/USDT?action=withdraw");
    await expect(
      dialog.getByText(/^Withdrawals are paused until .+ because your account’s security changed/),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveCount(0);
    hold(null);
    rest(inAnHour);
    await page.goto("/wallet/USDT?action=withdraw");
    await expect(dialog.getByText(/^Ready from /)).toBeVisible();
    await expect(dialog.getByText("No address is ready yet")).toBeVisible();
    await expect(dialog.getByRole("textbox")).toHaveCount(0);
  } finally {
    hold(null);
    rest(0);
  }
});

test("what a conversion brings stands in one line on a phone, beside what the wallet holds already", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Of one that walks on, what is received may end with zeros, which are not shown.
  await sandbox.layPrices("MERLIN", Array(12).fill("0.2501"));
  await enter({ USDT: "2000", MERLIN: "1928.7413" });
  await openLive(page, "/wallet/USDT?action=convert");
  await page.getByRole("dialog").getByLabel("You convert").fill("255.1234");
  const amount = page.locator("dd.figures-display", { hasText: /^1,0\d\d\.\d{3,4}$/ });
  await expect(amount).toBeVisible();
  const lines = await amount.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size;
  });
  expect(lines).toBe(1);
});

test("typing another amount takes back what was said of the one before, at the field and below it", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  await enter({ USDT: "100" });
  await openLive(page, "/wallet/USDT?action=transfer");
  const dialog = page.getByRole("dialog");
  const receiver = dialog.getByLabel("Recipient’s username");
  const amount = dialog.getByLabel("Amount", { exact: true });
  const send = dialog.getByRole("button", { name: /^Transfer/ });
  await receiver.fill("nobody_here");
  await amount.fill("999999");
  await send.click();
  await expect(fieldError(page, "You have $100.00 available.")).toBeVisible();
  await receiver.fill("dora");
  await amount.fill("12");
  await expect(send).toHaveText("Transfer $12.00");
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await expect(fieldError(page, "You have $100.00 available.")).toHaveCount(0);
  const body = { statusCode: 4221, message: "Too low.", data: null };
  await sandbox.fail({ path: "/auth/client/wallet/transfer", times: 1, status: 422, body });
  await send.click();
  const refusal = dialog.getByText("Your available balance isn’t enough.");
  await expect(refusal).toBeVisible();
  await amount.press("End");
  await page.keyboard.type("34");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("56");
  await expect(send).toHaveText("Transfer $123,564.00");
  await expect(refusal).toHaveCount(0);
});

test("R5.1 a conversion that is too much by now stays refused, with the way to more, once the balance is read anew", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "100" });
  await openLive(page, "/wallet/USDT?action=convert");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("You convert").fill("80");
  const convert = dialog.getByRole("button", { name: "Convert $80.00" });
  await expect(convert).toBeEnabled();
  const spent = { symbol: "USDT", toUsername: "anna", amount: "60" };
  await order(visitor, "account/wallet/transfer", spent);
  const body = { statusCode: 4221, message: "Too low.", data: null };
  await sandbox.fail({ path: "/auth/client/wallet/convert", times: 1, status: 422, body });
  await convert.click();
  await expect(dialog.locator('[data-amount="40.000000000000000000"]').first()).toBeVisible();
  await expect(dialog.getByText("Your available balance isn’t enough.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Deposit USDT" })).toBeVisible();
  await dialog.getByLabel("You convert").fill("30");
  await expect(dialog.getByText("Your available balance isn’t enough.")).toHaveCount(0);
});
