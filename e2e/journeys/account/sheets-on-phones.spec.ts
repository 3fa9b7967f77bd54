import type { Locator, Page } from "@playwright/test";
import { AnnouncedWallet } from "../../fixtures/browser/announced-wallet.ts";
import { takeCookies } from "../../fixtures/browser/browser.ts";
import { expectWithin } from "../../fixtures/browser/extent.ts";
import { unfitFields } from "../../fixtures/browser/keyboards.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { atRest, sheet } from "../../fixtures/browser/sheets.ts";
import {
  expectRefusalSeen,
  HELD_UPRIGHT,
  SMALL_SCREENS,
} from "../../fixtures/browser/small-screens.ts";
import { test as walletTest } from "../../fixtures/browser/wallet-test.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { order } from "../../fixtures/orders.ts";
import { openForSigning } from "../../fixtures/saved-addresses.ts";
import { expect, test } from "../../fixtures/test.ts";

test.use({ viewport: HELD_UPRIGHT, hasTouch: true });
walletTest.use({ viewport: HELD_UPRIGHT, hasTouch: true });

interface Sheet {
  readonly title: string;
  readonly path: string;
  /** The button that opens it; its title by default. */
  readonly press?: string;
  /** What is chosen before: of several bad fields the first gets the focus. */
  readonly choice?: string;
  readonly field: string;
  readonly send: RegExp;
  /** What else is wrong at first, above the field. */
  readonly filled?: { readonly label: string; readonly value: string };
}

const PRICE_ALERT: Sheet = {
  title: "Price alerts",
  path: "/token-price/MERLIN",
  field: "Price",
  send: /^Set alert/,
};

const COST: Sheet = {
  title: "Add cost",
  path: "/transactions/tax",
  field: "Total cost",
  send: /^Save cost/,
};

const SHEETS: readonly Sheet[] = [
  { ...COST, filled: { label: "Acquired on", value: "2025-01-01" } },
  { ...COST, field: "Acquired on" },
  {
    title: "Create a member",
    path: "/team",
    choice: "Left leg Free",
    field: "New member’s full name",
    send: /^Create member/,
  },
  {
    title: "Verify a spin",
    path: "/game/wheel",
    press: "Verify any spin",
    field: "Server seed",
    send: /^Check/,
  },
  {
    title: "Add a passkey",
    path: "/setting/security",
    field: "Current password",
    send: /^Continue/,
  },
];

const RENAMING: Sheet = {
  title: "Rename passkey",
  path: "/setting/security",
  press: "Rename",
  field: "Name",
  send: /^Save/,
};

const STEP_UP: Sheet = {
  title: "Confirm it’s you",
  path: "/setting/security",
  press: "Add a passkey",
  field: "2FA code",
  send: /^Confirm/,
};

const SAVED_ADDRESS: Sheet = {
  title: "Prove the address is yours",
  path: "/wallet",
  field: "Label",
  send: /^Sign with/,
};

/** Its fields suit a phone's keyboard, and its button is within reach beside one and held sideways. */
async function expectFit(page: Page, dialog: Locator, { title, send }: Sheet): Promise<void> {
  expect(await unfitFields(page), title).toEqual([]);
  for (const screen of SMALL_SCREENS) {
    await page.setViewportSize(screen);
    const press = dialog.getByRole("button", { name: send }).last();
    await press.scrollIntoViewIfNeeded();
    await expectWithin(page, [press], title);
  }
}

async function walkSheet(page: Page, walked: Sheet) {
  await page.setViewportSize(HELD_UPRIGHT);
  await openLive(page, walked.path);
  const name = walked.press ?? walked.title;
  await page.getByRole("main").getByRole("button", { name }).first().tap();
  const dialog = sheet(page, walked.title);
  await expect(dialog).toBeVisible();
  await atRest(dialog);
  const { title, choice, filled, field, send } = walked;
  if (choice) await dialog.getByRole("radio", { name: choice }).check({ force: true });
  if (filled) await dialog.getByLabel(filled.label).fill(filled.value);
  await expectRefusalSeen(page, dialog, { name: title, field, send });
  await expectFit(page, dialog, walked);
}

