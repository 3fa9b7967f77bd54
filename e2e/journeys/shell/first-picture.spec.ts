import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signIn } from "../../fixtures/browser/browser.ts";
import { recordShift } from "../../fixtures/browser/layout-shift.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const WAITS_FOR_THE_CONTENT = '<link rel="expect" href="#first-view-end" blocking="render"/>';

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

test("R2.14 a document whose line stands still shows what has come of it", async ({
  page,
  application,
}) => {
  const visitor = new Visitor(application.url);
  await visitor.login("anna");
  const whole = await visitor.send("/wallet");
  expect(whole.text).toContain(WAITS_FOR_THE_CONTENT);
  const still = createServer((request, response) => {
    if (request.url !== "/wallet") return response.writeHead(404).end();
    const policy = String(whole.headers["content-security-policy"]);
    response.writeHead(200, { "content-type": "text/html", "content-security-policy": policy });
    response.write(whole.text.slice(0, whole.text.indexOf("<main")));
  }).listen(0, "localhost");
  await once(still, "listening");
  const { port } = still.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/wallet`, { waitUntil: "commit" });
  const isDrawn = () => page.evaluate(() => performance.getEntriesByName("first-paint").length > 0);
  await expect.poll(isDrawn).toBe(true);
  await page.goto("about:blank");
  still.closeAllConnections();
  still.close();
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
  test(`R2.14 nothing moves on the wallet page of a phone while its figures age, in ${language}`, {
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

/** What of a page stands where the same of its shape has stood, on a phone. */
const PLACES = {
  "/token-price": { shape: ".row-surface", page: ".row-surface" },
  "/wallet": { shape: ".row-surface", page: ".row-surface" },
  "/mining": { shape: ".skeleton.h-12", page: "nav" },
  "/team": { shape: ".skeleton.h-12", page: "nav" },
  "/airdrop": { shape: ".skeleton.h-12", page: "nav" },
  "/earning/stake": { shape: ".skeleton.h-12", page: "nav" },
  "/profile": { shape: ".skeleton.rounded-card", page: "section" },
  "/dashboard": { shape: ".skeleton.rounded-card", page: ".money-total" },
} as const;

test("R2.14 on a phone what comes after a skeleton stands where its shape has stood", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, application.url, "anna");
  const main = page.getByRole("main");
  const topOf = (selector: string) =>
    main
      .locator(`${selector}:visible`)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().top + window.scrollY));
  for (const [path, { shape, page: content }] of Object.entries(PLACES)) {
    await openLive(page, path === "/profile" ? "/network" : "/profile");
    await sandbox.fail({ path: "/auth/client", times: 60, delayMs: 2_000 });
    await page.evaluate((to) => Reflect.get(window, "next").router.push(to), path);
    await expect(main.getByRole("heading", { level: 1 }), path).toHaveCount(0);
    await expect(main.locator("[aria-busy=true] .skeleton:visible").first(), path).toBeVisible();
    const stood = await topOf(shape);
    await sandbox.clearFaults();
    await expect(main.getByRole("heading", { level: 1 }), path).toBeAttached();
    await expect(main.locator(".skeleton:visible"), path).toHaveCount(0);
    expect(Math.abs((await topOf(content)) - stood), path).toBeLessThanOrEqual(1);
  }
});

test("R2.14 each game that is late has a shape of its own, as high as what comes in its place", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/client/game", times: 20, delayMs: 3_000 });
  await sandbox.fail({ path: "/auth/prediction", times: 20, delayMs: 3_000 });
  await page.goto("/game", { waitUntil: "commit" });
  const cards = page.getByRole("main").locator(".card");
  const topOfCards = () =>
    cards.evaluateAll((all) => all.slice(0, 4).map((one) => one.getBoundingClientRect().top));
  await expect(cards.locator(".skeleton").first()).toBeVisible();
  await expect(cards.locator("h2")).toHaveText([
    "Daily wheel",
    "Hash Rush",
    "BTC Prediction",
    "Power from games",
  ]);
  const stood = await topOfCards();
  await expect(cards.locator(".skeleton")).toHaveCount(0);
  const stand = await topOfCards();
  for (const [index, top] of stand.entries())
    expect(Math.abs(top - (stood[index] ?? 0)), String(index)).toBeLessThanOrEqual(8);
});
