import type { Page } from "@playwright/test";
import { signIn } from "../../fixtures/browser/browser.ts";
import { accountMenu, resize } from "../../fixtures/browser/menus.ts";
import { WITH_MOTION } from "../../fixtures/browser/motion.ts";
import { expectLive, holdCalls, openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import { atRest } from "../../fixtures/browser/sheets.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { KycForm } from "../../fixtures/kyc-form.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Authenticator } from "../../fixtures/totp.ts";

test.use(WITH_MOTION);

const SETUP = "/api/bff/account/gg-2fa/setup";
const TRANSFER = "**/api/bff/account/wallet/transfer";
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** Follows a link of the page's menu without a new document. */
async function follow(page: Page, name: string, path: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name, exact: true })
    .click();
  await expect(page).toHaveURL(path);
}

const entries = (page: Page) => page.evaluate(() => window.history.state?.backStep?.depth ?? 0);

async function open(page: Page, name: "Notifications" | "Account menu"): Promise<void> {
  await page.getByRole("button", { name }).click();
  const opened = name === "Account menu" ? accountMenu(page) : dialog(page, name);
  await expect(opened).toBeVisible();
  await atRest(opened);
  await expect.poll(() => entries(page), { intervals: [20] }).toBeGreaterThan(0);
}

/** Goes back once the page has at least so many steps that Back undoes. */
async function undo(page: Page, of = 1): Promise<void> {
  await expect.poll(() => entries(page), { intervals: [20] }).toBeGreaterThanOrEqual(of);
  await page.goBack();
}

