import type { Page } from "@playwright/test";
import { startApplication } from "../../fixtures/application.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { MEMBER_ADDRESSES } from "../../fixtures/http/member-addresses.ts";
import { NONSENSE, ODD_TEXT, type OddityName } from "../../fixtures/http/odd-answers.ts";
import { oddUpstream } from "../../fixtures/http/odd-upstream.ts";
import { expect, test } from "../../fixtures/test.ts";

const PHONE = { width: 390, height: 844 };

/** What is wrong with a page as it is shown: wider than the screen, or a calculation without a result. */
async function faultsOf(page: Page): Promise<string[]> {
  const { beyond, text } = await page.evaluate(() => {
    const width = window.innerWidth;
    const isMoved = (node: Element | null): boolean =>
      node !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(node).overflowX) ||
        isMoved(node.parentElement));
    const wide = [...document.querySelectorAll("body *")].filter((node) => {
      const { left, right, width: own } = node.getBoundingClientRect();
      return (
        own > 1 &&
        (right > width + 1 || left < -1) &&
        node.checkVisibility() &&
        !isMoved(node.parentElement)
      );
    });
    const isWide = document.documentElement.scrollWidth > width;
    return {
      beyond: isWide ? wide.slice(-3).map((node) => node.outerHTML.slice(0, 120)) : [],
      text: document.body.innerText,
    };
  });
  const shown = text.replaceAll(new RegExp(`${ODD_TEXT}\\S*`, "g"), "");
  const nonsense = NONSENSE.exec(shown);
  return [
    ...beyond.map((html) => `too wide: ${html}`),
    ...(nonsense ? [shown.slice(Math.max(0, nonsense.index - 60), nonsense.index + 20)] : []),
  ];
}

/** What a browser meets beyond the document: no phone is as wide as the largest figure. */
const SHOWN: readonly OddityName[] = ["a text of one long word", "less than zero", "no value"];

for (const oddity of SHOWN) {
  test(`R3.6 R9.3 every page of a member comes to life on a phone, no wider than it, where the upstream sends ${oddity}`, {
    tag: "@deep",
  }, async ({ page, context, relay }) => {
    test.setTimeout(300_000);
    const application = await startApplication(relay.url);
    const { counted, intercept } = oddUpstream(oddity);
    try {
      await signIn(context, application.url, "anna");
      await page.setViewportSize(PHONE);
      relay.intercept(intercept);
      const found: string[] = [];
      for (const address of MEMBER_ADDRESSES) {
        await openLive(page, application.url + address);
        await expect.soft(page.getByRole("heading", { level: 1 }).first(), address).toBeAttached();
        found.push(...(await faultsOf(page)).map((fault) => `${address}: ${fault}`));
      }
      expect(found).toEqual([]);
      expect(counted.count).toBeGreaterThan(20);
    } finally {
      relay.intercept(undefined);
      await page.goto("about:blank");
      await application.stop();
    }
  });
}
