import type { Page } from "@playwright/test";
import { PAGES } from "../../../lib/routes.ts";
import { PAGE_NAMES, samplePath } from "../../bench/budget-goals.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { cutTexts } from "../../fixtures/browser/cut-texts.ts";
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

const GUEST_PAGES = PAGE_NAMES.filter(
  (name) =>
    /guest|public/.test(PAGES[name].audience) &&
    !["invitation", "invitationLeg", "ref"].includes(name),
);
const MEMBER_PAGES = PAGE_NAMES.filter((name) => PAGES[name].audience === "member");

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
  const cut = await cutTexts(page, `[aria-hidden=true], ${CUT_ON_PURPOSE}`);
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
  await look(dueAt(GUEST_PAGES, 0, EVERY_NTH));
  await signIn(context, application.url, "anna");
  await look(dueAt(MEMBER_PAGES, 0, EVERY_NTH));
  expect(found).toEqual([]);
});

/** As far apart as WCAG 1.4.12 has it. */
const SPACING =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";

/** Every part is laid out, those below the fold too. */
async function dress(page: Page, rules = ""): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { content-visibility: visible !important } ${text}`);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

for (const language of ["en-US", "ar-SA", "de-DE", "ru-RU"]) {
  test(`R9.3 no word and no figure is lost where text is set apart, at 320 px, and in a browser whose text is twice as large, in ${language}`, {
    tag: "@deep",
  }, async ({ page, context, application, visitor }) => {
    test.slow();
    await visitor.login("anna");
    const { items } = (await visitor.send("/api/bff/transaction")).json<{
      items: { id: string }[];
    }>();
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    const devtools = await context.newCDPSession(page);
    const found: string[] = [];
    const look = async (name: (typeof PAGE_NAMES)[number]) => {
      const path = samplePath(name, items[0]?.id ?? "");
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      const note = async (width: number, how: string) => {
        await page.setViewportSize({ width, height: HEIGHT });
        const lost = await cutTexts(page, ".sr-only");
        found.push(...lost.map((one) => `${path}, ${width} px ${how}: ${one}`));
      };
      await dress(page);
      await note(320, "as it is");
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await note(1280, "with text at 200%");
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
      await dress(page, SPACING);
      for (const width of [390, 640, 1440]) await note(width, "set apart");
    };
    for (const name of GUEST_PAGES) await look(name);
    await signIn(context, application.url, "anna");
    for (const name of MEMBER_PAGES) await look(name);
    expect(found).toEqual([]);
  });
}

test("R9.3 beside the form of a sign-up no step is covered or cut where text is set apart", {
  tag: "@deep",
}, async ({ page }) => {
  const lost: string[] = [];
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto("/sign-up");
    await dress(page, SPACING);
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

test("R9.3 in a browser whose text is twice as large neither the days of a check-in lie on their points nor the times of a session on its amount", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto("/airdrop");
  const days = page.locator(".day-cell", { has: page.locator("bdi") });
  expect(await days.count()).toBeGreaterThan(0);
  for (const day of await days.all()) {
    const lain = await day.locator("bdi, > span:last-child").evaluateAll(overprints);
    expect(lain).toEqual([]);
  }
  await page.goto("/mining");
  const amount = page.locator("[data-cover=center] [data-amount]");
  const parts = amount.or(page.locator("svg text:visible"));
  await expect(amount).toBeVisible();
  expect(await parts.count()).toBe(5);
  expect(await parts.evaluateAll(overprints)).toEqual([]);
});
