import { afterEach, describe, expect, it, vi } from "vitest";
import { createWalletConfig } from "./config.ts";
import type { WalletSettings } from "./settings.ts";
import { connectAsDialog, shownAs } from "./testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "./testing/fake-page.ts";
import { FakeProvider } from "./testing/fake-provider.ts";

const LEDGER = { url: "https://kit.example/kit.js", integrity: "sha384-x" };
const PROJECT_ID = "0123456789abcdef0123456789abcdef";

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly installed?: boolean;
  readonly iconUrl: string | (() => Promise<string>);
  readonly isRainbowKitConnector: boolean;
  readonly isWalletConnectModalConnector?: boolean;
  readonly groupIndex: number;
  readonly downloadUrls?: object;
  readonly qrCode?: object;
}

function shown(left: object = {}, settings: Partial<WalletSettings> = {}): readonly Shown[] {
  openPage(left);
  const { connectors } = createWalletConfig({ ...SETTINGS, ...settings });
  return connectors.map((connector) => shownAs(connector) as unknown as Shown);
}

const extension = (...marks: string[]) => {
  const flags = Object.fromEntries(marks.map((mark) => [mark, true]));
  return { ethereum: new FakeProvider({}, flags) };
};

describe("the wallets of the dialog", () => {
  it("R2.15 are those that can connect here", () => {
    const ids = (left: object, settings: Partial<WalletSettings> = {}) =>
      shown(left, settings).map(({ id }) => id);
    const popular = ["metaMask", "binance", "trust", "coinbase"];
    expect(ids({})).toEqual(popular);
    expect(ids(extension("isMetaMask"))).toEqual([...popular, "injected"]);
    expect(ids({}, { isBloctoOffered: true })).toEqual([...popular, "blocto"]);
    expect(ids({}, { ledger: LEDGER })).toEqual([...popular, "ledger"]);
    const all = { ledger: LEDGER, isBloctoOffered: true, walletConnectProjectId: PROJECT_ID };
    expect(ids(extension("isMetaMask"), all)).toEqual([
      ...popular,
      "blocto",
      "injected",
      "ledger",
      "walletConnect",
      "walletConnect",
    ]);
  });

  it("R2.15 carry what RainbowKit's dialog looks for inside a connector", async () => {
    const wallets = shown({}, { ledger: LEDGER, walletConnectProjectId: PROJECT_ID });
    for (const { id, name, iconUrl, isRainbowKitConnector, groupIndex } of wallets) {
      expect(isRainbowKitConnector, id).toBe(true);
      expect(name, id).toMatch(/^[A-Z]/);
      expect(groupIndex, id).toBeGreaterThan(0);
      const icon = typeof iconUrl === "string" ? iconUrl : await iconUrl();
      expect(icon, `${id}: no picture from elsewhere`).toMatch(/^data:image\//);
    }
    const dialogs = wallets.filter((wallet) => wallet.isWalletConnectModalConnector);
    expect(dialogs.map(({ id }) => id)).toEqual(["walletConnect"]);
  });

  it("R8.5 lead to where a wallet is had when it is not installed", () => {
    const states = (left: object) =>
      Object.fromEntries(shown(left).map(({ id, installed }) => [id, installed]));
    expect(states({})).toEqual({ metaMask: false, binance: false, trust: false, coinbase: true });
    expect(states(extension("isMetaMask"))).toMatchObject({ metaMask: true, trust: false });
    expect(states(extension("isTrust"))).toMatchObject({ metaMask: false, trust: true });
    expect(states(extension("isTrustWallet", "isMetaMask"))).toMatchObject({
      metaMask: false,
      trust: true,
    });
    expect(states({ binancew3w: extension() })).toMatchObject({ binance: true });
    const missing = shown({}).filter(({ installed }) => installed === false);
    for (const { id, downloadUrls, qrCode } of missing) {
      expect(downloadUrls, id).toMatchObject({ chrome: expect.stringMatching(/^https:/) });
      expect(qrCode, id).toBeUndefined();
    }
  });

  it("R2.15 are reached by a code where they are not installed and WalletConnect is configured", () => {
    const wallets = shown({}, { walletConnectProjectId: PROJECT_ID });
    for (const id of ["metaMask", "binance", "trust"]) {
      const wallet = wallets.find((candidate) => candidate.id === id);
      expect(wallet?.installed, id).toBeUndefined();
      expect(wallet?.qrCode, id).toBeDefined();
    }
  });
});

describe("each browser extension", () => {
  it.each([
    ["metaMask", "isMetaMask"],
    ["binance", "isBinance"],
    ["trust", "isTrust"],
    ["blocto", "isBlocto"],
    ["injected", "isSomethingNew"],
  ])("R2.15 %s connects, on the requested chain", async (id, mark) => {
    openPage(extension(mark));
    const config = createWalletConfig({ ...SETTINGS, isBloctoOffered: true });
    const { chainId, accounts } = await connectAsDialog(config, id, 97);
    expect([chainId, accounts.length]).toEqual([97, 1]);
  });

  it("R8.5 is told to be missing when it has gone", async () => {
    openPage({});
    const config = createWalletConfig(SETTINGS);
    const attempt = connectAsDialog(config, "metaMask");
    await expect(attempt).rejects.toMatchObject({ name: "ProviderNotFoundError" });
  });
});
