import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { accountMenu, publicMenu, resize } from "../../fixtures/browser/menus.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive, holdCalls } from "../../fixtures/browser/page-watch.ts";
import { atRest, dragSheet } from "../../fixtures/browser/sheets.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const SCRIPTS = "**/_next/static/chunks/*.js";

const chipOf = (page: Page) => page.getByRole("button", { name: "Account menu" });
const buttonOf = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

test.use({ ...WITH_MOTION, viewport: { width: 390, height: 844 }, hasTouch: true });

test("R2.13 the account sheet is a drawer that closes by Escape, a tap outside, a drag down and its button", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/profile");
  const chip = chipOf(page);
  const menu = accountMenu(page);
  await expectLive(chip);
  const closings: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.touchscreen.tap(195, 20),
    () => menu.getByRole("button", { name: "Close" }).tap(),
    () => dragSheet(menu, { px: 120, pxPerSecond: 383 }),
  ];
  for (const close of closings) {
    await chip.tap();
    await expect(menu.getByRole("heading", { name: "Account menu" })).toBeFocused();
    await expect(menu).toHaveAttribute("data-vaul-drawer");
    await atRest(menu);
    await expect(page.getByText("Log out")).toHaveCount(1);
    await close();
    await expect(menu).toHaveCount(0);
    await expect(chip).toBeFocused();
  }
});

const PUBLIC_MENUS = [
  ["signed in", "/"],
  ["public", "/"],
  ["guest", "/login"],
] as const;

for (const [kind, path] of isExhaustive ? PUBLIC_MENUS : PUBLIC_MENUS.slice(0, 1)) {
  test(`R2.10 R2.13 the menu of a ${kind} page is a drawer whose styles its policy lets through`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    if (kind === "signed in") await signIn(context, application.url, "anna");
    const violations: string[] = [];
    await page.exposeFunction("noteViolation", (line: string) => violations.push(line));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        const note: (line: string) => void = Reflect.get(window, "noteViolation");
        note(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await page.goto(path);
    const menu = publicMenu(page);
    await expectLive(buttonOf(page));
    await buttonOf(page).tap();
    await expect(menu).toBeVisible();
    await expect(menu).toHaveCSS("animation-name", "slideFromBottom");
    await expect(page.locator("body")).toHaveCSS("overflow-y", "hidden");
    await atRest(menu);
    await dragSheet(menu, { px: 120, pxPerSecond: 383 });
    await expect(menu).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
    expect(violations).toEqual([]);
  });
}

test("R2.10 a section that is followed from the drawer is scrolled to smoothly", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/");
  await expectLive(buttonOf(page));
  await buttonOf(page).tap();
  const link = publicMenu(page).getByRole("link", { name: "Features" });
  await page.evaluate(() => {
    document.addEventListener("click", () => {
      queueMicrotask(() =>
        Reflect.set(window, "atClick", document.documentElement.style.scrollBehavior),
      );
    });
  });
  await link.tap();
  await expect(publicMenu(page)).toHaveCount(0);
  await expect(page.locator("#features")).toBeInViewport();
  expect(await page.evaluate(() => Reflect.get(window, "atClick"))).toBe("");
});

test("R2.9 a page that is followed from the account sheet closes it and has the focus", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/profile");
  await expectLive(chipOf(page));
  await chipOf(page).tap();
  await accountMenu(page).getByRole("link", { name: "Transactions" }).tap();
  await expect(page).toHaveURL("/transactions");
  await expect(accountMenu(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("R2.9 R2.10 a menu that is pressed before the page's script lives opens at once, and as a drawer the next time", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  for (const [path, button, popover] of [
    ["/login", buttonOf(page), "#public-menu"],
    ["/profile", chipOf(page), "#account-menu"],
  ] as const) {
    if (path === "/profile") await signIn(context, application.url, "anna");
    const release = await holdCalls(page, SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await button.tap();
    const early = page.locator(popover);
    await expect(early).toBeVisible();
    // The member's menu is made when it opens, so its links come with its script.
    if (path === "/login") await expect(early.getByRole("link").first()).toBeVisible();
    release();
    await expect(early.getByRole("link").first()).toBeVisible();
    await expectLive(button);
    await expect(early).toBeVisible();
    await early.getByRole("button", { name: "Close" }).tap();
    await expect(early).toBeHidden();
    await button.tap();
    await expect(page.locator("[data-vaul-drawer]")).toBeVisible();
    await expect(early).toBeHidden();
    await page.unroute(SCRIPTS);
  }
});

test("R2.10 where the drawer's code cannot be had, the menu opens without it", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login", { waitUntil: "networkidle" });
  await expectLive(buttonOf(page));
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503 }));
  await buttonOf(page).tap();
  await expect(page.locator("#public-menu")).toBeVisible();
  await page.locator("#public-menu").getByRole("button", { name: "Close" }).tap();
  await expect(page.locator("#public-menu")).toBeHidden();
  await page.unroute(SCRIPTS);
  await buttonOf(page).tap();
  await expect(publicMenu(page)).toBeVisible();
});

test("R2.9 R2.10 a window that becomes wide or narrow closes its menus, which open there in their own way", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/profile");
  await expectLive(chipOf(page));
  const popover = page.locator("#account-menu");
  const drawer = page.getByRole("dialog", { name: "Account menu" });
  await chipOf(page).click();
  await expect(drawer).toBeVisible();
  await resize(page, 1440);
  await expect(drawer).toHaveCount(0);
  await chipOf(page).click();
  await expect(popover).toBeVisible();
  await expect(popover.getByRole("link", { name: "Transactions" })).toBeVisible();
  await resize(page, 1199);
  await expect(popover).toBeHidden();
  await chipOf(page).click();
  await expect(drawer).toBeVisible();
});
