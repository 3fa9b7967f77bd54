import { inflateSync } from "node:zlib";
import { signIn } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R9.3 a transaction prints on one sheet, from its title to its sums", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions");
  const row = page.getByRole("main").getByRole("link", { name: "USDT to MERLIN" }).first();
  await page.goto((await row.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Conversion" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Balance changes" })).toBeVisible();
  const sheets = await page.pdf({ format: "A4" });
  expect(sheets.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

/** Where the texts of each sheet begin, in CSS pixels. */
function textsOf(sheets: Buffer): { readonly x: number; readonly y: number }[][] {
  const file = sheets.toString("latin1");
  return [...file.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length;
    const packed = sheets.subarray(start, file.indexOf("endstream", start));
    if (packed[0] !== 0x78) return [];
    const drawing = inflateSync(packed).toString("latin1");
    const texts = [...drawing.matchAll(/1 0 0 -1 (\S+) (\S+) Tm/g)];
    return texts.length === 0 ? [] : [texts.map(([, x, y]) => ({ x: Number(x), y: Number(y) }))];
  });
}

/** The head of a wallet's table stands beside its disc. */
const HEAD_X = 34;

test("R15.2 a statement whose tables go on on the next sheet lays none over another", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions/statement");
  await page.getByRole("link", { name: "Last month" }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByRole("table")).toHaveCount(4);
  const sheets = textsOf(await page.pdf({ format: "A5", landscape: true }));
  expect(sheets.length).toBeGreaterThan(2);
  const rooms = sheets.flatMap((texts) =>
    texts
      .filter(({ x }) => x === HEAD_X)
      .map((head) => {
        const above = texts.map(({ y }) => y).filter((y) => y < head.y);
        return above.length === 0 ? Number.POSITIVE_INFINITY : head.y - Math.max(...above);
      }),
  );
  expect(rooms).toHaveLength(4);
  expect(Math.min(...rooms)).toBeGreaterThan(40);
});

test("R9.3 charts print: bars in their colours, a token's price below its name, dark on white and as wide as the sheet", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await context.addCookies([{ name: "theme", value: "dark", url: application.url }]);
  await page.emulateMedia({ media: "print" });
  await page.goto("/transactions/daily-profit?range=7d");
  const bars = page.locator("main [style*='--bar'] > span");
  expect(await bars.count()).toBeGreaterThan(5);
  for (const bar of await bars.all()) await expect(bar).toHaveCSS("print-color-adjust", "exact");

  await page.emulateMedia({ media: null });
  await openLive(page, "/token-price/BTC");
  const chart = page.locator("[data-chart=ready]");
  const drawn = chart.locator("canvas:visible");
  const count = await drawn.count();
  expect(count).toBeGreaterThan(1);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1_000 });
  await expect(page.getByRole("heading", { level: 1, name: "BTC" })).toBeVisible();
  await expect(drawn).toHaveCount(1);
  const [picture, place] = await Promise.all([drawn.boundingBox(), chart.boundingBox()]);
  expect(picture?.width).toBe(place?.width);
  const isDark = await drawn.evaluate((one: HTMLCanvasElement) => {
    const { width, height } = one;
    const dots = one.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    return dots.some((red, at) => at % 4 === 0 && red < 110 && (dots[at + 3] ?? 0) > 150);
  });
  expect(isDark, "its figures").toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await expect(drawn).toHaveCount(count);
});
