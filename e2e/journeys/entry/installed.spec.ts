import type { BrowserContext, Page } from "@playwright/test";
import { expectPage, followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** What all caches of the origin hold, by their names. */
function cached(page: Page): Promise<Record<string, readonly { url: string; text: string }[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const rows = names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const files = requests.map(async ({ url }) => ({
        url: new URL(url).pathname,
        text: (await (await cache.match(url))?.text()) ?? "",
      }));
      return [name, await Promise.all(files)] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
  });
}

function keptLanguage(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const kept = await caches.match("/offline.html");
    return kept?.headers.get("content-language") ?? null;
  });
}

async function choose(context: BrowserContext, url: string, language: string): Promise<void> {
  await context.addCookies([{ name: "language", value: language, url }]);
}

test("R13.2 R13.4 a navigation without a network shows a page in the member's language, and goes on when it is back", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await choose(context, application.url, "de-DE");
  await page.goto("/profile");
  await expect.poll(() => keptLanguage(page)).toBe("de-DE");
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);
  await page.goto("/team");
  await expect(page.getByRole("heading", { name: "Sie sind offline" })).toBeVisible();
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Erneut versuchen" }).click();
  await expect(
    page.getByRole("main").getByRole("heading", { level: 1, name: "Team" }),
  ).toBeVisible();

  await choose(context, application.url, "ar-SA");
  await page.goto("/profile");
  await expect.poll(() => keptLanguage(page)).toBe("ar-SA");
  await context.setOffline(true);
  await page.goto("/wallet");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { name: "أنت غير متصل" })).toBeVisible();
});

test("R13.3 R13.5 no cache holds a byte of a member, before a logout or after, and a new worker takes over at once", async ({
  page,
  context,
  application,
  visitor,
}) => {
  const guests = (await visitor.send("/offline.html")).text;
  await signIn(context, application.url, "anna");
  await openLive(page, "/wallet");
  await page.evaluate(() => caches.open("merlin-offline-0"));
  await expect.poll(() => keptLanguage(page)).toBe("en-US");
  await page.goto("/transactions");
  const isAlone = async () => {
    const all = await cached(page);
    expect(Object.keys(all)).toEqual(["merlin-offline-1"]);
    const [kept, ...more] = all["merlin-offline-1"] ?? [];
    expect([kept?.url, more]).toEqual(["/offline.html", []]);
    expect(kept?.text).toBe(guests);
  };
  // The first one takes over late where the machine is slow.
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await expect.poll(inCharge).toMatch(/\/sw\.js$/);
  const took = page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const changed = new Promise((resolve) => {
      serviceWorker.addEventListener("controllerchange", resolve, { once: true });
    });
    await serviceWorker.register("/sw.js?next", { updateViaCache: "none" });
    await changed;
    return serviceWorker.controller?.scriptURL ?? "";
  });
  expect(await took).toMatch(/\/sw\.js\?next$/);
  await expect.poll(async () => Object.keys(await cached(page))).toEqual(["merlin-offline-1"]);
  await isAlone();
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await isAlone();
});

test("R8.3 pages live in a browser that has no workers, as a private window or one within another application", async ({
  page,
  context,
  application,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await signIn(context, application.url, "anna");
  await openLive(page, "/profile");
  expect(await page.evaluate(() => "serviceWorker" in navigator)).toBe(false);
  await followMenu(page, "Wallet");
  await expectPage(page, "Wallet");
});
