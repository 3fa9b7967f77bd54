import type { Page } from "@playwright/test";
import { PAGES } from "../../../lib/routes.ts";
import { PAGE_NAMES, samplePath } from "../../bench/budget-goals.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { unfitFields } from "../../fixtures/browser/keyboards.ts";
import { targetsOf } from "../../fixtures/browser/targets.ts";
import { dueAt, isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const WIDTHS = [370, 820, 1199];
/** How many of the pages a run meets that is not exhaustive. */
const EVERY_NTH = 6;
const HEIGHT = 900;
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const LARGE_TEXT = isExhaustive ? ["130%", "200%"] : ["200%"];
/** A quarter of a small phone. */
const MOST_FRAME_PX = 160;

/** What is shown of a text that does not fit: an ellipsis says that it goes on. */
const CUT_ON_PURPOSE = ".truncate, .sr-only, [class*=line-clamp]";

/** What is wider than the screen, which controls are cut, and what a row of a list does not say to its end. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate((allowed) => {
    const tooWide = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll("main button, main a, main label, nav a")].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest(allowed) &&
        !one.querySelector(allowed) &&
        getComputedStyle(one).overflowX !== "visible" &&
        one.scrollWidth > one.clientWidth + 1,
    );
    const lost = [...document.querySelectorAll("main li[data-records] *")].filter(
      (one) =>
        one.checkVisibility() &&
        getComputedStyle(one).textOverflow === "ellipsis" &&
        one.scrollWidth > one.clientWidth + 1,
    );
    return [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
      ...lost.map(({ textContent }) => `lost in a row: ${textContent}`),
    ];
  }, CUT_ON_PURPOSE);
}

/** What of a page's words is cut off or lies outside, and which controls no finger can reach. */
async function lostWords(page: Page): Promise<string[]> {
  const cut = await page.evaluate((allowed) => {
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest(`[aria-hidden=true], ${allowed}`);
    const hides = (one: Element, axis: "overflowX" | "overflowY") =>
      /hidden|clip/.test(getComputedStyle(one)[axis]);
    const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const words = node.data.trim();
      const parent = node.parentElement;
      if (!words || !parent || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width <= 1) continue;
      let isCut = false;
      let isForTheEar = false;
      let isMoved = false;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        const [beyondX, beyondY] = [
          left < box.left - 1 || right > box.right + 1,
          top < box.top - 1 || bottom > box.bottom + 1,
        ];
        isForTheEar ||= box.width <= 1 && box.height <= 1;
        isMoved ||= scrolls(at);
        if (isMoved) break;
        isCut ||= (hides(at, "overflowX") && beyondX) || (hides(at, "overflowY") && beyondY);
      }
      const isOutside = !isMoved && (left < -1 || right > window.innerWidth + 1);
      if (!isForTheEar && (isCut || isOutside))
        found.add(`${isCut ? "cut" : "outside"}: ${words.slice(0, 40)}`);
    }
    return [...found];
  }, CUT_ON_PURPOSE);
  const { small } = await targetsOf(page);
  return [...cut, ...small.filter((one) => one.startsWith("0 ×"))];
}

/** What of the frame cannot be reached, with text twice as large on a small phone, and a frame that leaves too little room. */
function lostInLargeText(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const frame = [...document.querySelectorAll("body header, .bottom-bar")].filter(
      (one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position),
    );
    const height = frame.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0);
    const outside = [...document.querySelectorAll("header :is(a, button), .bottom-bar a")]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only"),
      )
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        if (width <= 1 || (left >= -1 && right <= window.innerWidth + 1)) return false;
        // What stands in a row of its own that moves sideways is reached by moving it.
        for (let at = one.parentElement; at; at = at.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return false;
        }
        return true;
      });
    return [
      ...(height > most ? [`header and bar take ${height} px`] : []),
      ...outside.map((one) => `outside: ${one.getAttribute("aria-label") ?? one.textContent}`),
    ];
  }, MOST_FRAME_PX);
}

test.use({ hasTouch: true });

