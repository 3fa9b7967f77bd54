import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

interface Point {
  readonly time: string;
  readonly price: string;
}

function chartOf(page: Page) {
  return page.getByRole("slider", { name: /^[A-Za-z]+ price, / });
}

async function historyOf(origin: string, code: string, range: string): Promise<readonly Point[]> {
  const answer = await new Visitor(origin).send(
    `/api/bff/price/price-history/${code}?range=${range}`,
  );
  return answer.json<{ history: Point[] }>().history;
}

test.beforeEach(({ context, application }) => signIn(context, application.url, "anna"));

test("R7.3 without script the page has the price, the series as a drawing, its facts and other ranges", async ({
  visitor,
}) => {
  await visitor.login("anna");
  const { status, text } = await visitor.open("/token-price/MERLIN?range=7d");
  expect(status).toBe(200);
  expect(text).toContain("<title>MERLIN price | Merlin BTC</title>");
  expect(text).toMatch(/<h1[^>]*><bdi[^>]*>MERLIN</);
  expect(text).toMatch(/role="img" aria-label="MERLIN price, 7D"/);
  expect(text).toContain('href="/token-price/MERLIN?range=30d"');
  expect(text).toContain("https://www.tradingview.com/");
});

test("the ranges are a radio group moved through by the arrow keys, and the address keeps the choice", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/token-price/MERLIN");
  await expect(chartOf(page)).toHaveAccessibleName("MERLIN price, 24H");
  const range = page.getByRole("group", { name: "Range" });
  await range.getByRole("radio", { name: "24H" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(range.getByRole("radio", { name: "7D" })).toBeChecked();
  await expect(page).toHaveURL("/token-price/MERLIN?range=7d");
  await expect(chartOf(page)).toHaveAccessibleName("MERLIN price, 7D");
  for (const hasText of ["Candles", "Logarithmic"]) {
    await page.locator("label").filter({ hasText }).click();
  }
  await expect(page).toHaveURL("/token-price/MERLIN?range=7d&style=candles&scale=log");
  await page.reload();
  for (const name of ["7D", "Candles", "Logarithmic"]) {
    await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
  }
  await expect(chartOf(page)).toHaveAccessibleName("MERLIN price, 7D");
});

test("R9.2 the crosshair moves by the keys and tells the exact price and the local time", {
  tag: "@deep",
}, async ({ page, application }) => {
  await page.goto("/token-price/BTC?range=1y");
  const chart = chartOf(page);
  await chart.focus();
  const history = await historyOf(application.url, "BTC", "1y");
  await expect(chart).toHaveAttribute("aria-valuemax", String(history.length - 1));
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuenow", String(history.length - 2));
  await page.keyboard.press("Home");
  const price = new Intl.NumberFormat("en-US", {
    minimumFractionDigits: 6,
    maximumFractionDigits: 6,
  } as const).format((history[0]?.price ?? "") as Intl.StringNumericLiteral);
  await expect(chart).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^\\$${price}, .*\\d{4}.* (GMT|UTC)`),
  );
  await expect(chart.getByText(`$${price}`, { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chart.getByText(`$${price}`, { exact: true })).toHaveCount(0);
});

test("the pointer finds a point, and the table has the same figures in both times", {
  tag: "@deep",
}, async ({ page, application }) => {
  await page.goto("/token-price/MERLIN?range=30d&style=candles");
  const chart = chartOf(page);
  await chart.hover({ position: { x: 200, y: 120 } });
  await expect(chart.getByText("Close", { exact: true })).toBeVisible();
  const history = await historyOf(application.url, "MERLIN", "30d");
  await page.getByText("Show as a table").click();
  const table = page.getByRole("table", { name: "MERLIN price, 30D" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Your time",
    "UTC",
    "Open",
    "High",
    "Low",
    "Close",
  ]);
  await expect(table.getByRole("row")).toHaveCount(history.length + 1);
  // The first one may have left the thirty days since the page was made.
  const { price } = history[1] ?? {};
  await expect(table.locator(`[data-amount="${price}"]`).first()).toBeAttached();
});

test("R7.3 R8.4 a history that fails is an explained empty chart with a retry, and its reason is in the log", async ({
  page,
  application,
  sandbox,
}) => {
  await sandbox.fail({ path: "/public/coin/price-history/AmBTC", times: 1_000, status: 500 });
  const answer = await page.goto("/token-price/AmBTC?range=30d");
  expect(answer?.status()).toBe(200);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("We couldn’t load the chart");
  await expect(page.getByRole("main").locator("[data-amount]").first()).toBeVisible();
  await expect
    .poll(() => application.lines.join("\n"))
    .toContain("GET price/price-history/{code}: status 500");
  const retry = alert.getByRole("button", { name: "Try again" });
  const asked = page.waitForResponse("**/price-history/AmBTC?range=30d");
  await retry.click();
  const answered = await asked;
  expect([answered.status(), await answered.json()]).toEqual([
    200,
    { history: [], hasFailed: true },
  ]);
  await expect(retry).toBeVisible();
  await sandbox.clearFaults();
  await retry.click();
  await expect(chartOf(page)).toHaveAccessibleName("AmBTC price, 30D");
});

test("the chart takes the colours of the theme, at once when it changes", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await context.addCookies([{ name: "theme", value: "dark", url: application.url }]);
  // What keeps the chosen theme comes after the page, and would set it again.
  await page.goto("/token-price/MERLIN?style=candles", { waitUntil: "networkidle" });
  const chart = chartOf(page);
  await expect(chart).toBeVisible();
  const canvas = chart.locator("canvas").first();
  const drawing = () => canvas.evaluate((node) => (node as HTMLCanvasElement).toDataURL());
  const dark = await drawing();
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  await expect.poll(drawing).not.toBe(dark);
});

test("R2.2 the page of a token that has no price is a real 404 inside the member frame", async ({
  visitor,
}) => {
  await visitor.login("anna");
  for (const path of ["/token-price/NOPE", "/token-price/merlin", "/token-price/BTC/more"]) {
    const { status, text } = await visitor.open(path);
    expect(status, path).toBe(404);
    expect(text).toContain("No entry at this address");
  }
});

test("the table of a chart shows its prices at every width, on phones with one time beside them", {
  tag: "@deep",
}, async ({ page }) => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/token-price/BTC");
    await expect(chartOf(page)).toBeVisible();
    await page.getByText("Show as a table").click();
    const table = page.getByRole("table", { name: "BTC price, 24H" });
    const first = table.getByRole("row").nth(1);
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator("[data-amount]").first()).toBeInViewport({ ratio: 1 });
    const times = width === 390 ? ["Your time"] : ["Your time", "UTC"];
    const prices = ["Open", "High", "Low", "Close"];
    await expect(table.getByRole("columnheader")).toHaveText([...times, ...prices]);
  }
});

test("R9.3 spans of a chart go on in a further row where a language has no room for them", async ({
  page,
  context,
  application,
}) => {
  await context.addCookies([{ name: "language", value: "th-TH", url: application.url }]);
  await page.goto("/token-price/BTC");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const last = await page.locator("label:has(input[name=range])").last().boundingBox();
    expect(last && last.x >= 0 && last.x + last.width <= width, `${width} px`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
