import { signIn } from "../../fixtures/browser/browser.ts";
import { enterAtOnce, listen, spokenTexts, typeAtOnce } from "../../fixtures/browser/ears.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const PRIVATE_PATHS = [
  "/wallet",
  "/wallet/USDT",
  "/transactions",
  "/transactions/daily-profit",
  "/earning",
  "/earning/stake",
  "/earning/commissions",
  "/mining",
  "/airdrop",
  "/team",
  "/game/prediction",
];

test("R10.1 by ear one logs in, hears a refusal once, goes to another page", {
  tag: "@deep",
}, async ({ page, newcomer }) => {
  const ears = await listen(page);
  await openLive(page, "/login?returnUrl=%2Fnetwork");
  await ears.heard(["page: Login | Merlin BTC"]);
  await page.getByLabel("Username or email").fill(newcomer.username);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("Wrong-Password-1");
  const login = page.getByRole("button", { name: "Log in" });
  await login.focus();
  await ears.heard(["textbox: Username or email", "textbox: Password", "button: Log in"]);
  await login.press("Enter");
  await ears.heard(["alert: Wrong username or password."]);
  await password.fill(newcomer.password);
  await password.press("Enter");
  await ears.heard(["textbox: Password", "page: Network | Merlin BTC"]);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: "Wallet" }).press("Enter");
  await ears.heard(["link: Wallet", "main: ", "status: Wallet"]);
  // The content has the focus already.
  await page.goBack();
  await ears.heard(["status: Network"]);
});

test("R10.1 by ear a language is named in itself once it holds", { tag: "@deep" }, async ({
  page,
}) => {
  const ears = await listen(page);
  await openLive(page, "/login");
  await ears.heard(["page: Login | Merlin BTC"]);
  await page.getByRole("button", { name: "Language: English" }).first().press("Enter");
  await page.getByRole("button", { name: "Deutsch" }).first().press("Enter");
  await ears.heard([
    /^button: Language: English/,
    /^button: Deutsch/,
    /^button: Language: English/,
    "status: Sprache: Deutsch",
  ]);
});

test("R5.3 R10.1 by ear a new password is judged once it rests, with one thing that would help", {
  tag: "@deep",
}, async ({ page }) => {
  const dictionaries: string[] = [];
  page.on("requestfinished", async (request) => {
    const { responseBodySize } = await request.sizes();
    if (responseBodySize > 100_000 && request.url().endsWith(".js")) {
      dictionaries.push(request.url());
    }
  });
  const ears = await listen(page);
  await openLive(page, "/sign-up");
  await page.waitForLoadState("networkidle");
  await ears.heard(["page: Sign Up | Merlin BTC"]);
  expect(dictionaries).toEqual([]);
  const password = page.getByLabel("Password", { exact: true });
  await password.focus();
  await expect.poll(() => dictionaries.length).toBeGreaterThan(0);
  await ears.heard(["textbox: Password"]);
  await password.pressSequentially("Merlin-2026!", { delay: 60 });
  await ears.heard([
    "status: Strength: Fair Many people use this word or password. Add a few unrelated words.",
  ]);
  await password.pressSequentially(" ship shape", { delay: 60 });
  await ears.heard(["status: Strength: Strong"]);
  await password.fill("");
  await ears.heard(["status: Strength: Not typed yet"]);
});

test("R10.1 a filter, an order and a page say where one is, with the focus at the list", {
  tag: "@deep",
}, async ({ page, sandbox, newcomer, enter }) => {
  await enter();
  for (let row = 1; row <= 11; row += 1) {
    await sandbox.deposit(newcomer.username, "USDT", `${row}`);
  }
  const ears = await listen(page);
  await openLive(page, "/transactions?pageSize=10");
  await ears.heard(["page: All Transactions | Merlin BTC"]);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Next" }).press("Enter");
  await ears.heard([
    "link: Next",
    "heading: Today",
    "status: Newest first, Page 2 of 2, 11 transactions",
  ]);
  await main.getByRole("link", { name: "Oldest first" }).press("Enter");
  await ears.heard(["link: Oldest first", "status: Oldest first, Page 1 of 2, 11 transactions"]);
  await main.getByLabel("Type").selectOption("stake_reward");
  await main.getByRole("button", { name: "Apply" }).press("Enter");
  await ears.heard(["button: Apply", /^heading: /, /^status: /]);
});

test("R10.1 hidden amounts are hidden from the ear as well, and hiding says so", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  const ears = await listen(page);
  await openLive(page, "/dashboard");
  await ears.heard(["page: Dashboard | Merlin BTC"]);
  const own = await page
    .locator("main [data-private]")
    .evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ""));
  // A short one may stand in a price, which everybody may hear.
  const figures = own.filter((text) => text.replace(/\D/g, "").length > 3);
  expect(figures.length).toBeGreaterThan(5);
  const shown = (await spokenTexts(page)).join(" ");
  expect(figures.filter((text) => shown.includes(text)).length).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Hide amounts" }).first().focus();
  await ears.heard(["button: Hide amounts"]);
  await page.keyboard.press("Enter");
  await ears.heard(["status: Amounts are hidden"]);
  const hidden = (await spokenTexts(page)).join(" ");
  expect(figures.filter((text) => hidden.includes(text))).toEqual([]);
  expect(hidden).toContain("Hidden amount");
  await page.getByRole("button", { name: "Show amounts" }).first().press("Enter");
  await ears.heard(["status: Amounts are shown"]);
});

