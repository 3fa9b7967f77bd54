import { createSiweMessage, parseSiweMessage } from "viem/siwe";
import { ACCOUNTS, AnnouncedWallet } from "../../fixtures/browser/announced-wallet.ts";
import { expect, test } from "../../fixtures/browser/wallet-test.ts";
import {
  ADD_PATH,
  openForSigning,
  pressSign,
  savedAddresses,
} from "../../fixtures/saved-addresses.ts";

const [OWNER, OTHER, STRANGER] = ACCOUNTS;

const ROWS =
  "SELECT address, label, chain_id FROM saved_address JOIN member ON member.id = member_id WHERE username = ?";

test("R4.9 an address that its wallet signed for stands on the list and upstream, and goes again", async ({
  page,
  upstream,
  chains,
  newcomer,
  enter,
}) => {
  const rows = () => upstream.sandbox.database.all(ROWS, newcomer.username);
  await enter();
  const wallet = await AnnouncedWallet.install(page, { chains });
  const dialog = await openForSigning(page, "Ledger");
  await expect(dialog.getByText(OWNER?.address ?? "")).toBeVisible();
  await pressSign(dialog);
  await expect(dialog.getByRole("heading", { name: "Address saved" })).toBeVisible();
  const inADay = Date.now() + 24 * 60 * 60 * 1000;
  const usableFrom = await dialog.locator("time").getAttribute("datetime");
  expect(Math.abs(Date.parse(usableFrom ?? "") - inADay)).toBeLessThan(60_000);
  expect(rows()).toEqual([{ address: OWNER?.address, label: "Ledger", chain_id: 56 }]);
  await dialog.getByRole("button", { name: "Done" }).click();

  const card = savedAddresses(page);
  const row = card.getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Ledger");
  await expect(row).toContainText("Connected now");
  await expect(row).toContainText("Ready from");
  if (OTHER) await wallet.choose(OTHER);
  await expect(card.getByText("This address isn’t saved.")).toBeVisible();
  await expect(row).not.toContainText("Connected now");

  await card.getByRole("button", { name: "Remove Ledger" }).click();
  await expect(dialog.getByText(OWNER?.address ?? "")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove address" }).click();
  await expect(card.getByText("No saved addresses yet")).toBeVisible();
  expect(rows()).toEqual([]);
});

test("R12.8 a member with a second factor confirms the new address by what is shown of it", {
  tag: "@deep",
}, async ({ page, sandbox, upstream, chains, enterAsNew }) => {
  const username = await enterAsNew({ hasSecondFactor: true });
  await AnnouncedWallet.install(page, { chains });
  await pressSign(await openForSigning(page, "Ledger"));
  const confirming = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(confirming).toContainText(OWNER?.address ?? "no account");
  expect(upstream.sandbox.database.all(ROWS, username)).toEqual([]);
  await confirming.getByLabel("2FA code").fill(await sandbox.code(username));
  await confirming.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Address saved" })).toBeVisible();
  expect(upstream.sandbox.database.all(ROWS, username)).toMatchObject([
    { address: OWNER?.address },
  ]);
});

test("R8.5 a member who declines, a busy wallet and a silent one lose no label and send nothing", {
  tag: "@deep",
}, async ({ page, sandbox, chains, enter }) => {
  await enter();
  const wallet = await AnnouncedWallet.install(page, { chains });
  const dialog = await openForSigning(page, "Cold wallet");
  const calls = await sandbox.requestsDuring(async () => {
    wallet.answerOnce("personal_sign", { refuse: 4001 });
    await pressSign(dialog);
    await expect(dialog.getByText("No changes made.")).toBeVisible();
    wallet.answerOnce("personal_sign", { refuse: -32002 });
    await pressSign(dialog);
    await expect(dialog.getByRole("alert")).toContainText("already has an open request");
    wallet.answerOnce("personal_sign", "never");
    await pressSign(dialog);
    await expect(dialog.getByText("Open Test Wallet and sign the message.")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByText("No changes made.")).toBeVisible();
  });
  expect(calls.map(({ path }) => path).filter((path) => path.includes(ADD_PATH))).toEqual([]);
  await expect(dialog.getByLabel("Label")).toHaveValue("Cold wallet");
  await pressSign(dialog);
  await expect(dialog.getByText("Cold wallet")).toBeVisible();
});

test("R4.9 a wrong signature, a used nonce, an expired message and another site's are refused in words, and nothing goes further", {
  tag: "@deep",
}, async ({ page, sandbox, chains, enter }) => {
  await enter();
  const wallet = await AnnouncedWallet.install(page, { chains });
  const dialog = await openForSigning(page, "Ledger");
  const alert = dialog.getByRole("alert");
  const calls = await sandbox.requestsDuring(async () => {
    wallet.signer = STRANGER;
    const issued = page.waitForResponse("**/api/wallet/nonce");
    await pressSign(dialog);
    await expect(alert).toContainText("The signature doesn’t match this address.");
    wallet.signer = undefined;

    const used = await (await issued).text();
    await page.route("**/api/wallet/nonce", (route) => route.fulfill({ body: used }));
    await pressSign(dialog);
    await expect(alert).toContainText("was already used or has expired");
    await page.unroute("**/api/wallet/nonce");

    await page.route("**/api/wallet/nonce", async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, expiresAt: new Date(0).toISOString() } });
    });
    await pressSign(dialog);
    await expect(alert).toContainText("isn’t from this page");
    await page.unroute("**/api/wallet/nonce");

    const foreignAnswer = page.waitForResponse("**/api/wallet/address");
    await page.route("**/api/wallet/address", async (route) => {
      const { message: ours, ...rest } = route.request().postDataJSON();
      const { address, chainId, nonce, ...fields } = parseSiweMessage(ours);
      if (!OWNER || !address || !chainId || !nonce) throw new Error("No message of ours");
      const foreign = { domain: "example.com", uri: "https://example.com", version: "1" } as const;
      const message = createSiweMessage({ ...fields, ...foreign, address, chainId, nonce });
      const signature = await OWNER.signMessage({ message });
      await route.continue({ postData: JSON.stringify({ ...rest, message, signature }) });
    });
    await pressSign(dialog);
    expect((await (await foreignAnswer).json()).error.code).toBe("WALLET_MESSAGE");
    await expect(alert).toContainText("isn’t from this page");
  });
  expect(calls.map(({ path }) => path).filter((path) => path.includes(ADD_PATH))).toEqual([]);
});

test("R4.9 an address whose removal was lost twice is said to be gone, perhaps, though its row is, and at last that it is", {
  tag: "@deep",
}, async ({ page, sandbox, chains, enterAsNew }) => {
  await enterAsNew();
  await AnnouncedWallet.install(page, { chains });
  const dialog = await openForSigning(page, "Ledger");
  await pressSign(dialog);
  await dialog.getByRole("button", { name: "Done" }).click();
  const card = savedAddresses(page);
  await card.getByRole("button", { name: "Remove Ledger" }).click();
  const path = "/auth/client/blockchain-wallet";
  await sandbox.fail({ path, method: "DELETE", times: 2, kind: "truncate" });
  const remove = dialog.getByRole("button", { name: "Remove address" });
  await remove.click();
  await expect(page.getByText("No saved addresses yet")).toBeAttached();
  await expect(dialog.getByText(/^We got no answer, so this may already be done/)).toBeVisible();
  await remove.click();
  await expect(page.getByText("No saved addresses yet")).toBeVisible();
  await expect(page.locator("body")).not.toBeFocused();
});
