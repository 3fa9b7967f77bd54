import type { Locator } from "@playwright/test";
import { LOCALES } from "../../../lib/i18n/locales.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { hrefsOf, publicMenu, resize, WIDTHS } from "../../fixtures/browser/menus.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use(WITH_MOTION);

const ANCHORS = ["marketplace", "launchpad", "about", "features", "investor"];
const SECTIONS = ANCHORS.map((anchor) => `/#${anchor}`);
const FOOTER_SECTIONS = ["/#about", "/#features", "/#investor"];

/** From here up the header has room for its links. */
const WIDE = 1200;

test("R2.10 the public header leads to the five sections and to Docs in a new tab, below 1200 px its menu does", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const width of WIDTHS) {
    await resize(page, width);
    if (width < WIDE && (await publicMenu(page).isHidden())) {
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(publicMenu(page)).toBeVisible();
    }
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs.slice(0, -1), `${width} px`).toEqual(SECTIONS);
    await expect(links.last()).toHaveAttribute("target", "_blank");
    await expect(links.last()).toHaveAttribute("rel", /noopener/);
  }
  await resize(page, 1440);
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

test("R2.10 on a phone a menu holds the same links, language, theme and the way in, and closes when one is followed", {
  tag: "@deep",
}, async ({ page }) => {
  await resize(page, 390);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = publicMenu(page);
  await expect(menu).toBeVisible();
  const shown = await hrefsOf(menu);
  expect(shown.slice(0, 5)).toEqual(SECTIONS);
  expect(shown.slice(-2)).toEqual(["/login", "/sign-up"]);
  await expect(menu.getByRole("radio", { name: "Dark" })).toBeAttached();
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator("#features")).toBeInViewport();
});

test("R2.11 the footer leads a guest to sections, login and sign-up, a member to the application, at every width", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  const site = page.getByRole("contentinfo").getByRole("navigation", { name: "Site" });
  const expectLinks = async (path: string, wayIn: readonly string[]) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await resize(page, width);
      await expect(site).toBeVisible();
      const hrefs = await site
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs, `${width} px`).toEqual([...FOOTER_SECTIONS, "/reserves", ...wayIn]);
    }
  };
  await expectLinks("/login", ["/login", "/sign-up"]);
  await signIn(context, application.url, "anna");
  await expectLinks("/", ["/airdrop"]);
  for (const width of WIDTHS) {
    await resize(page, width);
    const launch = page.getByRole("banner").getByRole("link", { name: "Launch App" });
    await expect(launch.first()).toHaveAttribute("href", "/airdrop");
  }
  await site.getByRole("link", { name: "Launch App" }).click();
  await expect(page).toHaveURL("/airdrop");
});

test("R1.3 the footer holds the contact, both networks and the documentation, as the service names them", async ({
  page,
}) => {
  await page.goto("/login");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Overview", "Network", "Tokenomics", "Roadmap", "FAQs"]) {
    const link = footer.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", /^https:/);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(footer.locator('a[href^="mailto:"]')).toHaveAttribute(
    "href",
    "mailto:support@merlin-btc.example",
  );
  await expect(footer.getByRole("link", { name: /^X\b/ })).toHaveAttribute("href", /^https:/);
  await expect(footer.getByRole("link", { name: "Discord" })).toHaveAttribute("href", /^https:/);
});

test("R2.12 the language selector offers the fifteen languages, each with its flag, in the header, in the narrow menu and in the footer", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/login");
  const expectLanguages = async (container: Locator) => {
    const options = container.locator("li button:has(img)");
    await expect(options).toHaveCount(LOCALES.length);
    const flags = options.locator("img");
    await expect(flags.last()).toBeAttached();
    const sources = await flags.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(sources).toEqual(LOCALES.map(({ locale }) => `/api/locales/${locale}/flag`));
    for (const { nativeName } of LOCALES) {
      await expect(options.filter({ hasText: nativeName }).first()).toBeVisible();
    }
    await options.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => flags.last().evaluate((flag: HTMLImageElement) => flag.naturalWidth))
      .toBeGreaterThan(0);
  };
  await page.locator("[popovertarget=language-header]").click();
  await expectLanguages(page.locator("#language-header"));
  await page.keyboard.press("Escape");
  await page.locator("[popovertarget=language-footer]").click();
  await expectLanguages(page.locator("#language-footer"));
  await page.keyboard.press("Escape");
  for (const width of [1199, 390]) {
    await resize(page, width);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await publicMenu(page).locator("summary").click();
    await expectLanguages(publicMenu(page));
    await page.keyboard.press("Escape");
    await expect(publicMenu(page)).toHaveCount(0);
  }
});
