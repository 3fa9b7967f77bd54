import { submitLogin } from "../../fixtures/browser/browser.ts";
import { openLive, toast, watchRequests } from "../../fixtures/browser/page-watch.ts";
import { picture } from "../../fixtures/documents.ts";
import { KycForm, UPDATE_KYC, UPSTREAM_UPDATE_KYC } from "../../fixtures/kyc-form.ts";
import { expect, test } from "../../fixtures/test.ts";

test("R7.2 the identity check: draft over a reload, sent once, pending, one step again, approved", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew({ isUnverified: true });
  const form = new KycForm(page);
  await form.open();
  await expect(page).toHaveTitle("KYC | Merlin BTC");
  await expect(page.getByText("Not started")).toBeVisible();
  await expect(page.getByText("Withdrawals, together with 2FA or a passkey.")).toBeVisible();
  const patches = watchRequests(page, "PATCH", UPDATE_KYC);
  await form.fillPersonal();
  await sandbox.fail({ path: UPSTREAM_UPDATE_KYC, times: 1, delayMs: 300 });
  await form.next.dblclick();
  await form.expectStage("Your document");
  expect(patches).toHaveLength(1);
  await expect(page.getByText("Draft saved")).toBeVisible();

  await form.open();
  await form.expectStage("Your document");
  await form.fillDocument("Passport");
  await form.choose("Photo page", picture("passport.png"));
  await form.next.click();
  await form.expectStage("A picture of you");
  await form.open();
  await form.expectStage("A picture of you");
  await page.getByRole("button", { name: /^Document/ }).click();
  await expect(page.getByText("From your draft")).toBeVisible();
  await expect(page.getByLabel("Document number")).toHaveValue("AB 12-3456");
  await page.getByRole("button", { name: /^Personal/ }).click();
  await expect(page.getByLabel("Last name")).toHaveValue("Quist-Ström");
  await form.next.click();
  await form.next.click();
  await form.expectStage("A picture of you");
  await form.choose("Selfie", picture("me.png"));
  await form.next.click();
  await form.expectStage("Review and send");
  await expect(page.getByText("Dec 31, 1990", { exact: true })).toBeVisible();

  const send = page.getByRole("button", { name: "Send for review" });
  await send.click();
  await expect(page.getByText("Agree to the check to send it.")).toBeVisible();
  await page.getByLabel("I agree to the use of my data and pictures").check();
  const calls = await sandbox.requestsDuring(async () => {
    await sandbox.fail({ path: UPSTREAM_UPDATE_KYC, times: 1, delayMs: 300 });
    await send.dblclick();
    await expect(page.getByText("We’re checking your documents")).toBeVisible();
  });
  expect(calls.filter(({ path }) => path === UPSTREAM_UPDATE_KYC)).toHaveLength(1);
  await expect(toast(page, "Sent. We’re looking at it now.")).toBeVisible();
  await expect(page.getByText("Answer expected by")).toBeVisible();
  await page.reload();
  await expect(page.getByText("This page checks every 30 seconds.")).toBeVisible();

  await sandbox.kyc(username, "resubmit", { selfie: "Your eyes are closed." });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(toast(page, "Your identity check has an answer.")).toBeVisible();
  await expect(page.getByText("Your eyes are closed.").first()).toBeVisible();
  await form.open();
  await form.expectStage("A picture of you");
  const steps = page.getByRole("navigation", { name: "Steps of the check" });
  await expect(steps.getByRole("button")).toHaveCount(0);
  await expect(steps.getByText("accepted")).toHaveCount(2);
  await form.next.click();
  await expect(page.getByText("Add this picture.")).toBeVisible();
  await form.choose("Selfie", picture("again.png", 200));
  await form.next.click();
  await page.getByLabel("I agree to the use of my data and pictures").check();
  await send.click();
  await expect(page.getByText("We’re checking your documents")).toBeVisible();

  await page.clock.install();
  await page.reload();
  await expect(page.getByText("This page checks every 30 seconds.")).toBeVisible();
  await sandbox.kyc(username, "approved");
  await page.clock.fastForward(31_000);
  await expect(toast(page, "Your identity check has an answer.")).toBeVisible();
  await expect(page.getByText("Your identity check is approved")).toBeVisible();
  await expect(page.getByText("Nora Quist-Ström")).toBeVisible();
  await expect(page.locator("main form")).toHaveCount(0);
});

test("R7.2 the last look for an answer is told in the member’s own zone, as the other times are", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ isUnverified: true });
  upstream.sandbox.database.run(
    "UPDATE member SET time_zone = 'Pacific/Kiritimati' WHERE username = ?",
    username,
  );
  await sandbox.kyc(username, "pending");
  await openLive(page, "/setting/kyc");
  const hour = () =>
    new Date().toLocaleTimeString("en-US", { hour: "numeric", timeZone: "Pacific/Kiritimati" });
  const before = hour();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const told = page.getByText(/^Last checked /);
  const [, from, half] =
    /^Last checked (\d+):\d\d:\d\d\s([AP]M)/u.exec(await told.innerText()) ?? [];
  expect([before, hour()]).toContain(`${from} ${half}`);
});

test("R7.2 a refusal for good says why and whom to write to, and offers no form", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew({ isUnverified: true });
  await sandbox.kyc(username, "rejected", { selfie: "This is somebody else." });
  await page.goto("/setting/kyc");
  await expect(page.getByText("We couldn’t confirm your identity")).toBeVisible();
  await expect(page.getByText("This is somebody else.")).toBeVisible();
  await expect(page.getByText("If you think this is wrong, write to")).toBeVisible();
  await expect(page.locator("main form")).toHaveCount(0);
});

test("R4.6 R5.1 bad data stay marked, and a session that ends in the form loses nothing", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ isUnverified: true });
  const form = new KycForm(page);
  await form.open();
  const patches = watchRequests(page, "PATCH", UPDATE_KYC);
  await form.next.click();
  await expect(page.getByLabel("First name")).toBeFocused();
  await form.fillPersonal();
  await page.getByLabel("Last name").fill("Quist🙂");
  await page.getByLabel("Date of birth").fill("2020-01-01");
  await form.next.click();
  await expect(page.getByText("Use letters, spaces, hyphens and apostrophes only.")).toBeVisible();
  await expect(page.getByText("You must be at least 18 years old.").last()).toBeVisible();
  expect(patches).toEqual([]);
  await form.fillPersonal();
  await sandbox.revokeSessions(username);
  await form.next.click();
  await expect(page).toHaveURL(/\/login\?.*returnUrl=%2Fsetting%2Fkyc/);
  await submitLogin(page, username, "Merlin-2026!");
  await expect(page).toHaveURL("/setting/kyc");
  await expect(page.getByText("We’ve brought back what you typed.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Nora");
  await expect(page.getByLabel("Last name")).toHaveValue("Quist-Ström");
  await expect(page.getByLabel("Date of birth")).toHaveValue("1990-12-31");
  await expect(page.getByLabel("Country")).toHaveValue("SE");
  await form.next.click();
  await form.expectStage("Your document");
});
