import { confirmOverHttp, joinOverHttp, makeNewcomer } from "../../fixtures/browser/browser.ts";
import { enterAs, fact } from "../../fixtures/money.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R6.2 a machine bought before the address is verified is told of as it is: before paying, on the locked page, and among the first steps", {
  tag: "@deep",
}, async ({ page, context, application, sandbox }) => {
  const newcomer = makeNewcomer();
  await joinOverHttp(application.url, newcomer);
  await sandbox.deposit(newcomer.username, "USDT", "300");
  await enterAs(context, application.url, newcomer);
  const main = page.getByRole("main");

  await page.goto("/mining");
  await expect(main.getByRole("link", { name: "Open marketplace" })).toBeVisible();
  await page.goto("/marketplace");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  const dialog = page.getByRole("dialog", { name: "Buy Nano" });
  await expect(dialog).toContainText(/you can’t mine until you verify your email/);
  await expect(dialog.getByRole("link", { name: "Verify email" })).toHaveAttribute(
    "href",
    "/setting",
  );
  await expect(fact(page, "Left after payment")).toHaveAttribute("data-amount", /^165\.0+$/);
  await dialog.getByRole("button", { name: "Pay $135.00" }).click();
  await expect(page.getByRole("dialog", { name: "Order paid" })).toBeVisible();

  await page.goto("/mining");
  const steps = main.getByRole("listitem");
  await expect(steps.filter({ hasText: "Buy a machine" })).toContainText("Done");
  await expect(steps.filter({ hasText: "Verify your email" })).toContainText("To do");
  await expect(main.getByText("To do")).toHaveCount(1);
  await expect(main.getByRole("link", { name: "Open marketplace" })).toHaveCount(0);

  await confirmOverHttp(application.url, sandbox, newcomer);
  await page.goto("/dashboard");
  await expect(main.getByRole("heading", { name: "You’re a valid member" })).toBeVisible();
  await expect(main.getByText("Start your first mining session", { exact: true })).toBeVisible();
  await expect(main.getByText("Complete your profile")).toHaveCount(0);
  await expect(main.getByText("Check in for the first time")).toHaveCount(0);
  await page.goto("/marketplace");
  await page.getByRole("button", { name: "Buy Nano" }).click();
  await expect(dialog.getByRole("button", { name: "Pay $135.00" })).toBeVisible();
  await expect(dialog).not.toContainText("verify your email");
});
