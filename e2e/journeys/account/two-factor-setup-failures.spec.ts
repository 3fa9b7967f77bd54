import type { Page } from "@playwright/test";
import { expectLive, fieldError, toast } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Authenticator } from "../../fixtures/totp.ts";

const SETUP = "/auth/client/gg-2fa/setup";
const ENABLE = "/auth/client/gg-2fa/enable";
const RENEW = "/auth/client/gg-2fa/recovery-codes";
const LOST = { method: "POST", times: 1, kind: "truncate" } as const;
const IS_ON = { name: "Two-factor authentication is on" };
const STILL_OFF = "Two-factor authentication is still off. You can send the code again.";
const UNSAVED = /^You haven’t saved your recovery codes\./;
const MAY_BE_DEAD = /^We got no answer, so your old codes may no longer work\./;

/** A service that fails without a word of its own. */
const SILENT = [
  { times: 9, status: 400, body: { statusCode: 4000, message: "" } },
  { times: 9, status: 503, body: { statusCode: 5030, message: "" } },
  { times: 9, kind: "garbage" },
] as const;

/** One toast says it; it is closed, so that the next one can be told from it. */
async function expectOneToast(page: Page, text: string, about: string): Promise<void> {
  await expect(toast(page, text), about).toHaveCount(1);
  await expect(page.locator("[data-sonner-toast]"), about).toHaveCount(1);
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Close" }).click();
  await expect(page.locator("[data-sonner-toast]"), about).toHaveCount(0);
}

/** Opens the three steps; gives the app that was set up. */
async function beginSetup(page: Page): Promise<Authenticator> {
  await page.goto("/setting/gg-2fa");
  const begin = page.getByRole("button", { name: "Show the QR code" });
  await expectLive(begin);
  const answer = page.waitForResponse("**/api/bff/account/gg-2fa/setup");
  await begin.click();
  const { secret } = (await (await answer).json()) as { secret: string };
  return new Authenticator(secret);
}

async function expectTenCodes(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  const codes = await page.getByRole("main").locator("ol > li").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
}

test("R8.2 a set-up without a key leads to a retry, whatever the service does", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting/gg-2fa");
  const begin = page.getByRole("button", { name: "Show the QR code" });
  const retry = page.getByRole("button", { name: "Try again" });
  await expectLive(begin);
  await sandbox.fail({ path: SETUP, times: 1, status: 200, body: null });
  await begin.click();
  await expect(page.getByText("We couldn’t start the setup")).toBeVisible();
  const faults = [
    { times: 1, status: 200, body: { otpUrl: "", secret: "" } },
    { times: 1, status: 200, body: { otpUrl: "javascript:alert(1)", secret: "AAAA" } },
    { times: 9, status: 500 },
    { times: 1, kind: "garbage" },
  ] as const;
  for (const fault of faults) {
    await sandbox.clearFaults();
    await sandbox.fail({ path: SETUP, ...fault });
    const answer = page.waitForResponse("**/api/bff/account/gg-2fa/setup");
    await retry.click();
    await answer;
    await expect(retry).toBeEnabled();
    await expect(retry).toHaveText("Try again");
    await expect(page.getByRole("img", { name: "QR code" })).toHaveCount(0);
  }
  await sandbox.clearFaults();
  await retry.click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expect(page.getByLabel("Six-digit code")).toBeVisible();
});

test('R8.2 "Enabled 2FA failed" and "Disabled 2FA failed" stand in for words that the service does not give', {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting/gg-2fa");
  await expectLive(page.getByRole("button", { name: "Show the QR code" }));
  const answer = page.waitForResponse("**/api/bff/account/gg-2fa/setup");
  await page.getByRole("button", { name: "Show the QR code" }).click();
  const { secret } = (await (await answer).json()) as { secret: string };
  const app = new Authenticator(secret);
  const code = page.getByLabel("Six-digit code", { exact: true });
  await code.fill("12345");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(code).toHaveAccessibleDescription(/^Enter six digits, or a recovery code/);
  await code.fill("123456");
  for (const fault of SILENT) {
    await sandbox.clearFaults();
    await sandbox.fail({ path: "/auth/client/gg-2fa/enable", ...fault });
    await page.getByRole("button", { name: "Turn on" }).click();
    await expectOneToast(page, "Enabled 2FA failed", JSON.stringify(fault));
    await expect(code).toHaveValue("123456");
  }
  await sandbox.clearFaults();
  await code.fill(app.code());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expectOneToast(page, "Enabled 2FA successfully", "enabled");
  await page.getByLabel("I’ve saved them").check();
  await page.getByRole("button", { name: "Finish" }).click();

  const any = page.getByLabel("Six-digit code or recovery code");
  await any.fill("123456");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  for (const fault of SILENT) {
    await sandbox.clearFaults();
    await sandbox.fail({ path: "/auth/client/gg-2fa/disabled", ...fault });
    await page.getByRole("button", { name: "Turn off" }).click();
    await expectOneToast(page, "Disabled 2FA failed", JSON.stringify(fault));
    await expect(any).toHaveValue("123456");
  }
  await expect(
    page.getByRole("heading", { name: "Two-factor authentication is on" }),
  ).toBeVisible();
});