test("R9.3 beside a keyboard and held sideways a price alert shows its field with label and error, and its head and foot move with it", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  await walkSheet(page, PRICE_ALERT);
  const dialog = sheet(page, PRICE_ALERT.title);
  const head = dialog.getByRole("heading", { name: PRICE_ALERT.title });
  for (const screen of SMALL_SCREENS) {
    await page.setViewportSize(screen);
    await dialog.getByRole("button", { name: PRICE_ALERT.send }).scrollIntoViewIfNeeded();
    await expect(head).not.toBeInViewport();
    await head.scrollIntoViewIfNeeded();
    await expect(dialog.getByRole("button", { name: PRICE_ALERT.send })).not.toBeInViewport();
  }
});

test("R9.3 beside a keyboard and held sideways each sheet that is no order shows its field with label and error", {
  tag: "@deep",
}, async ({ page, context, application, sandbox, upstream, enterAsNew }) => {
  test.slow();
  const username = await enterAsNew();
  const visitor = new Visitor(application.url);
  await visitor.login(username);
  await sandbox.deposit(username, "mBTC", "1");
  const { quoteId } = await order<{ quoteId: string }>(visitor, "account/wallet/convert/quote", {
    ...{ from: "mBTC", to: "USDT", amount: "1" },
  });
  await order(visitor, "account/wallet/convert", { quoteId });
  for (const one of SHEETS) await walkSheet(page, one);

  upstream.sandbox.database.run(
    "INSERT INTO passkey (member_id, credential_id, public_key, counter, transports, name, created_at, synced, backed_up) SELECT id, 'kept', x'00', 0, '[]', 'Kept', ?, 1, 1 FROM member WHERE username = ?",
    Date.now(),
    username,
  );
  await walkSheet(page, RENAMING);

  const guarded = addMember(upstream, { hasSecondFactor: true });
  const other = new Visitor(application.url);
  await other.login(guarded);
  await other.post("/api/session/two-factor", { code: await sandbox.code(guarded) });
  await takeCookies(context, other);
  await walkSheet(page, STEP_UP);
});

test("R9.3 beside a keyboard and held sideways both steps of a freeze can be read and pressed", {
  tag: "@deep",
}, async ({ page, enterAsNew }) => {
  await enterAsNew();
  for (const screen of SMALL_SCREENS) {
    await page.setViewportSize(screen);
    await openLive(page, "/setting/security");
    await page.getByRole("button", { name: "Freeze account" }).tap();
    const dialog = sheet(page, "Freeze account");
    await expect(dialog).toBeVisible();
    await atRest(dialog);
    for (const name of ["Continue", "Freeze account now", "Back"]) {
      const press = dialog.getByRole("button", { name, exact: true });
      await press.scrollIntoViewIfNeeded();
      await expectWithin(page, [press], name);
      if (name === "Continue") await press.tap();
    }
  }
});

walletTest(
  "R9.3 beside a keyboard and held sideways an address that is saved shows the field of its name with label and hint",
  { tag: "@deep" },
  async ({ page, chains, enter }) => {
    await enter();
    await AnnouncedWallet.install(page, { chains });
    const dialog = await openForSigning(page, "Ledger");
    await atRest(dialog);
    const field = dialog.getByLabel("Label", { exact: true });
    const id = await field.getAttribute("id");
    const parts = [
      dialog.locator(`label[for="${id}"]`),
      field,
      dialog.locator(`[id="${id}-hint"]`),
    ];
    for (const screen of SMALL_SCREENS) {
      await page.setViewportSize(screen);
      await field.tap();
      await expect(field).toBeFocused();
      await expectWithin(page, parts);
    }
    await expectFit(page, dialog, SAVED_ADDRESS);
  },
);
