import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { seatChain } from "../../fixtures/downline.ts";
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

/** How many points of a drawing have a colour that is no grey. */
const colouredPoints = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
  let coloured = 0;
  for (let at = 0; at < (data?.length ?? 0); at += 4) {
    const [red = 0, green = 0, blue = 0] = data?.subarray(at, at + 3) ?? [];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) coloured += 1;
  }
  return coloured;
};

test("R10.1 where the system forces its colours a tree and bars are drawn, the chosen one of several is told from the others, and buttons have an edge", {
  tag: "@deep",
}, async ({ page, newcomer, enter, context, application }) => {
  await seatChain(await enter(), newcomer.username, 3);
  await page.emulateMedia({ forcedColors: "active" });
  await openLive(page, "/binary-tree?view=tree");
  const drawing = page.getByRole("application", { name: "Tree" });
  await expect(drawing).toHaveAttribute("data-focused", newcomer.username);
  const canvas = drawing.locator("canvas").first();
  await expect.poll(() => canvas.evaluate(colouredPoints)).toBeGreaterThan(200);

  await signIn(context, application.url, "anna");
  await openLive(page, "/dashboard");
  const ground = await groundOf(page);
  const fill = (one: Element) => getComputedStyle(one).backgroundColor;
  const bars = page.locator(".chart-bar-top, .chart-bar-bottom");
  expect(await bars.first().evaluate(fill)).not.toBe(ground);
  const marked = await page
    .getByRole("main")
    .locator("[aria-current], label:has(:checked)")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one).backgroundColor),
    );
  expect(marked.length).toBeGreaterThan(0);
  expect(marked).not.toContain(ground);

  await openLive(page, "/transactions");
  const current = page.locator("main [aria-current]").filter({ visible: true });
  expect(await current.first().evaluate(fill)).not.toBe(ground);
  const apply = page.getByRole("button", { name: "Apply" });
  await expect(apply).toHaveCSS("border-top-style", "solid");
  await expect(apply).toHaveCSS("border-top-width", "1px");
});

test("R10.1 where the system forces its colours, what keeps its own fits the system's ground, whichever theme was chosen", async ({
  page,
}) => {
  const red = () =>
    page.evaluate(() => {
      const probe = document.createElement("span");
      probe.style.cssText = "forced-color-adjust: none; color: var(--muted)";
      document.body.append(probe);
      const [shown] = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      probe.remove();
      return Number(shown);
    });
  await page.goto("/login");
  for (const [theme, colorScheme] of [
    ["Light", "dark"],
    ["Dark", "light"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "none" });
    await chooseTheme(page, theme);
    const own = await red();
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const shown = await red();
    expect(shown > 128, theme).toBe(colorScheme === "dark");
    expect(own > 128, theme).toBe(theme === "Dark");
  }
});
