import { afterEach, describe, expect, it, vi } from "vitest";
import type { WalletSettings } from "../settings.ts";
import { connectAsDialog, shownAs } from "../testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "../testing/fake-page.ts";
import { FakeProvider } from "../testing/fake-provider.ts";
import { createWalletConfig } from "../wagmi/config.ts";

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
  it("R2.15 are those that the operator has set up, nine in all", () => {
    const ids = (left: object, settings: Partial<WalletSettings> = {}) =>
      shown(left, settings).map(({ id }) => id);
    const popular = ["metaMask", "binance", "trust", "coinbase"];
    for (const left of [{}, extension("isMetaMask")])
      expect(ids(left)).toEqual([...popular, "injected"]);
    expect(ids({}, { isBloctoOffered: true })).toEqual([...popular, "blocto", "injected"]);
    expect(ids({}, { ledger: LEDGER })).toEqual([...popular, "injected", "ledger"]);
    const all = { ledger: LEDGER, isBloctoOffered: true, walletConnectProjectId: PROJECT_ID };
    expect(ids(extension("isMetaMask"), all)).toEqual([
      ...popular,
      "blocto",
      "injected",
      "ledger",
      "walletConnectCode",
      "walletConnectModal",
    ]);
    const names = shown({}, all).map(({ name }) => name);
    expect(new Set(names).size).toBe(9);
    expect(names.slice(-2)).toEqual(["WalletConnect", "WalletConnect Modal"]);
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
  });

  it("R8.5 lead to where a wallet is had when it is not installed", () => {
    const states = (left: object) =>
      Object.fromEntries(shown(left).map(({ id, installed }) => [id, installed]));
    const missingHere = { metaMask: false, binance: false, trust: false };
    expect(states({})).toEqual({ ...missingHere, coinbase: true, injected: true });
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

  it.each(["metaMask", "blocto", "injected"])("R8.5 %s is told to be missing", async (id) => {
    openPage({});
    const config = createWalletConfig({ ...SETTINGS, isBloctoOffered: true });
    const attempt = connectAsDialog(config, id);
    await expect(attempt).rejects.toMatchObject({ name: "ProviderNotFoundError" });
  });

  it("R2.15 bears its own name where a code reaches it", async () => {
    openPage({});
    const config = createWalletConfig({ ...SETTINGS, walletConnectProjectId: PROJECT_ID });
    const names = config.connectors.map((connector) => connector.name);
    expect(names.slice(0, 3)).toEqual(["MetaMask", "Binance Wallet", "Trust Wallet"]);
  });
});
