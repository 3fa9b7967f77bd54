import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

/** What is left of a screen of 1280 px at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 640 };

/** Words and figures of a page that go on in the next line, but for those that may break anywhere. */
function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (one: Element): boolean => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && (!one.parentElement || isSeen(one.parentElement));
    };
    const torn = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || !isSeen(parent)) continue;
      if (getComputedStyle(parent).wordBreak === "break-all") continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}.,]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) torn.add(word);
      }
    }
    return [...torn];
  });
}

test("R9.3 no word and no figure is torn on a page that is zoomed to 320 px, and no choice leaves its row", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(ZOOMED);
  const found: string[] = [];
  for (const language of ["en-US", "de-DE", "ru-RU"]) {
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    for (const path of [
      "/airdrop",
      "/network",
      "/dashboard",
      "/transactions",
      "/game/prediction",
      "/token-price/BTC",
      "/binary-tree",
      "/earning",
      "/earning/stake",
      "/game/wheel",
      "/setting",
    ]) {
      await page.goto(path);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      found.push(...(await tornWords(page)).map((word) => `${path} in ${language}: ${word}`));
      const beyond = await page
        .locator("fieldset")
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      found.push(...beyond.map((text) => `${path} in ${language}, beyond its row: ${text}`));
    }
  }
  expect(found).toEqual([]);
});

test("R9.3 all four actions stand in one row on a page that is zoomed to 320 px", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize(ZOOMED);
  await context.addCookies([{ name: "language", value: "de-DE", url: application.url }]);
  for (const [path, row] of [
    ["/dashboard", ".money-action"],
    ["/wallet", ".round-action"],
  ] as const) {
    await page.goto(path);
    const actions = page.locator(`main ${row}`);
    await expect(actions).toHaveCount(4);
    const tops = await actions.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, path).toBe(1);
  }
});

/** Texts that stand out of the round part that holds them. */
const beyondTheirRound = (rounds: readonly Element[]) =>
  rounds
    .filter((round) => round.checkVisibility() && round.textContent)
    .filter((round) => {
      const range = document.createRange();
      range.selectNodeContents(round.querySelector("bdi, span") ?? round);
      const [text, box] = [range.getBoundingClientRect(), round.getBoundingClientRect()];
      return text.width > box.width || text.height > box.height;
    })
    .map(({ textContent }) => textContent);

test("R9.3 in a browser whose text is twice as large a number stays within its ring, and that of the bell within its badge", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await context.newCDPSession(page);
  for (const path of ["/dashboard", "/game/prediction"]) {
    await page.goto(path);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await expect(page.locator(".bell-count")).toBeVisible();
    const rounds = page.locator(".bell-count, main [role=progressbar]:not(:empty)");
    expect(await rounds.evaluateAll(beyondTheirRound), path).toEqual([]);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  }
});
