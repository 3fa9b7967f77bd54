import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const CODES = ["BTC", "mBTC", "AmBTC", "MERLIN", "USDT"];

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

/** What WCAG 1.4.12 lets a reader set; a policy keeps other styles out. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    );
    document.adoptedStyleSheets = [style];
  });

test("R7.3 the prices stand in the page without script, each with its week as a drawing", async ({
  application,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login("anna");
  const { status, text } = await visitor.open("/token-price");
  expect(status).toBe(200);
  for (const code of CODES) {
    expect(text).toContain(`href="/token-price/${code}"`);
    expect(text).toContain(`aria-label="${code} price over 7 days"`);
  }
  expect(text.match(/data-amount="[\d.]+"[^>]*>\$[\d,]+\.\d\d/g)?.length).toBeGreaterThan(14);
});

test("R9.2 a row shows the exact price, leads to the token, and a column sorts by number", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/token-price");
  const rows = page.getByRole("main").getByRole("row");
  await page.getByRole("link", { name: "Price", exact: true }).click();
  await expect(page).toHaveURL("/token-price?sort=-price");
  await expect(rows.nth(1)).toContainText("BTC");
  const first = await rows.nth(1).locator("[data-amount]").first().getAttribute("data-amount");
  expect(first).toMatch(/^\d{5,}\.\d{18}$/);
  await page.getByRole("link", { name: "Price", exact: true }).click();
  await expect(page).toHaveURL("/token-price?sort=price");
  await expect(rows.nth(1)).toContainText("AmBTC");
  await page.getByRole("main").getByRole("link", { name: "Price of MERLIN", exact: true }).click();
  await expect(page).toHaveURL("/token-price/MERLIN");
  await expect(page).toHaveTitle("MERLIN price | Merlin BTC");
});

test("R10.1 arrow keys choose one order of the prices after another, without leaving the field", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/token-price");
  const order = page.getByLabel("Order", { exact: true });
  await order.focus();
  for (const sort of ["code", "-code", "-price"]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(`/token-price?sort=${sort}`);
    await expect(order).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL("/token-price?sort=-code");
  await expect(order).toHaveValue("/token-price?sort=-code");
});

test("R3.6 a failing refresh keeps the prices, names their time, and recovers by the retry", {
  tag: "@deep",
}, async ({ page }) => {
  await page.clock.install();
  await openLive(page, "/token-price");
  const price = page.getByRole("main").locator("[data-amount]").first();
  await expectLive(page.getByRole("main").getByRole("link", { name: "Price of BTC", exact: true }));
  await page.route("**/api/bff/price/prices", (route) => route.fulfill({ status: 503 }));
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(page.getByText(/^Prices as of \d{1,2}:\d\d [AP]M /)).toBeVisible({
      timeout: 1_500,
    });
  }).toPass();
  // A price may be asked for once more while the page closes.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(price).toBeVisible();
  await page.unroute("**/api/bff/price/prices");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^Updated \d{1,2}:\d\d:\d\d [AP]M /)).toBeVisible();
});

const HALF_AN_HOUR_MS = 1_800_000;

test("a feed that stands still is told by its time, and its day where that is another, also by ear, where one that goes on is not told each minute", async ({
  page,
  upstream,
  enterAsNew,
}) => {
  const username = await enterAsNew();
  const hoursPastNoon = new Date().getUTCHours() - 12;
  // Half an hour ago is the same day there. West of Greenwich is plus in these names.
  upstream.sandbox.database.run(
    "UPDATE member SET time_zone = ? WHERE username = ?",
    `Etc/GMT${hoursPastNoon < 0 ? "" : "+"}${hoursPastNoon}`,
    username,
  );
  const ears = await listen(page);
  await page.clock.install();
  await openLive(page, "/token-price");
  await expect(page.getByText(/^Updated \d{1,2}:\d\d:\d\d [AP]M /)).toBeVisible();
  await expectLive(page.getByRole("main").getByRole("link", { name: "Price of BTC", exact: true }));
  // The feed's own times tell, by the service's clock: a computer that was set ahead says nothing about it.
  let shiftMs = 60_000;
  await page.route("**/api/bff/price/prices", async (route) => {
    const response = await route.fetch();
    const shifted = (_: string, at: string) =>
      `"updatedAt":"${new Date(Date.parse(at) + shiftMs).toISOString()}"`;
    const body = (await response.text()).replaceAll(/"updatedAt":"([^"]+)"/g, shifted);
    await route.fulfill({ response, body });
  });
  const fresh = page.getByText(/^Updated \d/);
  const before = await fresh.innerText();
  // The clock may move before the page has set its first timer; then it moves again.
  const readAnew = (isThere: () => Promise<void>) =>
    expect(async () => {
      await page.clock.fastForward("01:01");
      await isThere();
    }).toPass();
  await readAnew(() => expect(fresh).not.toHaveText(before, { timeout: 1_500 }));
  await page.clock.runFor(1_000);
  await ears.heard([/^page: /]);
  shiftMs = -HALF_AN_HOUR_MS;
  const old = page.getByText(/^Prices as of \d{1,2}:\d\d [AP]M /);
  await readAnew(() => expect(old).toBeVisible({ timeout: 1_500 }));
  await page.clock.runFor(1_000);
  await ears.heard([/^status: Prices as of /]);
  shiftMs = -2 * 86_400_000;
  const older = page.getByText(/^Prices as of [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d\d [AP]M /);
  await readAnew(() => expect(older).toBeVisible({ timeout: 1_500 }));
});

test("R9.3 neither page scrolls sideways at 370 px, left to right or right to left", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 370, height: 800 });
  for (const path of ["/token-price", "/token-price/BTC?style=candles"]) {
    await page.goto(path);
    for (const dir of ["ltr", "rtl"]) {
      const overflow = await page.evaluate((direction) => {
        document.documentElement.dir = direction;
        return document.documentElement.scrollWidth - window.innerWidth;
      }, dir);
      expect(overflow, `${path} ${dir}`).toBeLessThanOrEqual(0);
    }
  }
});

test("R9.3 at 320 px, and with the text spaced out, a price is whole", { tag: "@deep" }, async ({
  page,
}) => {
  for (const [path, width, isSpaced] of [
    ["/token-price/BTC", 320, false],
    ["/token-price/BTC", 390, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    if (isSpaced) await spaceOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/token-price");
  const cut = await page
    .getByRole("main")
    .getByText("Simulated")
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test("R10.1 in forced colours one sees which large amount has the focus", { tag: "@deep" }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openLive(page, "/token-price/MERLIN");
  const amount = page.getByLabel("Amount", { exact: true });
  const outline = () =>
    amount.evaluate((input) => {
      const around = [input, input.parentElement?.closest(".rounded-card") ?? input];
      return around.map((one) => getComputedStyle(one).outlineStyle);
    });
  expect(await outline()).toEqual(["none", "none"]);
  await page.keyboard.press("Tab");
  await amount.focus();
  expect((await outline()).join(" ")).toMatch(/solid|auto/);
});
