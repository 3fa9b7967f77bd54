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
  }
});
