import type { Page } from "@playwright/test";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Counted {
  readonly left?: { readonly count: number };
  readonly right?: { readonly count: number };
}

declare global {
  // What has been written on canvases since it was emptied last.
  var canvasTexts: Set<string>;
}

test.beforeEach(async ({ page, context, sandbox, visitor }) => {
  await sandbox.seed("large");
  await visitor.login("whale");
  await takeCookies(context, visitor);
  await page.addInitScript(() => {
    globalThis.canvasTexts = new Set();
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      globalThis.canvasTexts.add(text);
      fillText.call(this, text, ...rest);
    };
  });
});

test.afterEach(({ sandbox }) => sandbox.seed("review"));

const written = (page: Page) => page.evaluate(() => [...globalThis.canvasTexts]);

test("R7.2 the figures of a large team are whole on the cards of the drawing, whatever the words beside them", {
  tag: "@deep",
}, async ({ page, context, application, visitor }) => {
  const answer = await visitor.send("/api/bff/account/get-binary-tree?depth=3");
  const counts = answer
    .json<readonly Counted[]>()
    .flatMap(({ left, right }) => [left?.count ?? 0, right?.count ?? 0]);
  expect(Math.max(...counts)).toBeGreaterThan(1_000);
  for (const language of ["en-US", "de-DE", "ar-SA", "es-ES"]) {
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    await openLive(page, "/binary-tree");
    await expect(page.getByRole("application")).toBeVisible();
    await expect.poll(() => written(page), language).toContain("whale");
    const texts = await written(page);
    const figures = counts.map((count) =>
      count.toLocaleString(language, { numberingSystem: "latn" }),
    );
    const isWhole = (figure: string) =>
      texts.some((text) => text === figure || text.endsWith(` ${figure}`));
    expect(
      figures.filter((figure) => !isWhole(figure)),
      language,
    ).toEqual([]);
    const said = page.getByRole("main").getByRole("status").filter({ hasText: "whale" });
    await expect(said).toContainText(figures[0] ?? "");
  }
});

/** Eighths of the drawing's width, from the left, in which something coloured is drawn. */
function colouredEighths(page: Page): Promise<number> {
  return page.getByRole("img", { name: /^Binary tree/ }).evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
    const found = new Set<number>();
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(index, index + 3);
      const isColoured = Math.max(red, green, blue) - Math.min(red, green, blue) > 60;
      if (isColoured) found.add(Math.floor((8 * ((index / 4) % width)) / width));
    }
    return found.size;
  });
}

test("R7.2 all of a large tree is shown as a picture full of members below the top one, and the first levels to be read again", {
  tag: "@deep",
}, async ({ page }) => {
  await openLive(page, "/binary-tree?view=tree");
  const shown = page.getByRole("img", { name: /^Binary tree/ });
  await expect(shown).toBeVisible();
  const showAll = page.getByRole("button", { name: "Show all" });
  await showAll.click();
  await expect(shown).toHaveAccessibleName(/: [1-9]\d{4}\./);
  await expect.poll(() => colouredEighths(page)).toBe(8);
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole("link", { name: "Tree", exact: true }).click();
  await expect(shown).toBeVisible();
  await expect.poll(() => colouredEighths(page)).toBe(8);

  await page.evaluate(() => globalThis.canvasTexts.clear());
  await page.getByRole("button", { name: "First levels" }).click();
  await expect
    .poll(() => written(page))
    .toEqual(expect.arrayContaining(["whale", "crew_00001", "crew_00005"]));
});

test("on a phone no username of a team is broken while its row has room", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["en-US", "de-DE", "ar-SA"]) {
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    for (const path of ["/team?tab=directs", "/network"]) {
      await page.goto(path);
      const names = page
        .getByRole("main")
        .getByRole("button")
        .locator("bdi:text-matches('^crew_')");
      await expect(names.first()).toBeVisible();
      const lines = await names.evaluateAll((all) => all.map((one) => one.getClientRects().length));
      expect(new Set(lines), `${language} ${path}`).toEqual(new Set([1]));
    }
  }
});

test("R7.2 in the table a search leads to the row of whom it found, however far down", {
  tag: "@deep",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, "/binary-tree");
  const rows = page.getByRole("treegrid").getByRole("row");
  const search = page.getByRole("combobox", { name: "Search your tree" });
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("button", { name: "Show more" })).toBeAttached();
  for (const username of ["crew_00005", "crew_04321"]) {
    await search.fill(username);
    await expect(page.getByRole("option")).toHaveCount(1);
    await search.press("Enter");
    const found = page.getByRole("button", { name: `Details of ${username}`, exact: true });
    await expect(found).toBeFocused();
    await expect(found).toBeInViewport();
    await expect(rows.and(page.locator("[aria-selected=true]"))).toContainText(username);
  }
});
