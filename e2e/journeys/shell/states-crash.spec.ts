import { startApplication } from "../../fixtures/application.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { accountMenu, resize, WIDTHS } from "../../fixtures/browser/menus.ts";
import { isOwnWarning, openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R2.14 R8.3 a screen that crashes says so on every width, and its button loads it again", async ({
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  // A page of its own: the crash is meant, so its console error fails nothing.
  const page = await context.newPage();
  await openLive(page, `${application.url}/profile`);
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("anna@example.com")).toBeVisible();
  const wallet = page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Wallet" });
  await wallet.evaluate((link: HTMLElement) => {
    // What a browser without this function would do to the age of the wallets' figures, and to nothing before it.
    Object.defineProperty(Intl, "PluralRules", { value: undefined });
    link.click();
  });
  const reset = page.getByRole("button", { name: "Click here to reset!" });
  for (const width of WIDTHS) {
    await resize(page, width);
    await expect(page.getByRole("heading", { name: "Oops, something wrong" })).toBeInViewport();
    await expect(reset).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(
      width,
    );
  }
  await reset.click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
  await page.close();
});

/** A Node that was built without names of regions, which the settings list. */
const NO_REGIONS = "--import=data:text/javascript,delete%20Intl.DisplayNames";

test("R8.3 a crash names the Error Tracking Id of a page that failed on the server, as a document and by a link, without a warning", {
  tag: "@deep",
}, async ({ context, upstream }) => {
  const broken = await startApplication(upstream.url, { NODE_OPTIONS: NO_REGIONS });
  const logged = () =>
    broken.lines
      .filter((line) => line.includes('"render failed"'))
      .map((line) => (JSON.parse(line) as { digest: string }).digest);
  await signIn(context, broken.url, "anna");
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (isOwnWarning(message)) warnings.push(message.text());
  });
  const shown = page.getByText("Error Tracking Id").locator("bdi");
  const title = page.getByRole("heading", { name: "Oops, something wrong" });

  await page.goto(`${broken.url}/setting`);
  await expect(title).toBeVisible();
  await expect.poll(() => logged().length).toBeGreaterThan(0);
  expect(logged()).toContain(await shown.textContent());
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();

  await openLive(page, `${broken.url}/wallet`);
  const before = logged().length;
  await page.getByRole("button", { name: "Account menu" }).click();
  await accountMenu(page).locator('a[href="/setting"]').click();
  await expect(title).toBeVisible();
  await expect.poll(() => logged().length).toBeGreaterThan(before);
  expect(logged().slice(before)).toContain(await shown.textContent());
  expect(warnings).toEqual([]);
  await page.close();
  await broken.stop();
});