test("R9.3 no page scrolls sideways, no control and no row of a list is cut in German, whose words are the longest, from 370 px up, everything is large enough for a finger, and nothing is cut or out of reach with text twice as large", async ({
  page,
  context,
  application,
  visitor,
}) => {
  test.slow();
  await visitor.login("anna");
  const { items } = (await visitor.send("/api/bff/transaction")).json<{
    items: { id: string }[];
  }>();
  await context.addCookies([{ name: "language", value: "de-DE", url: application.url }]);
  const found: string[] = [];
  const look = async (names: readonly (typeof PAGE_NAMES)[number][]) => {
    for (const name of names) {
      const path = samplePath(name, items[0]?.id ?? "");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      const note = (what: readonly string[], at: string) =>
        found.push(...what.map((one) => `${path}, ${at}: ${one}`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        note(await misfits(page), `${width} px`);
      }
      await page.setViewportSize(PHONE);
      note((await targetsOf(page)).small, "a finger");
      note(await unfitFields(page), "a keyboard");
      await page.setViewportSize(SMALL_PHONE);
      for (const size of LARGE_TEXT) {
        await page.evaluate(
          (value) => document.documentElement.style.setProperty("font-size", value),
          size,
        );
        const lost = [...(await misfits(page)), ...(await lostWords(page))];
        note([...lost, ...(await lostInLargeText(page))], `text at ${size}`);
      }
    }
  };
  const guests = PAGE_NAMES.filter((name) => /guest|public/.test(PAGES[name].audience));
  const open = guests.filter((name) => !["invitation", "invitationLeg", "ref"].includes(name));
  await look(dueAt(open, 0, EVERY_NTH));
  await signIn(context, application.url, "anna");
  await look(
    dueAt(
      PAGE_NAMES.filter((name) => PAGES[name].audience === "member"),
      0,
      EVERY_NTH,
    ),
  );
  expect(found).toEqual([]);
});

/** As far apart as WCAG 1.4.12 has it. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";

test("R9.3 beside the form of a sign-up no step is covered or cut where text is set apart", {
  tag: "@deep",
}, async ({ page }) => {
  const lost: string[] = [];
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto("/sign-up");
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    const steps = page.locator(".entry-steps p");
    expect(await steps.count()).toBe(6);
    for (const step of await steps.all()) {
      await step.scrollIntoViewIfNeeded();
      const isSeen = await step.evaluate((one) => {
        const { left, width, bottom } = one.getBoundingClientRect();
        const at = document.elementFromPoint(left + width / 2, bottom - 4);
        return at !== null && one.contains(at);
      });
      if (!isSeen) lost.push(`${width} px: ${await step.textContent()}`);
    }
  }
  expect(lost).toEqual([]);
});

/** Texts of the same place that lie on each other. */
const overprints = (texts: readonly Element[]) => {
  const shown = texts
    .map((one) => ({ text: one.textContent ?? "", box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1);
  return shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter(
        ({ box }) =>
          box.left < one.box.right &&
          box.right > one.box.left &&
          box.top < one.box.bottom - 1 &&
          box.bottom - 1 > one.box.top,
      )
      .map((other) => `${one.text} on ${other.text}`),
  );
};

test("R9.3 on the smallest screens neither amounts of a wallet nor labels below bars lie on each other", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  const found: string[] = [];
  for (const language of ["en-US", "ru-RU", "ar-SA", "ja-JP"]) {
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto("/wallet");
      const rows = page.locator("main tbody tr");
      await expect(rows.first()).toBeVisible();
      for (const row of await rows.all()) {
        const lain = await row.locator("[data-amount]:visible").evaluateAll(overprints);
        found.push(...lain.map((one) => `/wallet ${language} ${width} px: ${one}`));
      }
      await page.goto("/dashboard");
      const bars = page.locator("div:has(> div > div > .contents > .chart-bar-top)");
      await expect(bars.first()).toBeVisible();
      for (const chart of await bars.all()) {
        const lain = await chart.locator("> div:last-child bdi").evaluateAll(overprints);
        found.push(...lain.map((one) => `/dashboard ${language} ${width} px: ${one}`));
      }
    }
  }
  expect(found).toEqual([]);
});
