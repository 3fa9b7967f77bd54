import { expectPage, submitLogin } from "../../fixtures/browser/browser.ts";
import { listen } from "../../fixtures/browser/ears.ts";
import {
  expectLive,
  fieldError,
  openLive,
  toast,
  watchRequests,
} from "../../fixtures/browser/page-watch.ts";
import { expect, test } from "../../fixtures/test.ts";

const PASSWORD = "Merlin-2026!";
const UPDATE = "/api/bff/account/profile/update";
const UPSTREAM_UPDATE = "/auth/client/profile/update";
const FIELD_PATTERN = /name="(\w+)"/g;

test("R5 only changed fields are sent, a double press sends one PUT, and the answer comes back trimmed", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  await enterAsNew();
  await page.goto("/setting");
  await expect(page).toHaveTitle("General | Merlin BTC");
  const save = page.getByRole("button", { name: "Save changes" });
  const name = page.getByLabel("Full name");
  await expect(save).toBeDisabled();
  await expectLive(name);
  const puts = watchRequests(page, "PUT", UPDATE);
  await sandbox.fail({ path: UPSTREAM_UPDATE, times: 1, delayMs: 300 });
  await name.fill("  Nora B. Quist ");
  await page.getByLabel("Country").selectOption("AT");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  const calls = await sandbox.requestsDuring(async () => {
    await save.dblclick();
    await expect(toast(page, "Your details are saved")).toBeVisible();
  });
  expect(calls.filter(({ path }) => path === UPSTREAM_UPDATE)).toHaveLength(1);
  expect(puts).toHaveLength(1);
  const sent = [...(puts[0]?.postData() ?? "").matchAll(FIELD_PATTERN)].map(([, field]) => field);
  expect(sent).toEqual(["fullName", "country"]);
  await expect(name).toHaveValue("Nora B. Quist");
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(name).toHaveValue("Nora B. Quist");
  await expect(page.getByLabel("Country")).toHaveValue("AT");
});

test("R3.6 a press on Save is heard while the form's rules are still on their way, and saves once", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting");
  const name = page.getByLabel("Full name");
  const save = page.getByRole("button", { name: /^(Save changes|Saving…)$/ });
  await expectLive(name);
  await page.waitForLoadState("networkidle");
  const arrived = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const puts = watchRequests(page, "PUT", UPDATE);
  await name.fill("Nora Linde");
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await save.click({ force: true });
  expect(puts).toHaveLength(0);
  arrived.resolve();
  await expect(toast(page, "Your details are saved")).toBeVisible();
  expect(puts).toHaveLength(1);
  await expect(save).toBeDisabled();
});

test("R5.1 what breaks a rule is marked before the wire and takes the focus", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting");
  const name = page.getByLabel("Full name");
  const phone = page.getByLabel("Phone");
  const save = page.getByRole("button", { name: "Save changes" });
  await expectLive(name);
  const puts = watchRequests(page, "PUT", UPDATE);
  await name.fill("   ");
  await phone.fill("call me 📞");
  await save.click();
  await expect(page.getByText("This field is required.")).toBeVisible();
  await expect(page.getByText("Use digits, spaces, brackets and a plus sign")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("x".repeat(81));
  await expect(page.getByText("Use 80 characters or fewer.")).toBeVisible();
  for (const lie of ["\u200b\u2060", "Support ✅", "Al\u200bice", "123"]) {
    await name.fill(lie);
    await expect(name, JSON.stringify(lie)).toHaveAccessibleDescription(
      /^Use letters\. A name can’t contain emoji or invisible characters\./,
    );
  }
  await expect(phone).toHaveValue("call me 📞");
  expect(puts).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(name).toHaveValue("Nora Quist");
  await expect(save).toBeDisabled();
});

