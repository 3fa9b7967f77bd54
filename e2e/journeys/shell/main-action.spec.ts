import type { Page } from "@playwright/test";
import { withProduct } from "../../bench/product.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { dueAt, isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Screen {
  readonly path: string;
  /** What the page is for; else its one filled button. */
  readonly action?: string;
  /** On a wide screen something else stands there. */
  readonly isPhones?: true;
  /** The most that the page may be high on a phone, in pixels. */
  readonly height: number;
}

const SCREENS: readonly Screen[] = [
  { path: "/wallet", height: 2_500 },
  { path: "/wallet/USDT", height: 2_500 },
  { path: "/mining", height: 2_500 },
  { path: "/earning/stake", height: 1_900 },
  { path: "/dashboard", height: 2_800 },
  { path: "/airdrop", height: 2_600 },
  { path: "/game/prediction", height: 2_600 },
  { path: "/earning", height: 2_330 },
  { path: "/marketplace", action: "Buy Nano", height: 2_600 },
  { path: "/game", height: 2_300 },
  { path: "/game/wheel", height: 2_500 },
  { path: "/team", height: 2_200 },
  { path: "/profile", height: 1_500 },
  { path: "/setting", height: 1_800 },
  { path: "/setting/security", height: 2_930 },
  { path: "/setting/kyc", action: "Open wallet", height: 1_500 },
  { path: "/setting/gg-2fa", height: 900 },
  { path: "/binary-tree", action: "Details of anna", isPhones: true, height: 2_600 },
  { path: "/token-price", action: "Price of MERLIN", height: 1_100 },
  { path: "/transactions", action: "Deposit", height: 2_300 },
  { path: "/game/hash-rush", action: "Start game", height: 2_200 },
];

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** The boxes of the filled orange buttons and links of a page, from its top; hidden ones have none. */
function filledBoxes(page: Page): Promise<{ top: number; bottom: number }[]> {
  return page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("a, button, :is(a, button) > span")]
      .filter((one) => one.checkVisibility() && one.matches(".bg-accent, .button-primary"))
      .map((one) => one.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY })),
  );
}

/** Fails unless a page has its main action, and no other filled one, in the first screen, and is no higher than it may be. */
async function expectFirstScreen(page: Page, screen: Screen, size: (typeof SIZES)[number]) {
  const { path, action, height } = screen;
  const where = `${path} at ${size.width}`;
  const bars = page.getByRole("navigation", { name: "Main menu" });
  const isPhone = size.width === 390;
  // On a phone the menu lies over the end of the screen.
  const end = isPhone ? ((await bars.boundingBox())?.y ?? 0) : size.height;
  expect(end, where).toBeGreaterThan(size.height / 2);
  if (action) {
    const main = page.getByRole("main");
    const button = main
      .getByRole("button", { name: action })
      .or(main.getByRole("link", { name: action }))
      .first();
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0), where).toBeLessThanOrEqual(end);
  } else {
    // Between two rounds a prediction has none for a moment.
    await expect.poll(async () => (await filledBoxes(page)).length, where).toBe(1);
    const [filled] = await filledBoxes(page);
    expect(filled?.bottom, where).toBeLessThanOrEqual(end);
  }
  if (!isPhone) return;
  // What lies below the first screen has its own height once the page lives.
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(whole, where).toBeLessThanOrEqual(height);
}

test("on a wide screen the whole sign-up lies in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/sign-up");
  const submit = page.getByRole("main").getByRole("button", { name: "Sign up" });
  await expect(submit).toBeInViewport({ ratio: 1 });
});

/** Some sentences are longer there than in English. */
const LONG_LANGUAGE = "de-DE";

test("the main action of a page lies in the first screen of a phone in a language of long words, too", {
  tag: "@deep",
}, async ({ page, context }) => {
  test.slow();
  await withProduct(async (origin) => {
    await signIn(context, origin, "anna");
    await context.addCookies([{ name: "language", value: LONG_LANGUAGE, url: origin }]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path, action } of SCREENS) {
      if (action) continue;
      await page.goto(`${origin}${path}`, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const bar = await page.locator(".bottom-bar").boundingBox();
      await expect.poll(async () => (await filledBoxes(page)).length, path).toBe(1);
      const [filled] = await filledBoxes(page);
      expect(filled?.bottom, path).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await page.goto("about:blank");
  });
});

for (const size of isExhaustive ? SIZES : SIZES.slice(0, 1)) {
  test(`the main action of a page lies in the first screen at ${size.width} px, and a phone's page is short`, {
    tag: "@deep",
  }, async ({ page, context }) => {
    test.slow();
    // Of its own: what other journeys do as anna makes her pages longer.
    await withProduct(async (origin) => {
      await signIn(context, origin, "anna");
      await page.setViewportSize(size);
      for (const screen of dueAt(SCREENS, 0, 4)) {
        if (screen.isPhones && size.width !== 390) continue;
        await page.goto(`${origin}${screen.path}`, { waitUntil: "domcontentloaded" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectFirstScreen(page, screen, size);
      }
      await page.goto("about:blank");
    });
  });
}
