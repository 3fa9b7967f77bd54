import type { Page } from "@playwright/test";
import { PAGES } from "../../lib/routes.ts";
import { signIn } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";

interface Entry {
  readonly name: string;
  readonly path: string;
}

const PATHS: ReadonlySet<string> = new Set(Object.values(PAGES).map(({ path }) => path));

/** The entries whose page the application has. */
function built(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ path }) => PATHS.has(path));
}

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
const ONLY_IN_THE_SHEET: readonly Entry[] = [
  { name: "Team", path: "/team" },
  { name: "Marketplace", path: "/marketplace" },
  { name: "Earning", path: "/earning" },
  { name: "Token price", path: "/token-price" },
];
const ANCHORS = ["marketplace", "launchpad", "about", "features", "investor"];

async function sideMenuOf(page: Page): Promise<readonly Entry[]> {
  const profile = await (await page.request.get("/api/bff/account/profile")).json();
  return built(SIDE_MENU).filter(({ name }) => name !== "Mining" || profile.isValid);
}

function mainMenu(page: Page) {
  return page.getByRole("navigation", { name: "Main menu" });
}

/** Where links lead, in their order; those that cannot be seen left out. */
function hrefsOf(page: Page, container: string): Promise<readonly (string | null)[]> {
  return page
    .locator(`${container} a`)
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    );
}

test.describe("a member's menus", () => {
  test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

  test("R2.6 the side menu stands in its order, exact entries active on equality and Wallet on containing", async ({
    page,
  }) => {
    await page.goto("/dashboard");
    const entries = await sideMenuOf(page);
    await expect(mainMenu(page).getByRole("link")).toHaveText(entries.map(({ name }) => name));
    const current = mainMenu(page).locator("[aria-current=page]");
    await expect(current).toHaveText(["Dashboard"]);
    await mainMenu(page).getByRole("link", { name: "Airdrop" }).click();
    await expect(current).toHaveText(["Airdrop"]);
    await page.goto("/wallet/USDT");
    await expect(current).toHaveText(["Wallet"]);
    await page.goto("/dashboard/more");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(current).toHaveCount(0);
  });

  test("R2.7 the side menu collapses from 248 to 72 px, stays so for the visit, and expands again", async ({
    page,
  }) => {
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
    await page.getByRole("button", { name: "Expand menu" }).click();
    await expect.poll(widthOf).toBe(248);
  });

  for (const width of [1199, 390]) {
    test(`R2.7 at ${width} px the menu is a bottom bar without Team and Account, which the account sheet has`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/profile");
      const entries = (await sideMenuOf(page)).filter(({ name }) => name !== "Team");
      expect(entries.length).toBeLessThanOrEqual(5);
      await expect(page.locator("aside")).toBeHidden();
      await expect(mainMenu(page).getByRole("link")).toHaveText(entries.map(({ name }) => name));
      const bar = await mainMenu(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
      await page.getByRole("button", { name: "Account menu" }).click();
      const only = built(ONLY_IN_THE_SHEET).filter(({ name }) => width < 1080 || name === "Team");
      const expected = [...only, ...built(ACCOUNT)].map(({ path }) => path);
      const shown = await hrefsOf(page, "#account-menu");
      expect(shown.filter((href) => href?.startsWith("/"))).toEqual(["/profile", ...expected]);
    });
  }

  test("R2.7 at 1200 px the side menu is there and the bottom bar is not", async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 844 });
    await page.goto("/profile");
    await expect(page.locator("aside")).toBeVisible();
    await expect(mainMenu(page)).toHaveCount(1);
  });

  test("R2.8 the header holds the logo, its links in order and a price with six decimals, asked each minute", async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await page.goto("/profile", { waitUntil: "networkidle" });
    const expected = ["/dashboard", ...built(HEADER).map(({ path }) => path)];
    const shown = await hrefsOf(page, "header");
    expect(shown.slice(0, expected.length)).toEqual(expected);
    const price = page.locator("header [data-amount]").first();
    await expect(price).toHaveText(/^\$\d+\.\d{6}$/);
    const asked = page.waitForRequest((request) => request.url().includes("price/prices"));
    await sandbox.requestsDuring(async () => {
      await page.clock.fastForward(60_000);
      await asked;
    });
    await expect(price).toHaveText(/^\$\d+\.\d{6}$/);
  });

  test("R2.9 the account dropdown leads to Account, Binary tree, Transactions and Docs, and logs out", async ({
    page,
  }) => {
    await page.goto("/profile");
    await page.getByRole("button", { name: "Account menu" }).click();
    const shown = await hrefsOf(page, "#account-menu");
    const own = ["/profile", ...built(ACCOUNT).map(({ path }) => path)];
    expect(shown.slice(0, own.length)).toEqual(own);
    const docs = page.locator("#account-menu").getByRole("link", { name: "Docs" });
    await expect(docs).toHaveAttribute("target", "_blank");
    await expect(docs).toHaveAttribute("rel", /noopener/);
    expect(shown.at(own.length)).toBe(await docs.getAttribute("href"));
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("R2.11 a member finds Launch App in the public header and footer", async ({ page }) => {
    await page.goto("/");
    for (const place of ["header", "footer"]) {
      const launch = page.locator(place).getByRole("link", { name: "Launch App" }).first();
      await expect(launch).toHaveAttribute("href", "/airdrop");
    }
  });
});

test("R2.10 the public header leads to the five sections and to Docs in a new tab", async ({
  page,
}) => {
  await page.goto("/login");
  const header = page.getByRole("banner");
  const links = header.getByRole("navigation", { name: "Main" }).getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs.slice(0, 5)).toEqual(ANCHORS.map((anchor) => `/#${anchor}`));
  await expect(links.last()).toHaveAttribute("target", "_blank");
  await expect(links.last()).toHaveAttribute("rel", /noopener/);
  await links.nth(2).click();
  await expect(page).toHaveURL("/#about");
  await expect(page.locator("#about")).toBeInViewport();
  await links.nth(3).click();
  await expect(page).toHaveURL("/#features");
  await expect(page.locator("#features")).toBeInViewport();
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
});

test("R2.10 on a phone a menu holds the same links, language, theme and the way in, and closes when one is followed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.locator("#public-menu");
  await expect(menu).toBeVisible();
  const shown = await hrefsOf(page, "#public-menu");
  expect(shown.slice(0, 5)).toEqual(ANCHORS.map((anchor) => `/#${anchor}`));
  expect(shown.slice(-2)).toEqual(["/login", "/sign-up"]);
  await expect(menu.getByRole("radio", { name: "Dark" })).toBeAttached();
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator("#features")).toBeInViewport();
});

test("R2.11 a guest finds sections, sign-up and login in the footer", async ({ page }) => {
  await page.goto("/login");
  const site = page.getByRole("contentinfo").getByRole("navigation", { name: "Site" });
  const hrefs = await site
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(["/#about", "/#features", "/#investor", "/login", "/sign-up"]);
});
