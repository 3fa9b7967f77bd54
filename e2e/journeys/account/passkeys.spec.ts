import type { Page } from "@playwright/test";
import { startApplication } from "../../fixtures/application.ts";
import { type Authenticator, addAuthenticator } from "../../fixtures/browser/authenticator.ts";
import { signIn } from "../../fixtures/browser/browser.ts";
import { expectLive, openLive } from "../../fixtures/browser/page-watch.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { test as base, expect } from "../../fixtures/test.ts";
import type { RunningSandbox } from "../../sandbox/server.ts";

/** `withAuthenticator` gives the page one for the length of a test. */
const test = base.extend<{
  withAuthenticator: (options?: { isSynced?: boolean }) => Promise<Authenticator>;
}>({
  withAuthenticator: async ({ page }, use) => {
    const added: Authenticator[] = [];
    await use(async (options) => {
      const authenticator = await addAuthenticator(page, options);
      added.push(authenticator);
      return authenticator;
    });
    for (const authenticator of added) await authenticator.remove();
  },
});

const PASSWORD = "Merlin-2026!";
const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

function saveAddress({ sandbox: { database } }: RunningSandbox, username: string): void {
  database.run(
    "INSERT INTO saved_address (member_id, address, label, chain_id, usable_from) SELECT id, ?, 'Cold', 56, 0 FROM member WHERE username = ?",
    ADDRESS,
    username,
  );
}

/** Presses the button of the settings, and gives the password of whoever has nothing else. */
async function addByPassword(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  await page.getByRole("checkbox", { name: "I’ve saved them" }).check();
  await page.getByRole("button", { name: "Finish" }).click();
}

/** Has somebody come once the autofill waits for them, who answers the press, and presses. */
async function pressPasskey(page: Page, authenticator: Authenticator): Promise<void> {
  await expect(page.locator("html[data-waits]")).toBeAttached();
  await authenticator.setPresence(true);
  const button = page.getByRole("button", { name: "Use a passkey" });
  // Its script comes after the form's.
  await expectLive(button);
  await button.click();
}

/** Writes on the document that the browser was asked for a passkey. Runs in the page. */
function noteWaiting(): void {
  if (!window.isSecureContext) return;
  const container = navigator.credentials;
  const get = container.get.bind(container);
  container.get = (options) => {
    document.documentElement.setAttribute("data-waits", "");
    return get(options);
  };
}

test("R12.1 R12.2 R12.3 a passkey added with a code signs in: by a press while the autofill waits, and by the autofill's choice", async ({
  page,
  withAuthenticator,
  context,
  sandbox,
  enterAsNew,
}) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  const authenticator = await withAuthenticator();

  await openLive(page, "/setting/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(dialog.getByText("Add a passkey")).toBeVisible();
  await dialog.getByLabel("2FA code").fill("000000");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByText("Attempts left: 4")).toBeVisible();
  await dialog.getByLabel("2FA code").fill(await sandbox.code(username));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(
    page.locator("[data-sonner-toast]", { hasText: "Your passkey is added" }),
  ).toBeVisible();
  await expect(page.getByText("This passkey is on one device only.")).toBeVisible();
  expect(await authenticator.count()).toBe(1);

  await authenticator.setPresence(false);
  await page.goto("about:blank");
  await context.clearCookies();
  await page.addInitScript(noteWaiting);
  await page.goto("/login?returnUrl=%2Fwallet%3Ftab%3D1");
  await expect(page.getByLabel("Username or email")).toHaveAttribute(
    "autocomplete",
    "username webauthn",
  );
  await pressPasskey(page, authenticator);
  await expect(page).toHaveURL("/wallet?tab=1");

  await page.goto("about:blank");
  await context.clearCookies();
  await page.goto("/login?returnUrl=%2Fsetting%2Fsecurity");
  await expect(page).toHaveURL("/setting/security");
});

test("R12.8 R12.10 a passkey confirms a withdrawal by its facts; removing it mails and pauses withdrawals", {
  tag: "@deep",
}, async ({ page, withAuthenticator, context, application, sandbox, upstream }) => {
  const username = addMember(upstream);
  saveAddress(upstream, username);
  await sandbox.deposit(username, "USDT", "200");
  await signIn(context, application.url, username);
  await withAuthenticator({ isSynced: true });
  await openLive(page, "/setting/security");
  await addByPassword(page);
  const row = page.getByRole("listitem").filter({ hasText: "Synced" });
  await row.getByRole("button", { name: "Rename" }).click();
  const naming = page.getByRole("dialog", { name: "Rename passkey" });
  await naming.getByLabel("Name").fill("");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(naming.getByText("Use 1 to 40 characters.")).toBeVisible();
  await naming.getByLabel("Name").fill("Blue laptop");
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Blue laptop")).toBeVisible();

  await page.goto("/wallet/USDT?action=withdraw");
  const dialog = page.getByRole("dialog", { name: "Withdraw USDT" });
  await dialog.getByLabel("Amount you receive").fill("50");
  await expect(dialog.getByLabel("2FA code")).toHaveCount(0);
  const asked = page.waitForRequest(/\/api\/bff\/account\/step-up\/options$/);
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  const { action, facts } = (await asked).postDataJSON();
  expect([action, facts]).toEqual([
    "withdraw",
    { symbol: "USDT", walletId: expect.any(String), amount: "50", fee: "1.000000000000000000" },
  ]);
  const confirming = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(confirming.getByText("Cold")).toBeVisible();
  await expect(confirming.getByRole("button", { name: "Use a code" })).toBeVisible();
  await confirming.getByRole("button", { name: "Confirm with passkey" }).click();
  await expect(page.getByRole("heading", { name: "Withdrawal requested" })).toBeVisible();
  await expect(page.getByRole("dialog").locator('[data-amount^="51."]').first()).toBeVisible();

  await openLive(page, "/setting/security");
  await row.getByRole("button", { name: "Remove" }).click();
  await expect(confirming.getByText("Withdrawals are paused for at least 24 hours.")).toBeVisible();
  await confirming.getByRole("button", { name: "Confirm with passkey" }).click();
  await expect(page.getByText("Your first passkey will appear here.")).toBeVisible();
  await expect(page.getByText("Withdrawals are paused until")).toBeVisible();
  const mails = await sandbox.mails(`${username}@example.com`);
  expect(mails.filter(({ kind }) => kind === "passkey").map(({ subject }) => subject)).toEqual([
    "A passkey was removed",
    "A passkey was added",
  ]);
});

