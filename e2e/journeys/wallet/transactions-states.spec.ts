import { signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
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

test("R5.1 a period whose first day is after its last is not applied in silence: its fold opens again, at the field that is wrong", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/transactions?direction=in");
  const filters = page.getByRole("search", { name: "Filter transactions" });
  const [from, to] = [filters.getByLabel("From"), filters.getByLabel("To")];
  await filters.getByText("Period", { exact: true }).first().click();
  await from.fill("2026-11-20");
  await to.fill("2026-11-10");
  await filters.getByRole("button", { name: "Apply" }).click();
  await expect(to).toBeFocused();
  for (const field of [from, to]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("The first day is after the last.");
  }
  await page.keyboard.press("Escape");
  await expect(to).toBeHidden();
  await filters.getByRole("searchbox").press("Enter");
  await expect(to).toBeFocused();
  await to.fill("2026-11-21");
  await expect(to).not.toHaveAttribute("aria-invalid");
  await filters.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-21/);
});

test("R10.1 by ear nothing is said of a period while a year of it is being typed", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/transactions/daily-profit?from=2026-11-20&to=2026-11-25");
  const filters = page.getByRole("search");
  const to = filters.getByLabel("To");
  for (const year of ["0002", "0020", "0202"]) {
    await to.fill(`${year}-11-25`);
    await expect(filters.getByRole("alert")).toHaveCount(0);
    await expect(to).not.toHaveAttribute("aria-invalid");
  }
  await to.fill("2026-11-10");
  await expect(filters.getByRole("alert")).toHaveText("The first day is after the last.");
});