test("R10.1 on no page of a member a hidden amount is read out", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  test.slow();
  await signIn(context, application.url, "anna");
  const said: string[] = [];
  for (const path of PRIVATE_PATHS) {
    await context.clearCookies({ name: "hideAmounts" });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const own = page.locator("main [data-private]");
    await expect(own.first()).toBeAttached();
    const texts = await own.evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ""));
    const figures = texts.filter((text) => text.replace(/\D/g, "").length > 3);
    await context.addCookies([{ name: "hideAmounts", value: "1", url: application.url }]);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(own.first()).toBeAttached();
    const hidden = (await spokenTexts(page)).join(" ");
    said.push(...figures.filter((text) => hidden.includes(text)).map((one) => `${path}: ${one}`));
  }
  expect(said).toEqual([]);
});

test("R10.1 a chart is one sentence, and a table when it is asked for", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  const chart = page.getByRole("slider", { name: "Total value over time" });
  await expect(chart).toBeVisible();
  const said = page.locator("[data-said=chart]").first();
  await expect(said).toHaveText(/^From \S+ \(.+\) to \S+ \(.+\), .+%\. Lowest .+, highest .+\.$/);
  await expect(page.getByRole("main").getByRole("table")).toHaveCount(0);
  const ask = page.getByRole("button", { name: "Show as a table" }).first();
  await ask.press("Enter");
  const table = page.getByRole("table").first();
  await expect(table.getByRole("row").nth(2)).toBeVisible();
  await expect(ask).toHaveAttribute("aria-pressed", "true");
  await ask.press("Enter");
  await expect(page.getByRole("main").getByRole("table")).toHaveCount(0);
});

test("R10.1 by ear the calculator of the home page says its verdicts once a choice has rested, and nothing by itself", {
  tag: "@deep",
}, async ({ page }) => {
  const ears = await listen(page);
  await openLive(page, "/");
  const price = page.getByRole("slider", { name: "Price of 1 mBTC" });
  await price.scrollIntoViewIfNeeded();
  await expectLive(price);
  await price.focus();
  await ears.heard([/^page: /, "slider: Price of 1 mBTC"]);
  const { value, step } = await price.evaluate(({ valueAsNumber, step }: HTMLInputElement) => ({
    value: valueAsNumber,
    step: Number(step),
  }));
  await enterAtOnce(
    price,
    [1, 2, 3].map((steps) => String(value - steps * step)),
  );
  await ears.heard([/^status: Today’s rate holds .+, Rate falls .+ a month .+$/]);
});

test("R10.1 by ear a converter, a chart’s range and a copy say what came of them, once and rounded", {
  tag: "@deep",
}, async ({ page, context, enterAsNew }) => {
  await context.grantPermissions(["clipboard-write"]);
  await enterAsNew();
  const ears = await listen(page);
  await openLive(page, "/token-price/MERLIN");
  const amount = page.getByLabel("Amount", { exact: true });
  await expectLive(amount);
  await amount.focus();
  await ears.heard(["page: MERLIN price | Merlin BTC", "textbox: Amount"]);
  await amount.fill("12");
  await ears.heard([/^status: 12 MERLIN = \$\d\.\d{2}$/]);
  await page.getByRole("button", { name: "Copy USDT" }).press("Enter");
  await ears.heard(["button: Copy USDT", "status: Copied: USDT"]);
  await page.getByRole("radio", { name: "24H" }).focus();
  await page.keyboard.press("ArrowRight");
  await ears.heard([
    "radio: 24H",
    "radio: 7D",
    /^status: From \$\S+ \(.+\) to \$\S+ \(.+\), .+%\. Lowest .+, highest .+\.$/,
  ]);
  // Another drawing of the same figures says nothing new.
  await page.getByRole("radio", { name: "Logarithmic" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("radio", { name: "30D" }).focus();
  await page.keyboard.press("Space");
  await ears.heard(["radio: Logarithmic", "radio: 30D", /^status: From /]);
});

test("R10.1 by ear the staking calculator says principal and rewards, and a conversion of the airdrop what is received, once", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew();
  await sandbox.deposit(username, "AmBTC", "50");
  const ears = await listen(page);
  await openLive(page, "/earning/stake?list=calculator");
  const amount = page.getByLabel("Amount", { exact: true });
  await expectLive(amount);
  await amount.focus();
  await ears.heard([/^page: /, /^textbox: Amount/]);
  await amount.fill("500");
  await ears.heard([/^status: Principal and rewards \d{3}\.\d{1,4} MERLIN$/]);
  await openLive(page, "/airdrop");
  await page.getByRole("button", { name: "Convert to mBTC" }).press("Enter");
  await ears.heard([
    /^page: /,
    "button: Convert to mBTC",
    "dialog: Convert AmBTC to mBTC",
    /^heading: Convert AmBTC to mBTC/,
  ]);
  await typeAtOnce(page.getByRole("dialog").getByLabel("You convert"), "33.5");
  await ears.heard([/^textbox: You convert/, "status: You receive 0.0335 mBTC"]);
});

test("R4.2 R5.1 R10.1 by ear a wrong code is refused in words, with the tries left, though the focus stays in its field", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "erik");
  const ears = await listen(page);
  await openLive(page, "/authentication");
  const code = page.getByRole("textbox");
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await ears.heard([
    /^page: /,
    /^textbox: /,
    "alert: This code is wrong or was already used.",
    /^status: Attempts left: \d$/,
  ]);
});
