import { signIn } from "../fixtures/browser.ts";
import { expect, test } from "../fixtures/test.ts";

test("R8.3 a screen that crashes says so, and its button loads it again", async ({
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
  await expect(page.getByRole("heading", { name: "Oops, something wrong" })).toBeVisible();
  await page.getByRole("button", { name: "Click here to reset!" }).click();
  await expect(
    page.getByRole("main").getByRole("link", { name: "USDT", exact: true }),
  ).toBeVisible();
  await page.close();
});
