import type { Locator } from "@playwright/test";
import { toUnits } from "../../../lib/money/units.ts";
import { followMenu, signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Wallet {
  readonly symbol: string;
  readonly available: string;
  readonly locked: string;
  readonly total: string;
}

/** Price, available, locked, total and, last, value. */
const AMOUNTS_IN_A_ROW = 5;

const SYMBOLS = ["USDT", "MERLIN", "mBTC", "AmBTC"];

async function walletsOf(origin: string, username: string): Promise<readonly Wallet[]> {
  const visitor = new Visitor(origin);
  await visitor.login(username);
  return (await visitor.send("/api/bff/account/wallets")).json<Wallet[]>();
}

test("R9.2 anna signs in, opens the wallet and sees four balances and their total value", async ({
  page,
  application,
}) => {
  await page.goto("/login");
  await submitLogin(page, "anna", "Merlin-2026!");
  await expect(page).toHaveURL("/airdrop");
  await followMenu(page, "Wallet");
  await expect(page).toHaveURL("/wallet");
  await expect(page).toHaveTitle("Wallet | Merlin BTC");
  const wallets = await walletsOf(application.url, "anna");
  expect(wallets.map(({ symbol }) => symbol).sort()).toEqual([...SYMBOLS].sort());
  const main = page.getByRole("main");
  for (const { symbol, available, locked, total } of wallets) {
    const link = page.getByRole("link", { name: symbol, exact: true });
    const row = main.getByRole("row").filter({ has: link });
    for (const amount of [available, locked, total]) {
      await expect(row.locator(`[data-amount="${amount}"]:visible`).first()).toBeVisible();
    }
  }
  const amounts = main.locator("[data-amount]:visible");
  await expect(amounts.first()).toHaveText(/^\$[\d,]+\.\d\d$/);
  // Read at once: prices move, and the page follows them.
  const [[total = "", available = "", locked = ""], rows] = await amounts.evaluateAll((all) => {
    const [before, within]: [string[], string[]] = [[], []];
    for (const one of all) {
      const amount = one.getAttribute("data-amount") ?? "";
      if (one.closest("table")) within.push(amount);
      else before.push(amount);
    }
    return [before, within];
  });
  expect(toUnits(available) + toUnits(locked)).toBe(toUnits(total));
  expect(toUnits(locked)).toBeGreaterThan(0n);
  expect(rows).toHaveLength(wallets.length * AMOUNTS_IN_A_ROW);
  const values = rows.filter((_, index) => index % AMOUNTS_IN_A_ROW === AMOUNTS_IN_A_ROW - 1);
  expect(toUnits(total)).toBe(values.reduce((sum, value) => sum + toUnits(value), 0n));
  const digits = main.locator("details dl > div").filter({ hasText: "Total value" });
  const whole = digits.locator("[data-amount]");
  await expect(whole).toBeHidden();
  await main.getByText("All digits").click();
  await expect(whole).toHaveText(/^\$[\d,]+\.\d{3,}$/);
});

test("a row's menu offers what its wallet can do, says what it can't, and gets the focus back", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/wallet");
  const menuOf = (symbol: string) => page.getByRole("button", { name: `Actions for ${symbol}` });
  await menuOf("AmBTC").click();
  await expect(page.getByText(/AmBTC can’t be withdrawn\./)).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw AmBTC" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/AmBTC can’t be withdrawn\./)).toHaveCount(0);
  await expect(menuOf("AmBTC")).toBeFocused();
  await menuOf("MERLIN").click();
  await expect(page.getByRole("link", { name: "All MERLIN transactions" })).toHaveAttribute(
    "href",
    "/transactions?symbol=MERLIN",
  );
  await page.getByRole("button", { name: "Transfer MERLIN" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Token")).toHaveValue("MERLIN");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(menuOf("MERLIN")).toBeFocused();
});

test("R2.2 a wallet's row leads to its page with balances, deposit address and limits", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/wallet");
  await page.getByRole("main").getByRole("link", { name: "USDT", exact: true }).click();
  await expect(page).toHaveURL("/wallet/USDT");
  await expect(page.getByRole("heading", { name: "USDT wallet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Balances" })).toBeVisible();
  await expect(page.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible();
  await page.getByRole("link", { name: "All wallets" }).click();
  await expect(page).toHaveURL("/wallet");
});

test("hidden amounts are covered from the first paint on and after a navigation, prices are not", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "hideAmounts", value: "1", url: application.url }]);
  const document = await page.goto("/wallet");
  expect(await document?.text()).toContain('data-amounts="hidden"');
  const main = page.getByRole("main");
  for (const path of ["/wallet", "/dashboard", "/airdrop"] as const) {
    if (path === "/dashboard") await followMenu(page, "Dashboard");
    if (path === "/airdrop") await followMenu(page, "Airdrop");
    await expect(page).toHaveURL(path);
    const own = main.locator("[data-private]");
    await expect(own.first()).toBeAttached();
    for (const amount of await own.all()) await expect(amount).toHaveCSS("visibility", "hidden");
  }
  await followMenu(page, "Wallet");
  // Whole prices have all their digits behind a press.
  const prices = main.locator("[data-amount]:not([data-private], details *)");
  await expect(prices).toHaveCount(SYMBOLS.length);
  for (const price of await prices.all()) await expect(price).toBeVisible();
});

