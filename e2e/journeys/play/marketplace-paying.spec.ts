import { watchRequests } from "../../fixtures/browser/page-watch.ts";
import { availableOf, enterAsErik, fact, latestLines } from "../../fixtures/money.ts";
import { expect, test } from "../../fixtures/test.ts";

const arabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

test("a short balance names exactly what is missing, and a boost is paid in MERLIN", {
  tag: "@deep",
}, async ({ page, sandbox, enter }) => {
  const visitor = await enter({ USDT: "134.999999999999999999", MERLIN: "20" });
  await page.goto("/marketplace");
  const orders = watchRequests(page, "POST", "/api/bff/market/orders");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("You need $0.000000000000000001 more")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  const deposit = dialog.getByRole("link", { name: "Deposit USDT" });
  await expect(deposit).toHaveAttribute("href", "/wallet/USDT#deposit");
  await expect(dialog.getByRole("link", { name: "Convert to USDT" })).toBeVisible();
  expect(orders).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Boosts" }).click();
  await page.getByRole("button", { name: "Buy Boost 20%" }).click();
  await expect(fact(page, "Left after payment")).toHaveAttribute("data-amount", /^12\.0+$/);
  await dialog.getByRole("button", { name: "Pay 8 MERLIN" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  await expect(dialog.getByText("Apply the boost under “Mining”")).toBeVisible();
  expect(await availableOf(visitor, "MERLIN")).toBe("12.000000000000000000");
  const [line] = await latestLines(visitor, "MERLIN");
  expect(line).toMatchObject({ type: "purchase", amount: "8.000000000000000000" });
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("an order above 1 000 USDT asks for the code, and a wrong one stays in the form", async ({
  page,
  context,
  application,
  sandbox,
  upstream,
}) => {
  const visitor = await enterAsErik(context, application.url, sandbox);
  await sandbox.deposit("erik", "USDT", "1000");
  const before = await availableOf(visitor, "USDT");
  await page.goto("/marketplace");
  await page.getByRole("button", { name: "Buy Core" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Pay $780.00" })).toBeEnabled();
  await expect(dialog.getByLabel("2FA code")).toHaveCount(0);
  await dialog.getByRole("button", { name: "One more" }).click();
  const pay = dialog.getByRole("button", { name: "Pay $1,560.00" });
  const code = dialog.getByLabel("2FA code");
  await pay.click();
  await expect(dialog.getByText("Enter the code from your authenticator app.")).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill("000000");
  await pay.click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toHaveValue("000000");
  await expect(dialog.getByText(/^Attempts left:/)).toBeVisible();
  expect(await availableOf(visitor, "USDT")).toBe(before);
  upstream.sandbox.database.run("DELETE FROM totp_step");
  // As an Arabic keyboard types it.
  await code.fill(arabicDigits(await sandbox.code("erik")));
  await pay.click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();
  await expect(fact(page, "Paid")).toHaveAttribute("data-amount", "1560.000000000000000000");
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("a machine is renewed from its address: the new term follows its end, and an end that aged is shown before it is paid for", {
  tag: "@deep",
}, async ({ page, application, enter }) => {
  const visitor = await enter({ USDT: "500" });
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const quote = await visitor.post("/api/bff/market/quote", { productId: "nano" }, key());
  const { quoteId } = quote.json<{ quoteId: string }>();
  const order = await visitor.post("/api/bff/market/orders", { quoteId }, key());
  const [machine] = order.json<{ machines: { id: string; endsAt: string }[] }>().machines;
  const id = machine?.id ?? "";
  await page.goto(`/marketplace?renew=${id}`);
  const dialog = page.getByRole("dialog", { name: "Renew or upgrade Nano" });
  const ends = dialog.getByRole("row", { name: /^Ends/ }).getByRole("cell");
  await expect(ends).toHaveCount(2);
  await expect(dialog.getByText("Can be renewed until")).toBeVisible();
  const pay = dialog.getByRole("button", { name: "Pay $135.00" });
  await expect(pay).toBeEnabled();
  const seen = (await ends.last().textContent()) ?? "?";
  // Renewed in another tab.
  const again = { productId: "nano", machineId: id };
  const other = await visitor.post("/api/bff/market/quote", again, key());
  const elsewhere = { quoteId: other.json<{ quoteId: string }>().quoteId };
  const done = await visitor.post(`/api/bff/market/machines/${id}/renew`, elsewhere, key());
  expect(done.status).toBe(200);
  await pay.click();
  await expect(dialog.getByText(/^This machine’s end date has changed/)).toBeVisible();
  await expect(ends.first()).toHaveText(seen);
  await expect(ends.last()).not.toHaveText(seen);
  expect(await availableOf(visitor, "USDT")).toBe("230.000000000000000000");
  await pay.click();
  await expect(page.getByRole("dialog", { name: "Machine renewed" })).toBeVisible();
  const machines = await visitor.send("/api/bff/mining/machines");
  const owned = machines.json<{ items: { id: string; endsAt: string }[] }>().items;
  const renewed = owned.find((one) => one.id === id)?.endsAt ?? "";
  expect(Date.parse(renewed) - Date.parse(machine?.endsAt ?? "")).toBe(2 * 180 * 86_400_000);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(`${application.url}/marketplace`);
  await page.goto("/marketplace?renew=999999");
  await expect(page.getByText("Machine not found")).toBeVisible();
});
