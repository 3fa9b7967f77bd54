import type { Page } from "@playwright/test";
import { fillSignUp, makeNewcomer, signIn, submitLogin } from "../../fixtures/browser/browser.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const chip = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Three steps to your first machine/ });
const filled = (page: Page) =>
  page
    .getByRole("main")
    .locator("a, button")
    .filter({ visible: true })
    .and(page.locator(".bg-accent, .button-primary"));

test("R6.2 a newcomer comes from sign-up to a running Starter machine by three steps, each the page's one filled button", async ({
  page,
  sandbox,
}) => {
  const newcomer = makeNewcomer();
  await openLive(page, "/sign-up");
  await fillSignUp(page, newcomer);
  await page.getByRole("button", { name: "Sign up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await page.goto(await sandbox.mailedPath(newcomer.email, "verify-email"));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await submitLogin(page, newcomer.username, newcomer.password);
  await expect(page).toHaveURL("/airdrop");

  await chip(page).click();
  await expect(page.getByText("Your name, phone and country.")).toBeVisible();
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { name: "Three steps to your first machine" });
  await expect(title).toBeVisible();
  await expect(main.getByText("0 of 3")).toBeVisible();
  // Nothing of a page of zeros.
  await expect(main.getByText("$0.00")).toHaveCount(0);
  await expect(filled(page)).toHaveText(["Complete"]);
  await filled(page).click();
  await expect(page).toHaveURL("/setting");
  await expectLive(page.getByLabel("Phone"));
  await page.getByLabel("Phone").fill("+43 1 5550101");
  await page.getByLabel("Country").selectOption("AT");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Your details are saved").first()).toBeVisible();

  await openLive(page, "/dashboard");
  await expect(chip(page)).toHaveAccessibleName(/1 of 3/);
  await expect(filled(page)).toHaveText(["Check in"]);
  await filled(page).click();
  await expect(main.getByRole("region", { name: "Daily check-in +1 AmBTC" })).toBeVisible();
  await expect(filled(page)).toHaveText(["Start session"]);
  await expect(chip(page)).toHaveAccessibleName(/2 of 3/);
  await filled(page).click();
  await expect(page.getByText("Your mining session has started.")).toBeVisible();
  await expect(title).toHaveCount(0);
  await expect(chip(page)).toHaveCount(0);
  await expect(main.getByRole("progressbar", { name: "Session progress" })).toBeVisible();
});

test("who does not want the first steps hides them on this device, and has the whole dashboard", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  const username = await enterAsNew();
  await openLive(page, "/dashboard");
  await page.getByRole("main").getByRole("button", { name: "Hide these steps" }).click();
  await expect(page.getByRole("heading", { name: "Total value" })).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  const hidden = (await page.context().cookies()).find(({ name }) => name === "hiddenSteps");
  expect(hidden?.value).toBe(username);
});

test("a moment is short, and a press writes it out with zone and UTC", { tag: "@deep" }, async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await page.goto("/dashboard");
  const moment = page
    .getByRole("main")
    .getByRole("button")
    .filter({ has: page.locator("time") });
  const shown = (await moment.first().innerText()).trim();
  expect(shown).toMatch(
    /^(today|yesterday|tomorrow|[A-Z][a-z]{2} \d{1,2},) (\d{4}, )?\d{1,2}:\d\d/,
  );
  expect(shown).not.toMatch(/UTC|GMT/);
  await moment.first().click();
  await expect(
    page.getByText(/\d{4}, \d{1,2}:\d\d [AP]M UTC$/).and(page.locator(":popover-open *")),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(":popover-open")).toHaveCount(0);
});