test("R12.5 R12.7 a challenge that is over is asked for once more, and an unknown passkey is explained and signalled", {
  tag: "@deep",
}, async ({ page, withAuthenticator, context, application, upstream }) => {
  const username = addMember(upstream);
  await signIn(context, application.url, username);
  const authenticator = await withAuthenticator();
  await page.addInitScript(noteWaiting);
  await page.addInitScript(() => {
    // An empty page is no secure one.
    if (!isSecureContext) return;
    const signalled: unknown[] = [];
    Object.assign(window, { signalled });
    Object.assign(PublicKeyCredential, {
      signalUnknownCredential: async (facts: unknown) => void signalled.push(facts),
    });
  });
  await openLive(page, "/setting/security");
  await addByPassword(page);
  await page.goto("about:blank");
  await context.clearCookies();
  await authenticator.setPresence(false);
  const over = { error: { code: "CEREMONY_OVER", message: "This took too long. Try again." } };
  await page.route(
    "**/api/session/passkey",
    (route) => route.fulfill({ status: 409, json: over }),
    { times: 1 },
  );
  await page.goto("/login");
  await pressPasskey(page, authenticator);
  await expect(page).toHaveURL("/airdrop");

  upstream.sandbox.database.run(
    "DELETE FROM passkey WHERE member_id = (SELECT id FROM member WHERE username = ?)",
    username,
  );
  await page.goto("about:blank");
  await context.clearCookies();
  await authenticator.setPresence(false);
  await page.goto("/login");
  await pressPasskey(page, authenticator);
  await expect(
    page.getByText("We don’t know this passkey. It may have been removed."),
  ).toBeVisible();
  const signalled = await page.evaluate(
    () => (window as unknown as { signalled: unknown[] }).signalled,
  );
  expect(signalled[0]).toEqual({ rpId: "localhost", credentialId: expect.any(String) });
});

test("R12.13 where passkeys are not offered there is no button, and the settings say so", {
  tag: "@deep",
}, async ({ page, context, sandbox, upstream }) => {
  const application = await startApplication(upstream.url);
  try {
    await sandbox.fail({ path: "/public/client/capabilities", times: 1_000, status: 404 });
    await page.goto(`${application.url}/login`);
    await expect(page.getByLabel("Username or email")).toHaveAttribute("autocomplete", "username");
    await expect(page.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
    await signIn(context, application.url, addMember(upstream));
    await page.goto(`${application.url}/setting/security`);
    await expect(page.getByText("Passkeys aren’t available here.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
    await page.goto("about:blank");
  } finally {
    await application.stop();
  }
});

test("R12.1 R8.2 a first passkey whose answer is lost is in the list, with a way to codes that can be seen", {
  tag: "@deep",
}, async ({ page, withAuthenticator, enterAsNew }) => {
  await enterAsNew();
  await withAuthenticator();
  await openLive(page, "/setting/security");
  // Both sendings are carried out as one, and neither is answered.
  await page.route(
    "**/api/bff/account/passkeys",
    async (route) => {
      await route.fetch();
      await route.abort("internetdisconnected");
    },
    { times: 2 },
  );
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("This passkey is on one device only.")).toBeVisible();
  const unsaved = page.getByText(/^You haven’t saved your recovery codes\./);
  await expect(unsaved).toBeVisible();
  await page.reload();
  await expect(unsaved).toBeVisible();
  await page.getByRole("button", { name: "Get new codes" }).click();
  const confirming = page.getByRole("dialog", { name: "Confirm it’s you" });
  await confirming.getByRole("button", { name: "Confirm with passkey" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  await page.getByRole("checkbox", { name: "I’ve saved them" }).check();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("button", { name: "Get new codes" })).toBeVisible();
  await expect(unsaved).toHaveCount(0);
});

test("R12.1 beside ten passkeys the button for a further one says why not, before anything is confirmed", {
  tag: "@deep",
}, async ({ page, enterAsNew, upstream }) => {
  const username = await enterAsNew();
  for (let number = 1; number <= 10; number += 1) {
    upstream.sandbox.database.run(
      "INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, name, created_at, synced, backed_up) SELECT id, ?, x'00', 0, '[]', ?, 0, 1, 1 FROM member WHERE username = ?",
      `${username}-${number}`,
      `Key ${number}`,
      username,
    );
  }
  await openLive(page, "/setting/security");
  const add = page.getByRole("button", { name: "Add a passkey" });
  await expectLive(add);
  await expect(add).toBeDisabled();
  await expect(add).toHaveAccessibleDescription("You can have 10 passkeys. Remove one first.");
  await add.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
