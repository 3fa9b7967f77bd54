import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import {
  accountMenu,
  type Entry,
  hrefsOf,
  namesOf,
  pathsOf,
  resize,
  WIDTHS,
} from "../../fixtures/browser/menus.ts";
import { openLive, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const SIDE_MENU: readonly Entry[] = [
  { name: "Dashboard", path: "/dashboard" },
  { name: "Airdrop", path: "/airdrop" },
  { name: "Mining", path: "/mining" },
  { name: "Team", path: "/team" },
  { name: "Game", path: "/game" },
  { name: "Wallet", path: "/wallet" },
];
const HEADER: readonly Entry[] = [
  { name: "Marketplace", path: "/marketplace" },
  { name: "Earning", path: "/earning" },
  { name: "Wallet", path: "/wallet" },
  { name: "Token price", path: "/token-price" },
];
const ACCOUNT: readonly Entry[] = [
  { name: "Account", path: "/setting" },
  { name: "Binary tree", path: "/binary-tree" },
  { name: "Transactions", path: "/transactions" },
];
const TEAM = SIDE_MENU.filter(({ name }) => name === "Team");
/** Without what the bar below 1200 px has no room for. */
const BOTTOM_BAR = SIDE_MENU.filter(({ name }) => name !== "Team");
/** What only the account sheet leads to: Team below 1200 px, the header's links below 1080 px. */
const ONLY_IN_THE_SHEET: Readonly<Record<number, readonly Entry[]>> = {
  1440: [],
  1199: TEAM,
  390: [...TEAM, ...HEADER.filter(({ name }) => name !== "Wallet")],
};

/** The bar of 1199 px is followed at 390 px as well. */
const FOLLOWED_WIDTHS: readonly number[] = isExhaustive ? WIDTHS : [1440, 390];

const menuAt = (width: number) => (width < 1200 ? BOTTOM_BAR : SIDE_MENU);

function mainMenu(page: Page) {
  return page.getByRole("navigation", { name: "Main menu" });
}

async function openAccountMenu(page: Page) {
  const menu = accountMenu(page);
  if (await menu.isHidden()) await page.getByRole("button", { name: "Account menu" }).click();
  await expect(menu).toBeVisible();
  return menu;
}

test.describe("a valid member's menus", () => {
  test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

  for (const width of WIDTHS) {
    test(`R2.6 R2.7 at ${width} px the menu stands in its order, and each entry leads to its page and is the active one there`, async ({
      page,
    }) => {
      await resize(page, width);
      await page.goto("/profile");
      const current = mainMenu(page).locator("[aria-current=page]");
      await expect(mainMenu(page).getByRole("link")).toHaveText(namesOf(menuAt(width)));
      await expect(current).toHaveCount(0);
      for (const { name, path } of FOLLOWED_WIDTHS.includes(width) ? menuAt(width) : []) {
        await mainMenu(page).getByRole("link", { name }).click();
        await expect(page).toHaveURL(path);
        await expect(current).toHaveText([name]);
      }
      await expect(page.locator("aside")).toBeVisible({ visible: width >= 1200 });
      if (width >= 1200) return;
      const bar = await mainMenu(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(page.viewportSize()?.height);
    });
  }

  test("R2.6 exact entries are active on equality only, the others wherever the path contains their link", {
    tag: "@deep",
  }, async ({ page }) => {
    const current = mainMenu(page).locator("[aria-current=page]");
    for (const [path, active] of [
      ["/wallet/USDT", ["Wallet"]],
      ["/game/prediction", ["Game"]],
      ["/dashboard/more", []],
      ["/mining/more", []],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of WIDTHS) {
        await resize(page, width);
        await expect(current, `${path} at ${width}`).toHaveText([...active]);
      }
    }
  });

  test("R2.7 the side menu is wide at first, collapses from 248 to 72 px, stays so for the visit, and expands again", {
    tag: "@deep",
  }, async ({ page }) => {
    await page.goto("/profile");
    const menu = page.locator("aside");
    const widthOf = () => menu.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(widthOf).toBe(248);
    await page.getByRole("button", { name: "Collapse menu" }).click();
    await expect.poll(widthOf).toBe(72);
    await mainMenu(page).getByRole("link", { name: "Airdrop" }).click();
    await expect(page).toHaveURL("/airdrop");
    await expect.poll(widthOf).toBe(72);
    const html = await (await page.request.get("/profile")).text();
    expect(html).toContain('data-menu="collapsed"');
    await page.reload();
    expect(await widthOf()).toBe(72);
    const cookie = (await page.context().cookies()).find(({ name }) => name === "menu");
    expect(cookie).toMatchObject({ value: "collapsed", expires: -1 });
    // Below 1200 px there is nothing to collapse.
    await resize(page, 1199);
    await expect(mainMenu(page).getByRole("link")).toHaveText(namesOf(BOTTOM_BAR));
    await resize(page, 1200);
    await expect(mainMenu(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Expand menu" }).click();
    await expect.poll(widthOf).toBe(248);
  });

  test("R2.8 R10.2 the header holds the logo, its links in order, each active on its page, and a price with six decimals, asked each minute", {
    tag: "@deep",
  }, async ({ page }) => {
    await page.clock.install();
    await openLive(page, "/profile");
    const price = page.locator("header [data-amount]").first();
    for (const width of WIDTHS) {
      await resize(page, width);
      const links = width < 1080 ? [] : HEADER;
      const shown = await hrefsOf(page.locator("header"));
      expect(shown.filter((href) => !href?.startsWith("/profile"))).toEqual([
        "/dashboard",
        ...pathsOf(links),
      ]);
      await expect(price).toBeVisible();
      await expect(price).toHaveText(/^\$\d+\.\d{6}$/);
    }
    const asked = watchRequests(page, "GET", "/api/bff/price/prices");
    // The price begins to run in a part that comes by itself.
    await expect
      .poll(async () => {
        await page.clock.fastForward(60_000);
        return asked.length;
      })
      .toBeGreaterThan(0);
    await expect(price).toHaveText(/^\$\d+\.\d{6}$/);
    await page.clock.resume();
    await resize(page, 1440);
    const links = page.getByRole("banner").getByRole("navigation");
    for (const { name, path } of HEADER) {
      await links.getByRole("link", { name }).click();
      await expect(page).toHaveURL(path);
      await expect(links.locator("[aria-current=page]")).toHaveText([name]);
    }
  });

  test("R2.7 R2.9 the account menu leads to Account, Binary tree, Transactions and Docs, before them to what the narrow menus have no room for, and logs out", {
    tag: "@deep",
  }, async ({ page }) => {
    await page.goto("/profile");
    for (const width of WIDTHS) {
      await resize(page, width);
      const menu = await openAccountMenu(page);
      const shown = await hrefsOf(menu);
      const docs = menu.getByRole("link", { name: "Docs" });
      await expect(docs).toHaveAttribute("target", "_blank");
      await expect(docs).toHaveAttribute("rel", /noopener/);
      expect(shown, `${width} px`).toEqual([
        "/profile",
        ...pathsOf(ONLY_IN_THE_SHEET[width] ?? []),
        ...pathsOf(ACCOUNT),
        await docs.getAttribute("href"),
      ]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
    for (const { name, path } of [...TEAM, ...ACCOUNT]) {
      const menu = await openAccountMenu(page);
      await menu.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(menu).toBeHidden();
    }
    await openAccountMenu(page);
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
  });
});

test("R2.6 Mining stands in the menu of a valid member only, at every width", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  const username = addMember(upstream, { isUnverified: true });
  await signIn(context, application.url, username);
  const expectMining = async (isValid: boolean) => {
    await page.goto("/team");
    for (const width of WIDTHS) {
      await resize(page, width);
      const entries = menuAt(width).filter(({ name }) => isValid || name !== "Mining");
      await expect(mainMenu(page).getByRole("link"), `${width} px`).toHaveText(namesOf(entries));
    }
  };
  await expectMining(false);
  upstream.sandbox.database.run("UPDATE member SET is_valid = 1 WHERE username = ?", username);
  await expectMining(true);
});