test("covers stand where the line of their amount ends, in Arabic too, and parts of the whole have them", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([
    { name: "hideAmounts", value: "1", url: application.url },
    { name: "language", value: "ar-SA", url: application.url },
  ]);
  await page.goto("/wallet");
  const sides = (amounts: Locator) =>
    amounts.evaluateAll((all) => [
      ...new Set(
        all
          .filter((one) => one.getClientRects().length > 0)
          .map((one) => getComputedStyle(one, "::after").left),
      ),
    ]);
  expect(await sides(page.locator("main td [data-private]"))).toEqual(["0px"]);
  const parts = page.locator("main ul[data-cover] bdi");
  await expect(parts.first()).toBeAttached();
  for (const part of await parts.all()) await expect(part).toHaveCSS("visibility", "hidden");
});

test("R2.2 a wallet that the member has not is a 404 inside the member frame that leads to those there are", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  const answer = await page.goto("/wallet/NOPE");
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole("heading", { name: "You have no wallet for this token" }),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All wallets" }).click();
  await expect(page).toHaveURL("/wallet");
});

test("R9.2 R10.2 a deposit appears after fifteen seconds without a reload, among the latest transactions after a minute, and what changed is exact", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "fred");
  await page.clock.install();
  await openLive(page, "/wallet");
  const [before] = (await walletsOf(application.url, "fred")).filter(
    ({ symbol }) => symbol === "USDT",
  );
  const row = page
    .getByRole("main")
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: "USDT", exact: true }) });
  await expect(row.locator(`[data-amount="${before?.available}"]`).first()).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  await sandbox.deposit("fred", "USDT", "12.345678901234567891");
  await page.clock.fastForward(15_000);
  const [after] = (await walletsOf(application.url, "fred")).filter(
    ({ symbol }) => symbol === "USDT",
  );
  expect(toUnits(after?.available ?? "") - toUnits(before?.available ?? "")).toBe(
    12_345678901234567891n,
  );
  await expect(row.locator(`[data-amount="${after?.available}"]`).first()).toBeVisible();
  const deposit = page.getByRole("main").locator('[data-amount="12.345678901234567891"]');
  await expect(deposit).toHaveCount(0);
  await page.clock.fastForward(45_000);
  await expect(deposit.first()).toBeVisible();
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  expect((await sandbox.reconcile()).balanced).toBe(true);
});

test("R3.6 figures that cannot be refreshed stay, say so, and recover by the retry", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await signIn(context, application.url, "anna");
  await page.clock.install();
  await openLive(page, "/wallet");
  const total = page.getByRole("main").locator("[data-amount]").first();
  const shown = await total.textContent();
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, status: 500 });
  await page.clock.fastForward(15_000);
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(total).toHaveText(shown ?? "");
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
});

test("R2.8 the header shows the price of MERLIN with six decimals, as the upstream has it", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  const price = page.getByRole("banner").locator("[data-amount]").first();
  // A price may move between the page and the call.
  await expect(async () => {
    await page.goto("/profile");
    await expect(price).toHaveText(/^\$\d[\d,]*\.\d{6}$/);
    const prices = await new Visitor(application.url).send("/api/bff/price/prices");
    const merlin = prices
      .json<{ code: string; price: string }[]>()
      .find(({ code }) => code === "MERLIN");
    expect(toUnits((await price.getAttribute("data-amount")) ?? "")).toBe(
      toUnits(merlin?.price ?? ""),
    );
  }).toPass({ timeout: 45_000 });
});

test("with amounts hidden what is said about an amount covers the balance that it names", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "hideAmounts", value: "1", url: application.url }]);
  for (const [path, text] of [
    ["/wallet/USDT?action=convert", /^You have .* available\.$/],
    ["/wallet/USDT?action=transfer", /^You have .* available\.$/],
  ] as const) {
    await openLive(page, path);
    const dialog = page.getByRole("dialog");
    const amount = dialog.locator("input[inputmode=decimal]").first();
    await amount.fill("99999999999");
    await amount.blur();
    const submit = dialog.locator("[type=submit]");
    if ((await dialog.getByText(text).count()) === 0) await submit.click();
    const error = dialog.locator("[id$='-error']").filter({ hasText: text });
    await expect(error).toBeVisible();
    await expect(error.locator("[data-private]")).toHaveCSS("visibility", "hidden");
    await expect(error.locator("[data-private]")).toHaveText(/^\$[\d,.]+$/);
  }
});
