import { submitLogin } from "../../fixtures/browser/browser.ts";
import { openLive, toast } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import { renewRecoveryCodes } from "../../sandbox/auth/recovery-codes.ts";

const SUPPORT = "mailto:support@merlin-btc.example";

test("R14.5 who froze an account without a second factor hears the same at each step, with the address of support", {
  tag: "@deep",
}, async ({ page, sandbox, upstream }) => {
  const username = addMember(upstream);
  const { database, clock } = upstream.sandbox;
  database.run("UPDATE member SET frozen_at = ? WHERE username = ?", clock.now(), username);
  const main = page.getByRole("main");
  const support = main.locator(`a[href="${SUPPORT}"]`);
  const onlySupport = "Without 2FA or a passkey, only support can reopen it.";

  await openLive(page, "/login");
  await submitLogin(page, username, "Merlin-2026!");
  await expect(main.getByRole("alert")).toContainText(onlySupport);
  await expect(support).toBeVisible();
  await page.getByRole("link", { name: "Reopen account" }).click();
  await expect(main.getByText(onlySupport)).toBeVisible();
  await expect(support).toBeVisible();
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If this address has a frozen account")).toBeVisible();

  await openLive(page, await sandbox.mailedPath(`${username}@example.com`, "unfreeze"));
  await page.getByLabel("New password", { exact: true }).fill("Return-2026!");
  await page.getByLabel("Repeat new password", { exact: true }).fill("Return-2026!");
  await page.getByRole("button", { name: "Set password" }).click();
  const refusal = "You have no 2FA and no passkey. Only support can reopen your account.";
  await expect(main.getByRole("alert")).toHaveText(refusal);
  await expect(toast(page, refusal)).toBeVisible();
  await expect(page.getByText("Reopen it by email")).toHaveCount(0);
  await expect(support).toBeVisible();
});

test("R14.4 who resets the password of a frozen account by mail hears that it is frozen, and is led to the way back", async ({
  page,
  sandbox,
  application,
  upstream,
}) => {
  const username = addMember(upstream);
  const { database, clock } = upstream.sandbox;
  const freeze = (at: number | null) =>
    database.run("UPDATE member SET frozen_at = ? WHERE username = ?", at, username);
  const reset = async () => {
    const email = `${username}@example.com`;
    await new Visitor(application.url).post("/api/bff/public/forgot", { email });
    await openLive(page, await sandbox.mailedPath(email, "reset-password"));
    await page.getByLabel("New password", { exact: true }).fill("Return-2026!");
    await page.getByLabel("Repeat new password", { exact: true }).fill("Return-2026!");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(
      page.getByRole("heading", { name: "Your password has been changed" }),
    ).toBeVisible();
  };
  const login = page.getByRole("main").getByRole("link", { name: "Log in now" });
  const frozen = page.getByText("Your account is frozen");
  await reset();
  await expect(login).toBeVisible();
  await expect(frozen).toHaveCount(0);
  freeze(clock.now());
  await reset();
  await expect(frozen).toBeVisible();
  await expect(login).toHaveCount(0);
  await page.getByRole("link", { name: "Reopen account" }).click();
  await expect(page).toHaveURL("/unfreeze");
  await expect(page.getByRole("button", { name: "Send link" })).toBeVisible();
});

test("R14.5 who has lost the only passkey comes back by the mail, a new password and a recovery code", {
  tag: "@deep",
}, async ({ page, sandbox, upstream }) => {
  const username = addMember(upstream);
  const { database, clock } = upstream.sandbox;
  const { id = 0 } =
    database.get<{ id: number }>("SELECT id FROM member WHERE username = ?", username) ?? {};
  database.run(
    "INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, name, created_at, synced, backed_up) VALUES (?, ?, x'00', 0, '[]', 'Lost phone', ?, 0, 0)",
    id,
    `lost-${username}`,
    Date.now(),
  );
  const [code = ""] = renewRecoveryCodes(database, id);
  database.run("UPDATE member SET frozen_at = ? WHERE id = ?", clock.now(), id);
  await openLive(page, "/unfreeze");
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If this address has a frozen account")).toBeVisible();
  await openLive(page, await sandbox.mailedPath(`${username}@example.com`, "unfreeze"));
  await page.getByLabel("New password", { exact: true }).fill("Return-2026!");
  await page.getByLabel("Repeat new password", { exact: true }).fill("Return-2026!");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Log in with a 2FA code or a passkey.")).toBeVisible();

  await openLive(page, "/login");
  await submitLogin(page, username, "Return-2026!");
  await expect(page).toHaveURL("/authentication");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  const field = page.getByLabel("Recovery code");
  await expect(field).toHaveAccessibleDescription(/when you set up 2FA or a passkey/);
  await field.fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/airdrop");
});

test("R14.2 a link that freezes nothing claims nothing about the account, and leads on without a login", {
  tag: "@deep",
}, async ({ page }) => {
  const main = page.getByRole("main");
  for (const token of ["short", "A".repeat(43)]) {
    await openLive(page, `/freeze?token=${token}`);
    const press = page.getByRole("button", { name: "Freeze account now" });
    if (token.length > 40) await press.click();
    await expect(page.getByRole("heading", { name: /This link/ })).toBeVisible();
    await expect(main).toContainText("If someone changed your password, set a new one by email.");
    await expect(main).not.toContainText(/account (is|may already be) frozen/);
    await expect(main.getByRole("link", { name: "Set a new password" })).toHaveAttribute(
      "href",
      "/forgot",
    );
    await expect(main.locator(`a[href="${SUPPORT}"]`)).toBeVisible();
  }
});
