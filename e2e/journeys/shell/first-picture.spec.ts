import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const WAITS_FOR_THE_CONTENT = '<link rel="expect" href="#first-view-end" blocking="render"/>';

declare global {
  interface Window {
    /** What the document has moved so far, as browsers score it (Layout Instability API). */
    shift: number;
  }
}

function recordShift(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as { value?: number }).value ?? 0;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("R2.14 a page that is soon ready is drawn whole, and one that is not begins with its skeleton", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login("anna");
  // What React sends beside its place is hidden until a script has moved it.
  const isWhole = async (path: string) => {
    const { text } = await visitor.send(path);
    return text.includes(WAITS_FOR_THE_CONTENT) && !text.includes('<div hidden id="S:');
  };
  for (const path of ["/wallet", "/dashboard", "/transactions"])
    await expect.poll(() => isWhole(path), path).toBe(true);

  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, delayMs: 1_000 });
  await page.goto("/wallet", { waitUntil: "commit" });
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]").first()).toBeVisible();
  await expect(page.locator('link[rel="expect"]')).toHaveCount(0);
  await expect(main.getByRole("link", { name: "USDT", exact: true })).toBeVisible();
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
});

test("R2.14 content that comes after the skeleton is shown at once, not 300 ms after the first frame", async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client/wallets", times: 1, delayMs: 500 });
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().resourceType() === "document"),
    page.goto("/wallet"),
  ]);
  // What React's script keeps it back by: the time of the first frame, where one is known.
  expect(await response.text()).toContain('"number"!==typeof $RT?requestAnimationFrame(');
  expect(await page.evaluate(() => typeof Reflect.get(window, "$RT"))).toBe("undefined");
});

for (const language of isExhaustive ? ["en-US", "de-DE"] : ["de-DE"]) {
  test(`R2.6 nothing moves on the wallet page of a phone while its figures age, in ${language}`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    await signIn(context, application.url, "anna");
    await context.addCookies([{ name: "language", value: language, url: application.url }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await recordShift(page);
    await page.goto("/wallet");
    await expect(page.getByRole("main").getByText(/ [2-9] (seconds|Sekunden)/)).toBeVisible();
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01);
  });
}
