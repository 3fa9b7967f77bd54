import { addAuthenticator } from "../../fixtures/browser/authenticator.ts";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import type { RunningSandbox } from "../../sandbox/server.ts";

const OTHER = "Return-2026!";

/** A synced passkey that no authenticator here holds. */
function givePasskey({ sandbox: { database } }: RunningSandbox, username: string): void {
  database.run(
    `INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, name, created_at, synced, backed_up)
      SELECT id, username, x'00', 0, '[]', 'Old phone', 0, 1, 1 FROM member WHERE username = ?`,
    username,
  );
}

/** Another tab has removed them all. */
function takePasskeys({ sandbox: { database } }: RunningSandbox, username: string): void {
  const member = "(SELECT id FROM member WHERE username = ?)";
  database.run(`DELETE FROM passkey WHERE member_id = ${member}`, username);
}

test("R14.5 R14.6 R14.10 a member locks addresses and withdrawals, freezes the account in two steps, and comes back by mail and code", {
  tag: "@deep",
}, async ({ page, sandbox, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });

  const lock = page.getByRole("button", { name: "Lock withdrawals" });
  await openLive(page, "/setting/security");
  const addressLock = page.getByRole("switch", { name: "Address lock" });
  await addressLock.click();
  await expect(page.getByText("The address lock is on")).toBeVisible();
  await page.getByRole("heading", { name: "Withdrawal lock" }).click();
  await page.getByLabel("For how long").selectOption("3");
  await lock.click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(dialog).toContainText("3 days");
  await dialog.getByRole("textbox").fill(await sandbox.code(username));
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Withdrawals and transfers are locked")).toBeVisible();
  await expect(page.getByRole("button", { name: "Extend lock" })).toBeVisible();
  await expect(page.getByRole("button", { name: "End lock", exact: true })).toHaveCount(0);

  await addressLock.click();
  await expect(page.getByText("It stays on until your withdrawal lock ends.")).toBeVisible();
  await expect(page.getByText(/so this has to wait/)).toHaveCount(0);
  await expect(addressLock).toBeChecked();

  await page.getByRole("button", { name: "Freeze account" }).click();
  const freezing = page.getByRole("dialog", { name: "Freeze account" });
  await expect(freezing).toContainText("All your devices are logged out");
  await freezing.getByRole("button", { name: "Continue" }).click();
  await expect(freezing).toContainText("How you return");
  await freezing.getByRole("button", { name: "Freeze account now" }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("Merlin-2026!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("Your account is frozen");
  await page.getByRole("main").getByRole("link", { name: "Reopen account" }).last().click();
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("If this address has a frozen account")).toBeVisible();

  await page.goto(await sandbox.mailedPath(`${username}@example.com`, "unfreeze"));
  await page.getByLabel("New password", { exact: true }).fill(OTHER);
  await page.getByLabel("Repeat new password", { exact: true }).fill(OTHER);
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(OTHER);
  await page.getByRole("button", { name: "Log in" }).click();
  const code = page.getByLabel("Six-digit code");
  await expect(code).toBeVisible();
  await code.fill(await sandbox.code(username));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/airdrop/);
  await page.goto("/setting/security");
  await expect(page.getByText("Withdrawals are paused until")).toBeVisible();
  // It is no day here, and the end stands above.
  await expect(page.getByText("We pause them for a while after a change")).toBeVisible();
});

test("R14.6 R14.7 a lock that was made longer and strict elsewhere is shown as it stands to whoever would end it here", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const authenticator = await addAuthenticator(page);
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  const confirm = () => dialog.getByRole("button", { name: "Confirm with passkey" }).click();
  const { database, clock } = upstream.sandbox;
  const lockFor = (days: number, earlyEnd: boolean) =>
    database.run(
      "UPDATE member SET withdrawal_lock_until = ?, lock_early_end = ? WHERE username = ?",
      ...[clock.now() + days * 86_400_000, Number(earlyEnd), username],
    );

  await openLive(page, "/setting/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("2FA code").fill(await sandbox.code(username));
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("This passkey is on one device only.")).toBeVisible();
  lockFor(1, true);
  await openLive(page, "/setting/security");
  const end = page.getByRole("button", { name: "End lock", exact: true });
  const until = page.locator("#withdrawal-lock time");
  const before = (await until.getAttribute("datetime")) ?? "";
  lockFor(5, false);
  await page.getByLabel("2FA code").fill(await sandbox.code(username));
  await end.click();
  await confirm();
  await expect(end).toHaveCount(0);
  await expect(page.getByText(/so this has to wait/)).toHaveCount(0);
  await expect(page.locator("#withdrawal-lock")).toContainText("Nobody can end it early");
  await expect(until).not.toHaveAttribute("datetime", before);
  await authenticator.remove();
});

