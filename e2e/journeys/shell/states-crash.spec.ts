import { signIn } from "../../fixtures/browser/browser.ts";
import { resize, WIDTHS } from "../../fixtures/browser/menus.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R2.14 R8.3 a screen that crashes says so on every width, and its button loads it again", async ({
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  // A page of its own: the crash is meant, so its console error fails nothing.
  const page = await context.newPage();
  await page.goto(`${application.url}/profile`, { waitUntil: "networkidle" });
  await expect(page.getByText("anna@example.com")).toBeVisible();
  await page.evaluate(() => {
    // What a browser without this function would do to the wallets' figures.
    Object.defineProperty(Intl, "NumberFormat", { value: undefined });
  });
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Wallet" })
    .click();
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

test("R8.3 a crash names the Error Tracking Id of a page that failed on the server", async ({
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  const page = await context.newPage();
  await page.goto(`${application.url}/profile`, { waitUntil: "networkidle" });
  // The page's rows of the answer, with the one in which a render that throws says so.
  await page.route("**/team?_rsc=*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /^([0-9a-f]+):\["\$","(?:div|section)".*$/m,
      '$1:E{"digest":"request-of-the-log"}',
    );
    await route.fulfill({ response: answer, body });
  });
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Team" })
    .click();
  await expect(page.getByRole("heading", { name: "Oops, something wrong" })).toBeVisible();
  await expect(page.getByText("Error Tracking Id")).toContainText("request-of-the-log");
  await page.close();
});
