import { startApplication } from "../../fixtures/application.ts";
import { submitLogin } from "../../fixtures/browser/browser.ts";
import { expectLive, toast } from "../../fixtures/browser/page-watch.ts";
import { startRelay } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const CHANGE = "/auth/client/change-password";
const NEW_PASSWORD = "Ship-shape-42";
const LOST = { method: "POST", times: 1, kind: "truncate" } as const;
const STILL_OPEN = "That didn’t work. Your account isn’t frozen.";
const MAY_WORK = /^We got no answer, so your new password may already work\./;

test("R8.2 a new password whose answer is lost may already work, which a second press says again", async ({
  page,
  context,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew();
  await page.goto("/setting/security");
  const submit = page.getByRole("button", { name: "Change password" });
  await expectLive(submit);
  const current = page.getByLabel("Current password", { exact: true });
  await current.fill("Merlin-2026!");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat new password", { exact: true }).fill(NEW_PASSWORD);
  await sandbox.fail({ path: CHANGE, ...LOST, method: "PATCH" });
  await submit.click();
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: MAY_WORK });
  await expect(alert).toBeVisible();
  const answer = page.waitForResponse("**/api/bff/account/change-password");
  await submit.click();
  expect((await answer).status()).toBe(422);
  await expect(submit).toBeEnabled();
  await expect(alert).toBeVisible();
  await expect(current).not.toHaveAttribute("aria-invalid", "true");

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/login");
  await submitLogin(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL("/airdrop");
});

test("R8.2 a new password that never got to the service is said to have changed nothing", async ({
  page,
  upstream,
}) => {
  const username = addMember(upstream);
  const relay = await startRelay(upstream.url);
  const application = await startApplication(relay.url);
  await page.goto(`${application.url}/login?returnUrl=/setting/security`);
  await submitLogin(page, username, "Merlin-2026!");
  const submit = page.getByRole("button", { name: "Change password" });
  await expectLive(submit);
  await page.getByLabel("Current password", { exact: true }).fill("Merlin-2026!");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat new password", { exact: true }).fill(NEW_PASSWORD);
  await relay.close();
  // Whatever was connected before is found to be closed.
  await page.request.get(`${application.url}/api/bff/account/wallets`);
  await submit.click();
  const alert = page
    .getByRole("main")
    .getByRole("alert")
    .filter({ hasText: /^We can’t do this/ });
  await expect(alert).toHaveText(
    "We can’t do this right now. Nothing is lost. Try again in a little while.",
  );
  await expect(page.getByText(MAY_WORK)).toHaveCount(0);
  await page.goto("about:blank");
  await application.stop();
});

test("R14.2 a freeze whose answer is lost is not said to have failed, and a second press tells that it is done", async ({
  page,
  sandbox,
  upstream,
  application,
}) => {
  const username = addMember(upstream);
  await new Visitor(application.url).login(username);
  const texts = (await sandbox.mails(`${username}@example.com`)).map(({ text }) => text);
  await page.goto(/\/freeze\?token=[\w-]+/.exec(texts.join())?.[0] ?? "no link");
  await expect(
    page.getByText("Without 2FA or a passkey, only support can reopen it."),
  ).toBeVisible();
  const press = page.getByRole("button", { name: "Freeze account now" });
  await expectLive(press);
  await sandbox.fail({ path: "/public/client/freeze", ...LOST });
  await press.click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText(
    "We got no answer, so your account may already be frozen. Try again.",
  );
  await press.click();
  await expect(page.getByRole("heading", { name: "Your account is frozen" })).toBeVisible();
});

test("R14.3 a freeze in the settings whose answer is lost is seen to be done, or not, by the session it ends", async ({
  page,
  sandbox,
  enterAsNew,
}) => {
  await enterAsNew();
  await page.goto("/setting/security");
  const open = page.getByRole("button", { name: "Freeze account", exact: true });
  await expectLive(open);
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Freeze account" });
  await dialog.getByRole("button", { name: "Continue" }).click();
  const press = dialog.getByRole("button", { name: "Freeze account now" });
  await sandbox.fail({ path: "/auth/client/freeze", times: 1, kind: "status", status: 503 });
  await press.click();
  await expect(dialog.getByRole("alert")).toHaveText(STILL_OPEN);
  await sandbox.fail({ path: "/auth/client/freeze", ...LOST });
  await press.click();
  await expect(page).toHaveURL(/\/login\?reason=frozen$/);
});

test("R8.2 a switch whose answer is lost stands as the service has it", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting/security");
  const open = () => page.getByRole("heading", { name: "Notifications" }).click();
  const weekly = page.getByRole("switch", { name: "Weekly email" });
  await open();
  await expectLive(weekly);
  const was = await weekly.isChecked();
  await sandbox.fail({ path: "/auth/client/weekly-mail", ...LOST, method: "PUT" });
  const second = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.status() === 200,
  );
  await weekly.click();
  await second;
  await expect(weekly).toBeChecked({ checked: !was });
  await page.reload();
  await open();
  await expect(weekly).toBeChecked({ checked: !was });
});

test("R8.2 a page is read anew after a write whose answer was lost, and shows what was done", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew, application }) => {
  const username = await enterAsNew();
  await new Visitor(application.url).login(username);
  await page.goto("/setting/security");
  const others = page.getByRole("button", { name: "Log out all others" });
  await expectLive(others);
  await sandbox.fail({ path: "/auth/client/sessions/revoke-others", ...LOST });
  await others.click();
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(
    toast(page, "We got no answer, so this may already be done. Reload the page to see."),
  ).toBeVisible();
  await expect(others).toHaveCount(0);
});

test("R8.2 a write that is lost on its way may be done, and one that never left is said not to be", {
  tag: "@deep",
}, async ({ page, context, enterAsNew }) => {
  await enterAsNew();
  await page.goto("/setting/security", { waitUntil: "networkidle" });
  const phrase = page.getByLabel("Phrase", { exact: true });
  await expectLive(phrase);
  const save = page.getByRole("button", { name: "Save phrase" });
  const alert = page.getByRole("main").getByRole("alert").filter({ hasText: /^We / });
  await phrase.fill("calm heron");
  await page.route("**/api/bff/account/**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort("internetdisconnected"),
  );
  await save.click();
  await expect(alert).toHaveText(/so this may already be done\./);
  await context.setOffline(true);
  await save.click();
  await expect(alert).toHaveText("We couldn’t connect. Your phrase wasn’t saved.");
  await context.setOffline(false);
  await expect(phrase).toHaveValue("calm heron");
});
