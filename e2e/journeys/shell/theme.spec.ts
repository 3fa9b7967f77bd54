import type { Page } from "@playwright/test";
import { expectLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const GROUND = { dark: "rgb(15, 13, 22)", light: "rgb(247, 245, 251)" };

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const barColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].map(
      ({ content }) => content,
    ),
  );

async function chooseTheme(page: Page, name: string): Promise<void> {
  const choice = page.locator("#theme-header");
  if (!(await choice.isVisible())) await page.locator("[popovertarget=theme-header]").click();
  await expectLive(choice.locator("input").first());
  await choice.getByText(name, { exact: true }).click();
}

test("R3.7 a guest’s theme holds at once in every open tab, colours the browser’s bars, and a reload paints no other", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/login");
  await page.goto("/");
  expect(await groundOf(page)).toBe(GROUND.dark);
  await chooseTheme(page, "Light");
  for (const tab of [page, other]) {
    await expect(tab.locator("html")).toHaveAttribute("data-theme", "light");
    expect(await groundOf(tab)).toBe(GROUND.light);
    await expect.poll(() => barColours(tab)).toEqual(["#f7f5fb", "#f7f5fb"]);
  }
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenThemes: seen });
    const note = () => {
      const theme = document.documentElement?.dataset.theme;
      if (theme) seen.add(theme);
    };
    const options = { attributes: true, childList: true, subtree: true };
    new MutationObserver(note).observe(document, options);
  });
  await page.reload();
  await page.locator("[popovertarget=theme-header]").click();
  await expectLive(page.locator("#theme-header input").first());
  expect(await page.evaluate(() => [...Reflect.get(window, "seenThemes")])).toEqual(["light"]);
});

test("R3.7 the system’s theme follows the device while the page is open", { tag: "@deep" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  expect(await groundOf(page)).toBe(GROUND.dark);
  await chooseTheme(page, "System");
  expect(await groundOf(page)).toBe(GROUND.light);
  await expect.poll(() => barColours(page)).toEqual(["#f7f5fb", "#0f0d16"]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await groundOf(page)).toBe(GROUND.dark);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "system");
});
