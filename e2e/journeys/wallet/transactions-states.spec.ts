import { signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R3.6 a newcomer is told what will be listed, and where to begin", { tag: "@deep" }, async ({
  page,
  newcomer,
}) => {
  await page.goto("/login?returnUrl=/transactions");
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/transactions");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No transactions yet" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Open wallets" })).toBeVisible();
});

test("R3.6 filters without hits can be cleared", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/transactions?q=nothing-is-called-so");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Nothing matches your filters" })).toBeVisible();
  await main.getByRole("link", { name: "Clear filters" }).last().click();
  await expect(page).toHaveURL("/transactions");
  await expect(main.locator("[data-records]").first()).toBeVisible();
});

test("R3.6 a failure keeps the filters and tries again", { tag: "@deep" }, async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  await sandbox.fail({ path: "/auth/transaction", times: 4, status: 500 });
  await page.goto("/transactions?direction=in");
  const main = page.getByRole("main");
  await expect(main.getByRole("alert")).toContainText("We couldn’t load this");
  await expect(main.getByLabel("Direction")).toHaveValue("in");
  await sandbox.clearFaults();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByRole("region", { name: "Transactions" })).toBeVisible();
  await expect(page).toHaveURL("/transactions?direction=in");
});

test("a service without transactions is a normal one", { tag: "@deep" }, async ({
  page,
  context,
  application,
  sandbox,
}) => {
  await signIn(context, application.url, "anna");
  const body = { statusCode: 4040, message: "Not found" };
  await sandbox.fail({ path: "/auth/transaction", times: 10, status: 404, body });
  expect((await page.goto("/transactions"))?.status()).toBe(200);
  await expect(
    page.getByRole("heading", { name: "Transactions aren’t available here" }),
  ).toBeVisible();
  expect((await page.goto("/transactions/daily-profit"))?.status()).toBe(200);
  await expect(
    page.getByRole("heading", { name: "Daily profit isn’t available here" }),
  ).toBeVisible();
});
