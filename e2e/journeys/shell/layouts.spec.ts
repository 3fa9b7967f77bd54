import type { Page } from "@playwright/test";
import { PAGES } from "../../../lib/routes.ts";
import { PAGE_NAMES, samplePath } from "../../bench/budget-goals.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { targetsOf } from "../../fixtures/browser/targets.ts";
import { expect, test } from "../../fixtures/test.ts";

const WIDTHS = [370, 820, 1199];
const HEIGHT = 900;
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
/** A quarter of a small phone. */
const MOST_FRAME_PX = 160;
const LEAST_FIELD_PX = 16;

/** What is shown of a text that does not fit: an ellipsis says that it goes on. */
const CUT_ON_PURPOSE = ".truncate, .sr-only, [class*=line-clamp]";

/** What is wider than the screen, and which controls are cut. */
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
    return [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ];
  }, CUT_ON_PURPOSE);
}

/** What of a page's fields a phone's keyboard does not suit: iOS zooms into small ones, and Enter has to say what it does. */
function unfitFields(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      "textarea, select, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=file])",
    );
    return [...fields]
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const name = one.labels?.[0]?.textContent ?? one.name;
        const size = Number.parseFloat(getComputedStyle(one).fontSize);
        const { left, right } = one.getBoundingClientRect();
        const form = (one.form ?? document.documentElement).getBoundingClientRect();
        const isTyped = one.localName === "input" && one.type !== "date" && !one.readOnly;
        return [
          ...(size < least ? [`${name} has ${size} px`] : []),
          ...(isTyped && !one.enterKeyHint ? [`${name} does not say what Enter does`] : []),
          ...(left < form.left - 1 || right > form.right + 1 ? [`${name} leaves its form`] : []),
        ];
      });
  }, LEAST_FIELD_PX);
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

test("R9.3 no page scrolls sideways and no control is cut in German, whose words are the longest, from 370 px up, everything is large enough for a finger, and the frame keeps its controls with text twice as large", async ({
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
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      note(await lostInLargeText(page), "text at 200 %");
    }
  };
  const guests = PAGE_NAMES.filter((name) => /guest|public/.test(PAGES[name].audience));
  await look(guests.filter((name) => !["invitation", "invitationLeg", "ref"].includes(name)));
  await signIn(context, application.url, "anna");
  await look(PAGE_NAMES.filter((name) => PAGES[name].audience === "member"));
  expect(found).toEqual([]);
});