for (const width of isExhaustive ? [1440, 390] : [390]) {
  test(`R2.13 at ${width} px Back closes the menu or dialog that is open, and one that is closed leaves no trace`, {
    tag: "@deep",
  }, async ({ page, context, application }) => {
    await resize(page, width);
    await signIn(context, application.url, "anna");
    await openLive(page, "/airdrop");
    await follow(page, "Wallet", "/wallet");
    const opened = accountMenu(page).or(page.getByRole("dialog"));
    for (const name of ["Account menu", "Notifications"] as const) {
      await open(page, name);
      await page.goBack();
      await expect(opened).toHaveCount(0);
      await expect(page).toHaveURL("/wallet");
      await open(page, name);
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
    }
    await page.goForward();
    await expect(page).toHaveURL("/wallet");
    await open(page, "Account menu");
    await accountMenu(page).locator('a[href="/setting"]').click();
    await expect(page).toHaveURL("/setting");
    await page.goBack();
    await expect(page).toHaveURL("/wallet");
    await open(page, "Notifications");
    await reloadLive(page);
    await expect(page.getByRole("button", { name: "Notifications" })).toBeVisible();
    await expect(opened).toHaveCount(0);
    await open(page, "Notifications");
    await page.goBack();
    await expect(opened).toHaveCount(0);
    await expect(page).toHaveURL("/wallet");
    await page.goBack();
    await expect(page).toHaveURL("/airdrop");
    await expect(page.getByRole("heading", { level: 1, name: "Airdrop" })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL("/wallet");
    await expect(page.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
  });

  test(`R2.13 at ${width} px Back asks before a dialog loses what was typed`, {
    tag: "@deep",
  }, async ({ page, enter }) => {
    await resize(page, width);
    await enter({ USDT: "100" });
    await openLive(page, "/wallet");
    await page.getByRole("button", { name: "Transfer USDT" }).click();
    const receiver = page.getByLabel("Recipient’s username");
    await receiver.fill("boris");
    await undo(page);
    const question = dialog(page, "Close without finishing?");
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toHaveCount(0);
    await expect(receiver).toHaveValue("boris");
    await undo(page);
    await expect(question).toBeVisible();
    await undo(page, 2);
    await expect(question).toHaveCount(0);
    await expect(receiver).toHaveValue("boris");
    await undo(page);
    await question.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/wallet");
    await page.getByRole("button", { name: "Transfer USDT" }).click();
    await expect(receiver).toHaveValue("");
    await undo(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}

test("R2.13 a jump back over several entries leaves no dialog open over another page", {
  tag: "@deep",
}, async ({ page, context, application }) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/airdrop");
  await follow(page, "Wallet", "/wallet");
  await open(page, "Notifications");
  await page.evaluate(() => window.history.go(-2));
  await expect(page).toHaveURL("/airdrop");
  await expect(page.getByRole("heading", { level: 1, name: "Airdrop" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Back shows the page whose anchor was followed, not its address alone", async ({
  page,
  context,
  application,
}) => {
  await signIn(context, application.url, "anna");
  await openLive(page, "/profile");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile#main");
  await follow(page, "Wallet", "/wallet");
  await expect(page.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/profile#main");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
});

test("Back loses no order that is on its way, and closes a dialog that its address opened", {
  tag: "@deep",
}, async ({ page, enter }) => {
  await enter({ USDT: "100" });
  await openLive(page, "/wallet/USDT?action=transfer");
  await page.getByLabel("Recipient’s username").fill("boris");
  await page.getByLabel("Amount", { exact: true }).fill("1");
  await expect(page.getByRole("dialog").getByText("@boris")).toBeVisible();
  const release = await holdCalls(page, TRANSFER);
  const sent = page.waitForRequest(TRANSFER);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Transfer/ })
    .click();
  await sent;
  await undo(page);
  await undo(page);
  await expect(page.getByRole("dialog")).toHaveAttribute("data-state", "open");
  release();
  await expect(page.getByRole("heading", { name: "Transfer sent" })).toBeVisible();
  await undo(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/wallet/USDT");
});

test("Back asks before it leaves a form with changes, and goes where it would have gone", async ({
  page,
  context,
  application,
  upstream,
}) => {
  await signIn(context, application.url, addMember(upstream));
  await openLive(page, "/profile");
  await open(page, "Account menu");
  await accountMenu(page).locator('a[href="/setting"]').click();
  const name = page.getByLabel("Full name");
  await expectLive(name);
  await name.fill("Somebody Else");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await undo(page);
  const question = dialog(page, "Leave without saving?");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(name).toHaveValue("Somebody Else");
  await undo(page);
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Back asks before recovery codes are lost, and shows two-factor as the service left it", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, addMember(upstream));
  await page.goto("/setting/security", { waitUntil: "networkidle" });
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Two-factor" }) });
  await expect(card.getByText("Off", { exact: true })).toBeVisible();
  await card.getByRole("link").click();
  const answer = page.waitForResponse((response) => response.url().endsWith(SETUP));
  await page.getByRole("button", { name: "Show the QR code" }).click();
  const { secret } = (await (await answer).json()) as { secret: string };
  await page.getByLabel("Six-digit code").fill(new Authenticator(secret).code());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  await undo(page);
  const question = dialog(page, "Leave without saving the codes?");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  await undo(page);
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/setting/security");
  await expect(card.getByText("On", { exact: true })).toBeVisible();
  await page.goForward();
  await expect(
    page.getByRole("heading", { name: "Two-factor authentication is on" }),
  ).toBeVisible();
});

test("R7.2 Back walks the identity check one step back, with what was typed", {
  tag: "@deep",
}, async ({ page, context, application, upstream }) => {
  await signIn(context, application.url, addMember(upstream, { isUnverified: true }));
  const form = new KycForm(page);
  await page.goto("/profile");
  await form.openDocument();
  await form.fillDocument("Passport");
  await undo(page);
  await form.expectStage("Personal details");
  await expect(page.getByLabel("Last name")).toHaveValue("Quist-Ström");
  await page.goForward();
  await form.expectStage("Personal details");
  await form.next.click();
  await form.expectStage("Your document");
  await expect(page.getByLabel("Document number")).toHaveValue("AB 12-3456");
  await page.reload();
  await expectLive(page.locator("main form"));
  await form.expectStage("Your document");
  await page.goBack();
  await expect(page).toHaveURL("/profile");
});
