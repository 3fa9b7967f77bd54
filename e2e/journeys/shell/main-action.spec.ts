import type { Page } from "@playwright/test";
import { withProduct } from "../../bench/product.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Screen {
  readonly path: string;
  /** What the page is for; else its one filled button. */
  readonly action?: string;
  /** The most that the page may be high on a phone, in pixels. */
  readonly height: number;
}

const SCREENS: readonly Screen[] = [
  { path: "/mining", height: 2_500 },
  { path: "/earning/stake", height: 2_600 },
  { path: "/dashboard", height: 4_000 },
  { path: "/game/prediction", action: "Enter Up", height: 3_400 },
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The boxes of the filled orange buttons and links of a page, from its top; hidden ones have none. */
function filledBoxes(page: Page): Promise<{ top: number; bottom: number }[]> {
  return page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("a, button")]
      .filter((one) => one.checkVisibility() && one.classList.contains("bg-accent"))
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY })),
  );
}

test("the main action of a page lies in the first screen of phone and desktop, and the phone's page is short", async ({
  page,
  context,
}) => {
  // Of its own: what other journeys do as anna makes her pages longer.
  await withProduct(async (origin) => {
    await signIn(context, origin, "anna");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const { path, action, height } of SCREENS) {
        await page.goto(`${origin}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        const where = `${path} at ${size.width}`;
        const bars = page.getByRole("navigation", { name: "Main menu" });
        const isPhone = size.width === 390;
        // On a phone the menu lies over the end of the screen.
        const end = isPhone ? ((await bars.boundingBox())?.y ?? 0) : size.height;
        expect(end, where).toBeGreaterThan(size.height / 2);
        if (action) {
          const button = page.getByRole("button", { name: action });
          // The row of rounds is moved to the open one once the page lives.
          await expect(button).toBeInViewport({ ratio: 1 });
          const box = await button.boundingBox();
          expect((box?.y ?? Number.NaN) + (box?.height ?? 0), where).toBeLessThanOrEqual(end);
        } else {
          const filled = await filledBoxes(page);
          expect(filled, where).toHaveLength(1);
          expect(filled[0]?.bottom, where).toBeLessThanOrEqual(end);
        }
        if (!isPhone) continue;
        const whole = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(whole, where).toBeLessThanOrEqual(height);
      }
    }
    await page.goto("about:blank");
  });
});