test("R5.3 a phone is read by its country's rules, shown grouped, sent as E.164, and told what is wrong", async ({
  page,
  enterAsNew,
}) => {
  await enterAsNew();
  const ears = await listen(page);
  await openLive(page, "/setting");
  await ears.heard([/^page: /]);
  const phone = page.getByLabel("Phone");
  const save = page.getByRole("button", { name: "Save changes" });
  const puts = watchRequests(page, "PUT", UPDATE);
  await page.getByLabel("Country").selectOption("");
  await ears.heard(["status: You have unsaved changes."]);
  const cases = [
    ["0650 1234567", "Start with a plus sign and the country code, or choose your country first."],
    ["+43 650", "This number is too short."],
    ["+43 650 123 456 789 012", "This number is too long."],
    ["+49 00 00 00", "There’s no number like this with +49. Check the digits."],
    ["+43 650 1234567 ext. 8", "Leave out the extension."],
  ] as const;
  await phone.focus();
  await ears.heard([/^textbox: Phone/]);
  for (const [typed, refusal] of cases) {
    await phone.fill(typed);
    await phone.press("Enter");
    await expect(phone).toHaveAccessibleDescription(new RegExp(RegExp.escape(refusal)));
    await expect(phone).toHaveValue(typed);
    await ears.heard([`alert: ${refusal}`]);
  }
  expect(puts).toEqual([]);
  await save.focus();
  await ears.heard([/^button: Save/]);
  await phone.focus();
  await ears.heard([/^textbox: Phone \| .*Leave out the extension\./]);
  await phone.fill("٠٦٥٠ ١٢٣٤٥٦٧");
  await page.getByLabel("Country").selectOption("AT");
  await phone.focus();
  await phone.blur();
  await expect(phone).toHaveValue("+43 650 1234567");
  await save.click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
  expect(puts[0]?.postData()).toContain("\r\n\r\n+436501234567\r\n");
  await page.reload();
  await expect(phone).toHaveValue("+43 650 1234567");
});

test("R5.1 what the service refuses stands on its fields, and nothing typed is lost", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  await enterAsNew();
  await page.goto("/setting");
  const name = page.getByLabel("Full name");
  const phone = page.getByLabel("Phone");
  const save = page.getByRole("button", { name: "Save changes" });
  await expectLive(name);
  await name.fill("Nora Support");
  await phone.fill("+43 1 5550101");
  await sandbox.fail({
    path: UPSTREAM_UPDATE,
    times: 1,
    status: 422,
    body: { statusCode: 4220, message: "No.", errors: { fullName: ["This name is ours."] } },
  });
  await save.click();
  await expect(name).toHaveAccessibleDescription(/^This name is ours\./);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Nora Support");
  await expect(phone).toHaveValue("+43 1 5550101");
  await name.fill("Nora Sand");
  await sandbox.fail({
    path: UPSTREAM_UPDATE,
    times: 1,
    status: 422,
    body: { statusCode: 4220, message: "No.", errors: { country: ["Not here."], avatar: ["Hm."] } },
  });
  await save.click();
  await expect(fieldError(page, "Not here.")).toBeVisible();
  await expect(page.locator("#main").getByText("Hm.", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("Nora Sand");
  await sandbox.fail({ path: UPSTREAM_UPDATE, times: 9, status: 503 });
  await save.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "We got no answer, so this may already be done." }),
  ).toBeVisible();
  await expect(name).toHaveValue("Nora Sand");
  await expect(phone).toHaveValue("+43 1 5550101");
  await sandbox.clearFaults();
  await save.click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
});

test("R5 whoever leaves with unsaved changes is asked first, by a link and by the browser", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting");
  const phone = page.getByLabel("Phone");
  const security = page.getByRole("link", { name: "Security" });
  await expectLive(phone);
  // The guard arrives behind the form.
  await page.waitForLoadState("networkidle");
  await phone.fill("+43 1 5550101");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await security.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/setting");
  await expect(phone).toHaveValue("+43 1 5550101");
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(phone).toHaveValue("+43 1 5550101");
  await security.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expectPage(page, "Security");
});

test("R4.6 a session that ends while somebody types loses nothing: after the login it is all back", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew();
  await page.goto("/setting");
  const name = page.getByLabel("Full name");
  await expectLive(name);
  await name.fill("Nora Later");
  await page.getByLabel("Phone").fill("+43 1 5550101");
  await page.getByLabel("Country").selectOption("NO");
  await sandbox.revokeSessions(username);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/^[^?]+\/login\?.*returnUrl=%2Fsetting\b/);
  await submitLogin(page, username, PASSWORD);
  await expect(page).toHaveURL("/setting");
  await expect(name).toHaveValue("Nora Later");
  await expect(page.getByLabel("Phone")).toHaveValue("+43 1 5550101");
  await expect(page.getByLabel("Country")).toHaveValue("NO");
  await expect(page.getByText("You have unsaved changes.")).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Your details are saved")).toBeVisible();
});
