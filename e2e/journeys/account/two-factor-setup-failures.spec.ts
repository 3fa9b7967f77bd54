import type { Page } from "@playwright/test";
import { expectLive, toast } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Authenticator } from "../../fixtures/totp.ts";

const SETUP = "/auth/client/gg-2fa/setup";

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
