import type { Page } from "@playwright/test";
import { MOST_FOUND } from "../../../lib/contract/team/search.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { leaveByKey } from "../../fixtures/browser/lost-order.ts";
import { accountMenu, resize } from "../../fixtures/browser/menus.ts";
import {
  holdCalls,
  openLive,
  reloadLive,
  watchRequests,
} from "../../fixtures/browser/page-watch.ts";
import { seatChain } from "../../fixtures/downline.ts";
import { expect, test } from "../../fixtures/test.ts";

const RECENT = "merlin.palette";

const palette = (page: Page, name = "Search") => page.getByRole("dialog", { name, exact: true });
const field = (page: Page) => page.getByRole("combobox");
const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const recent = (page: Page) => page.evaluate((key) => window.sessionStorage.getItem(key), RECENT);

/** Opens it by its keys and waits until it can be typed into. */
async function press(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test("the palette opens by its keys, leads to pages, transactions and members of the own tree, and is gone at logout", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  await page.evaluate(([key, kept]) => window.sessionStorage.setItem(key, kept), [
    RECENT,
    JSON.stringify({ username: "boris", ids: ["kyc"] }),
  ] as const);
  const texts = watchRequests(page, "GET", "/api/locales/en-US/texts/palette");
  expect(texts).toHaveLength(0);
  // A field where the header has room for its name and key, else a sign.
  const opener = page.getByRole("button", { name: "Search", exact: true });
  await expect(opener.getByText(/^(Ctrl|⌘) K$/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(opener).toBeVisible();
  await expect(opener.getByText(/ K$/)).toBeHidden();
  await press(page);
  await expect(group(page, "Recent")).toHaveCount(0);
  await expect(group(page, "Pages")).toBeVisible();
  await field(page).fill("stak");
  await expect(option(page, "Staking")).toHaveAttribute("aria-selected", "true");
  await expect(option(page, "Staking")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/earning/stake");
  await expect(palette(page)).toHaveCount(0);

  await press(page);
  await expect(group(page, "Recent").getByRole("option")).toHaveText(["Staking"]);
  await page.keyboard.press("ArrowDown");
  await expect(group(page, "Pages").getByRole("option").first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await field(page).fill("#246");
  await expect(option(page, "Transaction 246")).toHaveAttribute("href", "/transactions/246");
  await field(page).fill("withdraw usdt");
  await expect(option(page, "Withdraw USDT")).toHaveAttribute(
    "href",
    "/wallet/USDT?action=withdraw",
  );
  await field(page).fill("gina");
  await expect(group(page, "Your team").getByRole("option").first()).toContainText("@gina");
  await field(page).fill("@Gina");
  await expect(group(page, "Your team").getByRole("option")).toHaveText([/^@gina/]);
  await field(page).fill("zzzz");
  await expect(palette(page).getByRole("status")).toHaveText("Nothing matches “zzzz”.");
  await sandbox.fail({ path: "/auth/client/team/find", times: 5, status: 500 });
  await field(page).fill("zzz");
  await expect(palette(page).getByRole("status")).toContainText("We couldn’t search your team.");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  expect(texts).toHaveLength(1);

  await page.getByRole("button", { name: "Search", exact: true }).click();
  await field(page).fill("hide am");
  await page.keyboard.press("Enter");
  await expect(page.locator("html[data-amounts=hidden]")).toBeAttached();
  expect(await recent(page)).toContain("amounts");
  await page.getByRole("button", { name: "Account menu" }).click();
  await accountMenu(page).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/login");
  expect(await recent(page)).toBeNull();
});

test("the palette offers what can be done with each wallet of the member, and no more", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew({ isUnverified: true });
  await openLive(page, "/dashboard");
  await press(page);
  const options = page.getByRole("option");
  await field(page).fill("convert");
  await expect(options).toHaveText(["Convert USDT", "Convert mBTC"]);
  await field(page).fill("withdraw");
  await expect(options).toHaveText(["Withdraw USDT", "Withdraw MERLIN", "Withdraw mBTC"]);
  await field(page).fill("convert mbtc");
  await page.keyboard.press("Enter");
  const convert = page.getByRole("dialog", { name: "Convert" });
  await expect(convert).toBeVisible();
  // On the wallet's own page, too, and as often as it is chosen.
  for (let left = 2; left > 0; left -= 1) {
    await leaveByKey(page);
    await press(page);
    await field(page).fill("convert mbtc");
    await page.keyboard.press("Enter");
    await expect(convert).toBeVisible();
    await expect(page).toHaveURL(/\/wallet\/mBTC$/);
  }
});

test("R4.3 the palette logs out, here and in every other tab, and says why where it cannot", async ({
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  // Not the fixture's page: the browser reports the logout that finds no network as an error.
  const page = await context.newPage();
  const other = await context.newPage();
  await openLive(other, "/wallet");
  await openLive(page, "/dashboard");
  const path = "**/api/session/logout";
  await page.route(path, (route) => route.abort(), { times: 1 });
  await press(page);
  await field(page).fill("log out");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-sonner-toast][data-type=error]")).toBeVisible();
  await press(page);
  await expect(group(page, "Recent")).toHaveCount(0);
  await field(page).fill("log out");
  await expect(option(page, "Log out")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
});

test("the palette says that more is found than it names", { tag: "@deep" }, async ({
  page,
  newcomer,
  enter,
}) => {
  await seatChain(await enter(), newcomer.username, MOST_FOUND + 1);
  await openLive(page, "/dashboard");
  await press(page);
  await field(page).fill("crew");
  await expect(group(page, "Your team").getByRole("option")).toHaveCount(MOST_FOUND);
  await expect(palette(page).getByRole("status")).toHaveText(/^Found: \d+\+$/);
});

test("the palette finds pages and actions by their words in any order, in the member's language", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  await press(page);
  for (const [typed, name, href] of [
    ["settings", "General Settings", "/setting"],
    ["language", "Language", "/setting"],
    ["password", "Change password", "/setting/security"],
    ["reserves proof", "Your proof of reserves", "/wallet/reserves"],
    ["tax", "Tax report", "/transactions/tax"],
    ["statement", "Account statement", "/transactions/statement"],
    ["plans", "Plans", "/earning/plans"],
    ["automation", "Automation", "/mining/automation"],
    ["usdt deposit", "Deposit USDT", "/wallet/USDT#deposit"],
  ] as const) {
    await field(page).fill(typed);
    await expect(option(page, name)).toHaveAttribute("href", href);
    await expect(option(page, name)).toHaveAttribute("aria-selected", "true");
  }
  await context.addCookies([{ name: "language", value: "de-DE", url: application.url }]);
  await reloadLive(page);
  await press(page);
  await field(page).fill("einzahlen usdt");
  await expect(option(page, "USDT einzahlen")).toHaveAttribute("href", "/wallet/USDT#deposit");
});

test("what is typed right after the palette's keys is in its field once that has come, and Enter follows it", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  await page.waitForLoadState("networkidle");
  const chunks = "**/_next/static/chunks/*.js";
  let release = await holdCalls(page, chunks);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("secx");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("ur");
  await expect(field(page)).toHaveCount(0);
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("secur");
  await page.keyboard.type("ity");
  await expect(field(page)).toHaveValue("security");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await page.unroute(chunks);

  await reloadLive(page);
  await page.waitForLoadState("networkidle");
  release = await holdCalls(page, chunks);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("secur");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL("/setting/security");
  await expect(palette(page)).toHaveCount(0);
});

test("on a phone the palette is a drawer, in Arabic from right to left, and says so where its texts cannot be had", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "language", value: "ar-SA", url: application.url }]);
  await resize(page, 390);
  await page.route(
    "**/api/locales/ar-SA/texts/palette",
    (route) => route.fulfill({ status: 503 }),
    {
      times: 1,
    },
  );
  await openLive(page, "/wallet");
  await expect(page.getByRole("banner").getByRole("button", { name: "بحث" })).toBeHidden();
  const account = page.getByRole("button", { name: "قائمة الحساب" });
  await account.click();
  const menu = page.getByRole("dialog", { name: "قائمة الحساب" });
  await menu.getByRole("button", { name: "بحث" }).click();
  await expect(menu).toHaveCount(0);
  const drawer = palette(page, "بحث");
  await expect(drawer).toHaveAttribute("data-vaul-drawer");
  await drawer.getByRole("button", { name: "إعادة المحاولة" }).click();
  await expect(field(page)).toBeVisible();
  await expect(field(page)).toHaveCSS("direction", "rtl");
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(account).toBeFocused();
  await account.click();
  await menu.getByRole("button", { name: "بحث" }).click();
  await field(page).fill("الفريق");
  await option(page, "الفريق").click();
  await expect(page).toHaveURL("/team");
  await expect(drawer).toHaveCount(0);
});