test("R14.2 R14.6 a lock that may end early ends by code and passkey, and the link of its mail freezes by a press alone", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream }) => {
  const username = addMember(upstream, { hasSecondFactor: true });
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  await visitor.post("/api/session/two-factor", { code: await sandbox.code(username) });
  await takeCookies(context, visitor);
  const authenticator = await addAuthenticator(page);
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  const confirm = () => dialog.getByRole("button", { name: "Confirm with passkey" }).click();

  await openLive(page, "/setting/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("2FA code").fill(await sandbox.code(username));
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("This passkey is on one device only.")).toBeVisible();
  await page.getByRole("heading", { name: "Withdrawal lock" }).click();
  await page.getByRole("switch", { name: "Allow an early end" }).click();
  await page.getByRole("button", { name: "Lock withdrawals" }).click();
  await confirm();
  const end = page.getByRole("button", { name: "End lock", exact: true });
  await expect(end).toBeVisible();
  const nothing = page.getByText("Nothing is paused or locked until a set time.");
  await expect(nothing).toHaveCount(0);
  await page.getByLabel("2FA code").fill(await sandbox.code(username));
  await end.click();
  await confirm();
  await expect(page.getByText("The lock has ended")).toBeVisible();
  await expect(nothing).toBeVisible();
  await page.getByRole("heading", { name: "Withdrawal lock" }).click();
  await expect(page.getByRole("button", { name: "Lock withdrawals" })).toBeVisible();

  const texts = (await sandbox.mails(`${username}@example.com`)).map(({ text }) => text);
  const link = /\/freeze\?token=[\w-]+/.exec(texts.join())?.[0] ?? "no link";
  await openLive(page, link);
  expect((await visitor.send("/api/bff/account/profile")).status).toBe(200);
  await page.getByRole("button", { name: "Freeze account now" }).click();
  await expect(page.getByRole("heading", { name: "Your account is frozen" })).toBeVisible();
  expect((await visitor.send("/api/bff/account/profile")).status).toBe(401);
  await authenticator.remove();
});

test("R14.3 a freeze in the settings leads each tab to the login that says so, with the way back", {
  tag: "@deep",
}, async ({ page, context, enterAsNew }) => {
  await enterAsNew();
  const other = await context.newPage();
  await openLive(other, "/setting/data");
  await openLive(page, "/setting/security");
  await page.getByRole("button", { name: "Freeze account" }).click();
  const freezing = page.getByRole("dialog", { name: "Freeze account" });
  await freezing.getByRole("button", { name: "Continue" }).click();
  await freezing.getByRole("button", { name: "Freeze account now" }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/login?reason=frozen");
    const notice = tab.getByRole("status").filter({ hasText: "Your account is frozen" });
    await expect(notice).toContainText("Nobody can log in. Reopen it when you’re ready.");
    const wayBack = notice.getByRole("link", { name: "Reopen account" });
    await expect(wayBack).toHaveAttribute("href", "/unfreeze");
  }
  await other.close();
});

test("R12.11 R14.1 who has one synced passkey and no codes reads what a demand needs, and is led to where codes are made", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  givePasskey(upstream, await enterAsNew());
  await openLive(page, "/setting/security");
  const save = page.getByRole("link", { name: "Save your recovery codes" });
  await expect(save).toHaveAttribute("href", "/setting/security#passkeys");
  const needs = page.getByText("Add a second passkey or save recovery codes first.");
  await expect(needs).toBeVisible();
  await expect(page.getByRole("switch", { name: "Require a passkey to log in" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Get new codes" })).toBeVisible();
});

test("R8.2 R12.1 turning codes off says what is left to whoever has a passkey", {
  tag: "@deep",
}, async ({ page, upstream, enterAsNew }) => {
  givePasskey(upstream, await enterAsNew({ hasSecondFactor: true }));
  await openLive(page, "/setting/gg-2fa");
  await expect(page.getByText("You’ll log in and withdraw with your passkey.")).toBeVisible();
  await expect(page.getByText(/with your password alone/)).toHaveCount(0);
});

test("R12.10 a passkey that another tab has removed goes from the list, whatever is pressed beside it", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  // A dialog over the list hides it from roles.
  const row = page.locator("li", { hasText: "Old phone" });
  const open = async () => {
    givePasskey(upstream, username);
    await openLive(page, "/setting/security");
    await expect(row).toBeVisible();
    takePasskeys(upstream, username);
  };
  await open();
  await page.getByRole("button", { name: "Rename" }).click();
  const naming = page.getByRole("dialog", { name: "Rename passkey" });
  await naming.getByLabel("Name").fill("New phone");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(row).toHaveCount(0);
  await expect(naming.getByRole("alert")).toBeVisible();

  await open();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await row.getByRole("button", { name: "Remove" }).click();
  await dialog.getByLabel("2FA code").fill(await sandbox.code(username));
  await dialog.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(row).toHaveCount(0);

  const { database } = upstream.sandbox;
  database.run("UPDATE member SET totp_secret = NULL WHERE username = ?", username);
  await open();
  await row.getByRole("button", { name: "Remove" }).click();
  await expect(
    dialog.getByText("Turn on two-factor authentication or add a passkey first."),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("R12.1 each recovery code stands in one line on a phone, in the card of the passkeys too", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsNew();
  const authenticator = await addAuthenticator(page);
  const wide = ["mwmwm-wmwmw", "y5mwa-58vef", "00000-00000", "wwwww-mmmmm"];
  await page.route("**/api/bff/account/passkeys", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), recoveryCodes: wide } });
  });
  await openLive(page, "/setting/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Current password", { exact: true }).fill("Merlin-2026!");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("y5mwa-58vef")).toBeVisible();
  const boxes = await page.locator("ol > li", { hasText: /^\w{5}-\w{5}$/ }).evaluateAll((codes) =>
    codes.map((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      const list = code.parentElement?.getBoundingClientRect();
      const lines = [...range.getClientRects()];
      return {
        lines: lines.length,
        isInside: lines.every((line) => line.right <= (list?.right ?? 0)),
      };
    }),
  );
  expect(boxes).toEqual(wide.map(() => ({ lines: 1, isInside: true })));
  await page.getByRole("checkbox", { name: "I’ve saved them" }).check();
  await page.getByRole("button", { name: "Finish" }).click();
  await authenticator.remove();
});
