import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

const PATHS = ["/dashboard"];
const MORE_PATHS = [
  "/airdrop",
  "/binary-tree",
  "/earning",
  "/earning/stake",
  "/marketplace",
  "/mining",
  "/network",
  "/setting/security",
  "/team",
  "/token-price/BTC",
  "/wallet",
];
/** More than any of the pages has. */
const MOST_STOPS = 150;

/** Runs in the page: what has the focus and cannot be seen, or whose ring is cut, as text; null when the focus has left the page. */
function unseenFocus(): string | null {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const isClipped = getComputedStyle(one.closest(".sr-only") ?? one).clipPath !== "none";
  // A field that is drawn by its label.
  const label = isClipped && one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
  const seen = label ?? one;
  const { left, top, width, height } = seen.getBoundingClientRect();
  const about = `${one.localName} ${one.getAttribute("aria-label") ?? one.textContent}`;
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOnTop = middle && (seen.contains(middle) || middle.contains(seen));
  if (!isOnTop || middle === document.body) return about.slice(0, 80);
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(seen);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  let isCut = false;
  for (let at = seen.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    isCut ||=
      overflowX !== "visible" && (left - ring < box.left || left + width + ring > box.right);
    isCut ||= overflowY !== "visible" && (top - ring < box.top || top + height + ring > box.bottom);
  }
  return isCut && outlineStyle !== "none" ? `${about.slice(0, 80)}, its ring is cut` : "";
}

for (const width of [390, 820, 1440]) {
  test(`R10.1 the keyboard stops at nothing that is not seen, at ${width} px`, {
    tag: width === 390 ? [] : "@deep",
  }, async ({ page, context, application }) => {
    test.slow(isExhaustive);
    await signIn(context, application.url, "anna");
    await page.setViewportSize({ width, height: 900 });
    const unseen: string[] = [];
    for (const path of isExhaustive ? [...PATHS, ...MORE_PATHS] : PATHS) {
      await openLive(page, path);
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        await page.keyboard.press("Tab");
        const about = await page.evaluate(unseenFocus);
        if (about === null) break;
        if (about) unseen.push(`${path}: ${about}`);
      }
    }
    expect(unseen).toEqual([]);
  });
}
