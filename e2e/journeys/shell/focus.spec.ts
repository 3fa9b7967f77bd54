import type { Locator, Page } from "@playwright/test";
import { makeNewcomer, signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { accountMenu } from "../../fixtures/browser/menus.ts";
import { expectLive, openLive, reloadLive, toast } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test("a taken username is marked as refused before it is sent, and takes the focus when it is", {
  tag: "@deep",
}, async ({ page }) => {
  const newcomer = makeNewcomer();
  await page.goto("/sign-up");
  const username = page.getByLabel("Username", { exact: true });
  await expectLive(username);
  await username.fill("anna");
  await expect(username).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Full name").fill(newcomer.fullName);
  await page.getByLabel("Email", { exact: true }).fill(newcomer.email);
  await page.getByLabel("Password", { exact: true }).fill(newcomer.password);
  await page.getByLabel("Repeat password", { exact: true }).fill(newcomer.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(username).toBeFocused();
  await expect(username).toHaveAttribute("aria-invalid", "true");
  await username.fill(newcomer.username);
  await expect(username).not.toHaveAttribute("aria-invalid");
});

test("the single field of a page has the focus on arrival, by an address and by a link", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/forgot");
  await expect(page.getByLabel("Email")).toBeFocused();
  await openLive(page, "/login");
  await page.getByRole("main").locator('a[href="/forgot"]').click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.goto("/login");
  await submitLogin(page, "boris", "Merlin-2026!");
  await expect(page).toHaveURL("/authentication");
  await expect(page.getByRole("textbox")).toBeFocused();
});

test("R2.2 going on without an invitation can be taken back, with the keyboard in its place", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/ref/anna");
  const remove = page.getByRole("button", { name: "Continue without invitation" });
  await expectLive(remove);
  await remove.click();
  const restore = page.getByRole("button", { name: "Use the invitation" });
  await expect(restore).toBeFocused();
  await restore.click();
  await expect(page.getByText("@anna", { exact: true })).toBeVisible();
  await expect(remove).toBeFocused();
});

test("the focus never falls out of the page when what had it is disabled or taken away", async ({
  page,
  context,
  application,
  upstream,
}) => {
  await signIn(context, application.url, addMember(upstream));
  await openLive(page, "/setting");
  const name = page.getByLabel("Full name");
  await name.fill("Another Name");
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(name).toHaveValue("Nora Quist");
  await expect.poll(() => focusedTag(page)).toBe("FORM");
  await name.fill("Another Name");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect.poll(() => focusedTag(page)).toBe("FORM");
});

test("R7.12 the focus stays in the form of a button that its own press disables, after which nothing else changes", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await openLive(page, "/team?tab=sharing");
  await page.getByLabel("Part you pass on").selectOption("20%");
  const save = page.getByRole("button", { name: "Save part" });
  await save.press("Enter");
  await expect(save).toBeDisabled();
  // Sooner than the toast goes, which was what gave it back.
  await expect.poll(() => focusedTag(page), { timeout: 2_000 }).toBe("FORM");
});

test("the second half of a double click presses nothing that has come under the pointer", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "100" });
  await openLive(page, "/wallet");
  await page.getByRole("button", { name: "Transfer USDT" }).click();
  await page.getByLabel("Recipient’s username").fill("boris");
  await page.getByLabel("Amount", { exact: true }).fill("1");
  await expect(page.getByRole("dialog").getByText("@boris")).toBeVisible();
  const send = page.getByRole("dialog").getByRole("button", { name: /^Transfer/ });
  await send.scrollIntoViewIfNeeded();
  await send.click();
  const receipt = page.getByRole("heading", { name: "Transfer sent" });
  await expect(receipt).toBeVisible();
  const done = page.getByRole("dialog").getByRole("button", { name: "Close" }).last();
  const { x, y, width, height } = (await done.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole("dialog")).toHaveAttribute("data-state", "open");
  await expect(receipt).toBeVisible();
  await done.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a preset of days keeps the filters that were chosen and not applied yet", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/transactions");
  const main = page.getByRole("main");
  await main.getByLabel("Type").selectOption("stake_reward");
  const presets = main.locator("[data-presets]").first();
  for (const preset of ["7d", "30d"]) {
    await presets.locator(`a[href*="range=${preset}"]`).click();
    await expect(page).toHaveURL(new RegExp(`range=${preset}`));
    await expect(page).toHaveURL(/type=stake_reward/);
    await expect(main.getByLabel("Type")).toHaveValue("stake_reward");
  }
  await main.getByLabel("Type").selectOption("");
  await presets.getByRole("link").first().click();
  await expect(page).not.toHaveURL(/range=|type=/);
});

