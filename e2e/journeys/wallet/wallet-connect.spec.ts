import { ACCOUNTS } from "../../fixtures/browser/announced-wallet.ts";
import { followMenu, signIn } from "../../fixtures/browser/browser.ts";
import { openLive, reloadLive } from "../../fixtures/browser/page-watch.ts";
import {
  chooseWallet,
  connectWallet,
  expect,
  installWallet,
  test,
  walletCard,
  walletsDialog,
  watchForeignHosts,
} from "../../fixtures/browser/wallet-test.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";

const [first, second] = ACCOUNTS.map(({ address }) => address);

function short(address = ""): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}

test.beforeEach(async ({ context, application }) => {
  await signIn(context, application.url, "anna");
});

test("R4.9 a wallet connects on a click and not before, is followed live, and is forgotten by a reload", async ({
  page,
  application,
  chains,
}) => {
  const wallet = await installWallet(page, chains);
  const hosts = watchForeignHosts(page, application.url);
  await openLive(page, "/wallet");
  expect([...hosts]).toEqual([]);
  expect(wallet.asked).toEqual([]);

  await connectWallet(page);
  const card = walletCard(page);
  await expect(card.getByText("Test Wallet", { exact: true })).toBeVisible();
  await expect(card.getByText(short(first), { exact: true })).toBeVisible();
  await expect(card.locator('[data-amount="10000.000000000000000000"]')).toHaveText(/^10,000.BNB$/);
  await expect(card.getByRole("status").filter({ hasText: "is connected with" })).toHaveText(
    `Test Wallet is connected with account ${short(first)} on BNB Smart Chain.`,
  );
  await expect(card.getByRole("link", { name: "View on the explorer" })).toHaveAttribute(
    "href",
    `https://bscscan.com/address/${first}`,
  );
  expect([...hosts]).toEqual([new URL(chains.urls[56]).host]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain("wagmi_v1.1.store");

  const [one, other] = [ACCOUNTS[0], ACCOUNTS[1]];
  if (other) await wallet.choose(other);
  await expect(card.getByText(short(second), { exact: true })).toBeVisible();
  for (const [chainId, name, badge] of [
    [137, "Polygon", "Not supported"],
    [5, "Goerli", "Shut down"],
    [31337, "Network 31337", "Not supported"],
  ] as const) {
    await wallet.moveTo(chainId);
    await expect(card.getByText(name, { exact: true })).toBeVisible();
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByText("Not shown on this network")).toBeVisible();
  }
  await wallet.moveTo(97);
  await expect(card.locator("dd", { hasText: /^BNB Smart Chain Testnet$/ })).toBeVisible();
  await expect(card.locator("[data-amount]")).toHaveText(/tBNB$/);

  await followMenu(page, "Dashboard");
  await expect(page).toHaveURL("/dashboard");
  await followMenu(page, "Wallet");
  await expect(card.getByText(short(second), { exact: true })).toBeVisible();
  await wallet.choose();
  await expect(card.getByRole("button", { name: "Connect wallet" })).toBeVisible();

  if (one) wallet.accounts = [one];
  await connectWallet(page);
  wallet.asked.length = 0;
  await reloadLive(page);
  await card.getByRole("button", { name: "Connect wallet" }).click();
  await expect(walletsDialog(page)).toBeVisible();
  await expect(card.getByText("Connected", { exact: true })).toBeHidden();
  expect(wallet.asksFor("eth_requestAccounts")).toEqual([]);
  expect(wallet.asksFor("wallet_requestPermissions")).toEqual([]);
});

test("R8.5 a wallet that declines, is busy, is locked or never answers is explained, and nothing is stuck", {
  tag: "@deep",
}, async ({ page, chains }) => {
  const wallet = await installWallet(page, chains);
  await page.clock.install();
  await openLive(page, "/wallet");
  const card = walletCard(page);
  const dialog = walletsDialog(page);
  const line = dialog.getByRole("status").first();
  const retry = dialog.getByRole("button", { name: "RETRY" });

  wallet.answerOnce("wallet_requestPermissions", { refuse: 4001 });
  await chooseWallet(page);
  await expect(line).toHaveText("No changes made.");
  wallet.answerOnce("wallet_requestPermissions", { refuse: -32002 });
  await retry.click();
  await expect(line).toHaveText(/^Test Wallet already has an open request\./);
  wallet.accounts = [];
  await retry.click();
  await expect(line).toHaveText(/^Test Wallet shared no account\./);
  wallet.accounts = ACCOUNTS.slice(0, 1);

  wallet.lock();
  await retry.click();
  await expect(line).toContainText("Open Test Wallet and confirm the connection there.");
  await line.getByRole("button", { name: "Cancel" }).click();
  await expect(line).toHaveText("No changes made.");
  await retry.click();
  await expect(line).toContainText("Open Test Wallet");
  await page.clock.fastForward(20_000);
  await expect(line).toHaveText(/^Test Wallet didn’t answer in time\./);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: "Connect wallet" })).toBeFocused();
  await expect(card.getByText(/didn’t answer in time/)).toBeVisible();
  // What the member says too late connects nothing.
  wallet.unlock();
  await connectWallet(page);
});