test("R8.2 five wrong codes shut the form with a countdown, and another member's codes still work", {
  tag: "@deep",
}, async ({ page, application, sandbox, upstream, enterAsNew }) => {
  await enterAsNew({ hasSecondFactor: true });
  await page.goto("/setting/gg-2fa");
  const off = page.getByRole("button", { name: "Turn off" });
  const any = page.getByLabel("Six-digit code or recovery code");
  await expectLive(off);
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    await any.fill(`00000${triesLeft}`);
    await off.click();
    await expect(page.getByText(`Attempts left: ${triesLeft}`)).toBeVisible();
  }
  await expect(page.getByText(/You can try again in 1[45]:\d\d/)).toBeVisible();
  await expect(off).toBeDisabled();
  const neighbour = addMember(upstream, { hasSecondFactor: true });
  const other = new Visitor(application.url);
  await other.login(neighbour);
  const passed = await other.post("/api/session/two-factor", {
    code: await sandbox.code(neighbour),
  });
  expect(passed.status).toBe(200);
});

test("R8.2 an answer that is lost while two-factor is turned on: the page says whether it is on, and leads to codes that can be seen", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  const app = await beginSetup(page);
  const code = page.getByLabel("Six-digit code", { exact: true });
  const enable = page.getByRole("button", { name: "Turn on" });
  await code.fill(app.code());
  await sandbox.fail({ path: ENABLE, method: "POST", times: 1, kind: "reset" });
  await enable.click();
  await expect(toast(page, "Enabled 2FA failed")).toBeVisible();
  await expect(page.getByText(STILL_OFF)).toBeVisible();
  await sandbox.fail({ path: ENABLE, ...LOST });
  await enable.click();
  await expect(page.getByRole("heading", IS_ON)).toBeFocused();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await expect(enable).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await code.fill(app.code());
  await page.getByRole("button", { name: "Get new codes" }).click();
  await expectTenCodes(page);
});

test("R8.2 two-factor that was turned on meanwhile leads from the set-up to what can be done with it, and its codes are saved where they were shown", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  const app = await beginSetup(page);
  const digits = app.code();
  const headers = { "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
  const elsewhere = await page.request.post("/api/bff/account/gg-2fa/enable", {
    headers: { ...headers, origin: new URL(page.url()).origin },
    data: { code: digits },
  });
  expect(elsewhere.status()).toBe(200);
  await page.getByLabel("Six-digit code", { exact: true }).fill(digits);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", IS_ON)).toBeFocused();
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", IS_ON)).toBeVisible();
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
});

test("R8.2 codes that were lost while nobody told whether two-factor is on are unsaved, also where the next press finds it on", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  const app = await beginSetup(page);
  const code = page.getByLabel("Six-digit code", { exact: true });
  const enable = page.getByRole("button", { name: "Turn on" });
  await code.fill(app.code());
  await sandbox.fail({ path: ENABLE, ...LOST });
  await sandbox.fail({ path: "/auth/client/profile", method: "GET", times: 9, status: 503 });
  await enable.click();
  await expect(page.getByText("We got no answer, so it may already be on.").first()).toBeVisible();
  await sandbox.clearFaults();
  await code.fill("000000");
  await enable.click();
  await expect(page.getByRole("heading", IS_ON)).toBeFocused();
  await expect(page.getByText(UNSAVED)).toBeVisible();
});

test("R8.2 codes that were lost while nobody told whether two-factor is on are unsaved after a reload, too, and so are those of a page that was left before their answer", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew();
  const app = await beginSetup(page);
  const code = page.getByLabel("Six-digit code", { exact: true });
  await code.fill(app.code());
  await sandbox.fail({ path: ENABLE, ...LOST });
  await sandbox.fail({ path: "/auth/client/profile", method: "GET", times: 9, status: 503 });
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("We got no answer, so it may already be on.").first()).toBeVisible();
  await sandbox.clearFaults();
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();

  const renew = page.getByRole("button", { name: "Get new codes" });
  const enterCode = async () => {
    upstream.sandbox.database.run("DELETE FROM totp_step");
    await code.fill(await sandbox.code(username));
  };
  const saveNewCodes = async () => {
    await enterCode();
    await renew.click();
    await expectTenCodes(page);
    await page.getByLabel("I’ve saved them").check();
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("heading", IS_ON)).toBeVisible();
    await expect(page.getByText(UNSAVED)).toHaveCount(0);
  };
  await saveNewCodes();
  await sandbox.fail({ path: RENEW, ...LOST });
  await enterCode();
  await renew.click();
  await expect(page.getByRole("alert").filter({ hasText: MAY_BE_DEAD })).toBeVisible();
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();

  await saveNewCodes();
  await enterCode();
  await page.route("**/gg-2fa/recovery-codes", async (route) => {
    await route.fetch();
  });
  const sent = page.waitForRequest("**/gg-2fa/recovery-codes");
  await renew.click();
  await sent;
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();
});

test("R8.2 new recovery codes that are lost on their way: the old ones may be dead, and more can be had from the same form", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const forgetUsedCodes = () => upstream.sandbox.database.run("DELETE FROM totp_step");
  await page.goto("/setting/gg-2fa");
  const renew = page.getByRole("button", { name: "Get new codes" });
  await expectLive(renew);
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: MAY_BE_DEAD });
  forgetUsedCodes();
  await page.getByLabel("Six-digit code", { exact: true }).fill(await sandbox.code(username));
  await sandbox.fail({ path: RENEW, ...LOST });
  await renew.click();
  await expect(alert).toBeVisible();
  await renew.click();
  await expect(fieldError(page, "This code is wrong or was already used.")).toBeVisible();
  await expect(alert).toBeVisible();
  forgetUsedCodes();
  await renew.click();
  await expectTenCodes(page);
  // Nobody has said that they are saved.
  page.once("dialog", (question) => question.accept());
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();
});