test("R11.6 becoming valid is said once, with the way to the Starter machine", {
  tag: "@deep",
}, async ({ page, enter, newcomer, upstream }) => {
  const { username } = newcomer;
  await enter();
  await openLive(page, "/profile");
  const said = toast(page, "You’re a valid member now. Your Starter machine is ready.");
  await expect(said).toHaveCount(0);
  // The browser remembers that there is something to become.
  const note = `merlin.not-valid.${username}`;
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), note)).toBe("1");
  upstream.sandbox.database.run("UPDATE member SET is_valid = 1 WHERE username = ?", username);
  await page.reload();
  await expect(said).toBeVisible();
  await page.getByRole("button", { name: "Start mining" }).click();
  await expect(page).toHaveURL("/mining");
  await reloadLive(page);
  await expect(said).toHaveCount(0);
});

const isOpen = (fold: Locator) =>
  fold.evaluate((element) => element instanceof HTMLDetailsElement && element.open);

test("R10.1 the days of a filter, which hang over the list, close by Escape, by a press beside them, by Back and when the focus goes on", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/transactions");
  const period = page.getByRole("search").locator("details");
  const summary = period.locator("summary");
  await summary.click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(period)).toBe(false);
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => isOpen(period)).toBe(false);
  await summary.click();
  await page.goBack();
  await expect.poll(() => isOpen(period)).toBe(false);
  await expect(page).toHaveURL("/transactions");
  await summary.click();
  await summary.focus();
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => isOpen(period)).toBe(false);
  await expect(summary).not.toBeFocused();
});

test("on a phone the days of a filter unfold among its fields, and stay while the page is used", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/transactions");
  await page.getByText("Filters", { exact: true }).click();
  const period = page.getByRole("search").locator("details");
  await period.locator("summary").click();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  expect(await isOpen(period)).toBe(true);
});

test("R10.1 the account menu closes when the keyboard goes on beyond its last entry, and keeps to its button before the first", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  const opener = page.getByRole("button", { name: "Account menu" });
  await opener.click();
  await expect(accountMenu(page).getByRole("button", { name: "Log out" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(opener).toBeFocused();
  await expect(accountMenu(page)).toBeVisible();
  await accountMenu(page).getByRole("button", { name: "Log out" }).focus();
  await page.keyboard.press("Tab");
  // The operator's legal pages may follow.
  for (let more = 0; more < 5 && (await accountMenu(page).isVisible()); more += 1)
    await page.keyboard.press("Tab");
  await expect(accountMenu(page)).toHaveCount(0);
  await expect(page.locator(":focus")).toBeVisible();
});

/** Gives each the focus in turn; where the page stands afterwards. */
async function scrolledBy(page: Page, parts: Locator): Promise<number[]> {
  const places: number[] = [];
  for (const part of await parts.all()) {
    if (!(await part.isVisible())) continue;
    await part.evaluate((element: HTMLElement) => element.focus());
    places.push(await page.evaluate(() => window.scrollY));
  }
  return places;
}

test("R10.1 the page stays where it is while the focus goes through what stands at the edges of the screen", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  // A smooth scroll would be under way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, parts] of [
    ["/transactions", page.locator(".member-header, .side-menu").locator("a, button")],
    ["/setting", page.locator(".side-menu, .save-bar").locator("a, button")],
  ] as const) {
    await openLive(page, path);
    for (const from of [0, 300]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), from);
      const at = await page.evaluate(() => window.scrollY);
      const places = await scrolledBy(page, parts.and(page.locator(":not([popover] *)")));
      expect(places.length).toBeGreaterThan(5);
      expect(new Set(places), path).toEqual(new Set([at]));
    }
  }
});

/** How far what has the focus stands beyond the row that it lies in, which is moved sideways; null when the focus has left the page. */
const beyondItsRow = () => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  let row = one.parentElement;
  while (row && !/auto|scroll/.test(getComputedStyle(row).overflowX)) row = row.parentElement;
  if (!row) return "";
  const [{ left, right }, room] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
  const beyond = Math.max(room.left - left, right - room.right, -left, right - window.innerWidth);
  return beyond > 1 ? `${one.textContent}: ${Math.round(beyond)} px` : "";
};

for (const screen of ["390 px in en-US", "320 px in en-US", "390 px in ar-SA", "320 px in ar-SA"]) {
  const [width, , , language = ""] = screen.split(" ");
  test(`R10.1 each stop of the keyboard in a row that is moved sideways comes into view whole, at ${screen}`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    await signIn(context, application.url, "anna");
    await page.setViewportSize({ width: Number(width), height: 700 });
    const found: string[] = [];
    for (const path of [
      "/game/prediction",
      "/transactions",
      "/transactions/statement",
      "/earning/stake",
      "/team",
    ]) {
      await openLive(page, path);
      for (let stop = 0; stop < 100; stop += 1) {
        await page.keyboard.press("Tab");
        const beyond = await page.evaluate(beyondItsRow);
        if (beyond === null) break;
        if (beyond) found.push(`${path}: ${beyond}`);
      }
    }
    expect(found).toEqual([]);
  });
}