test("R8.5 a chain that the wallet does not know is added and then switched to; a refusal changes nothing", {
  tag: "@deep",
}, async ({ page, chains }) => {
  const wallet = await installWallet(page, chains, { knownChainIds: [56] });
  await page.clock.install();
  wallet.answerOnce("wallet_addEthereumChain", { refuse: 4001 });
  await openLive(page, "/wallet?chain=bsc-testnet");
  await connectWallet(page);
  const card = walletCard(page);
  const status = card.getByRole("status");
  await expect(
    card.getByText(
      "Your wallet is on BNB Smart Chain, but you chose BNB Smart Chain Testnet here.",
    ),
  ).toBeVisible();

  const toTestnet = card.getByRole("button", { name: "Switch to BNB Smart Chain Testnet" });
  wallet.answerOnce("wallet_addEthereumChain", { refuse: 4001 });
  await toTestnet.click();
  await expect(status.filter({ hasText: "No changes made." })).toBeVisible();
  await toTestnet.click();
  await expect(toTestnet).toBeHidden();
  await expect(card.locator("dd", { hasText: /^BNB Smart Chain Testnet$/ })).toBeVisible();
  const [added] = wallet.asksFor("wallet_addEthereumChain").at(-1)?.params ?? [];
  expect(added).toMatchObject({ chainId: "0x61", rpcUrls: [chains.urls[97]] });

  await card.getByRole("radio", { name: "BNB Smart Chain", exact: true }).check({ force: true });
  const toMain = card.getByRole("button", { name: "Switch to BNB Smart Chain" });
  wallet.answerOnce("wallet_switchEthereumChain", { refuse: 4001 });
  await toMain.click();
  await expect(status.filter({ hasText: "No changes made." })).toBeVisible();
  wallet.answerOnce("wallet_switchEthereumChain", "never");
  await toMain.click();
  await expect(status.filter({ hasText: "Open Test Wallet and confirm there." })).toBeVisible();
  await card.getByRole("button", { name: "Cancel" }).click();
  // It says yes and stays where it is.
  wallet.answerOnce("wallet_switchEthereumChain", () => null);
  await toMain.click();
  await expect.poll(() => wallet.asksFor("wallet_switchEthereumChain").length).toBeGreaterThan(5);
  await page.clock.fastForward(20_000);
  await expect(status.filter({ hasText: /didn’t answer in time/ })).toBeVisible();
  await toMain.click();
  await expect(toMain).toBeHidden();
  expect(wallet.chainId).toBe(56);
});

test("R7.6 MERLIN is added to the wallet, the account is changed, and the wallet is disconnected", {
  tag: "@deep",
}, async ({ page, chains, application }) => {
  const wallet = await installWallet(page, chains);
  await page.goto("/wallet");
  await connectWallet(page);
  const card = walletCard(page);
  const add = card.getByRole("button", { name: "Add MERLIN to wallet" });
  wallet.answerOnce("wallet_watchAsset", { refuse: 4001 });
  await add.click();
  await expect(card.getByText("No changes made. Test Wallet doesn’t list MERLIN.")).toBeVisible();
  await add.click();
  await expect(card.getByText("Test Wallet now shows MERLIN.")).toBeVisible();
  const tokens = (await new Visitor(application.url).send("/api/bff/price/tokens")).json<
    readonly { chainId: number; symbol: string; address: string }[]
  >();
  const merlin = tokens.find(({ chainId, symbol }) => chainId === 56 && symbol === "MERLIN");
  const { params } = wallet.asksFor("wallet_watchAsset").at(-1) ?? {};
  expect(JSON.stringify(params)).toContain(merlin?.address);

  const change = card.getByRole("button", { name: "Change account" });
  wallet.answerOnce("wallet_requestPermissions", { refuse: 4001 });
  await change.click();
  await expect(card.getByText("No changes made.", { exact: true })).toBeVisible();
  wallet.accounts = ACCOUNTS.slice(1, 2);
  await change.click();
  await expect(card.getByText(short(second), { exact: true })).toBeVisible();

  await card.getByRole("button", { name: "Disconnect" }).click();
  await expect(card.getByRole("button", { name: "Connect wallet" })).toBeVisible();
  await expect(card.getByRole("heading", { name: "Blockchain wallet" })).toBeFocused();
  await expect(card.getByText("The wallet is disconnected.")).toBeAttached();
});
