import { afterEach, describe, expect, it, vi } from "vitest";
import { disconnect } from "wagmi/actions";
import { attemptStore } from "../attempt.ts";
import { connectAsDialog } from "../testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "../testing/fake-page.ts";
import { ACCOUNT, FakeProvider, refusal } from "../testing/fake-provider.ts";
import { createWalletConfig } from "./config.ts";
import { connectionOf } from "./follow-connection.ts";

/** Everything that was going to happen has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

function openWith(provider: FakeProvider, flags: object = { isMetaMask: true }) {
  Object.assign(provider, flags);
  return openPage({ ethereum: provider });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the wallet's configuration", () => {
  it("R4.9 connects to nothing by itself and asks no wallet anything", async () => {
    const provider = new FakeProvider();
    openWith(provider);
    const config = createWalletConfig(SETTINGS);
    await settled();
    provider.emit("connect", { chainId: "0x38" });
    provider.emit("accountsChanged", [ACCOUNT]);
    await settled();
    expect(connectionOf(config)).toEqual({ status: "disconnected" });
    expect(provider.asked).toEqual([]);
  });

  it("R9.1 reads contracts in batches of 204800 bytes", () => {
    openPage();
    const config = createWalletConfig(SETTINGS);
    expect(config.getClient().batch).toEqual({ multicall: { batchSize: 204_800 } });
    expect(config.chains.map(({ id }) => id)).toEqual([56, 97]);
  });

  it("R3.7 keeps its state under wagmi_v1.1 and is not connected after a reload", async () => {
    const before = openWith(new FakeProvider());
    const config = createWalletConfig(SETTINGS);
    await connectAsDialog(config, "metaMask", 97);
    const keys = [...before.localStorage.items.keys()];
    expect(keys.toSorted()).toEqual(["wagmi_v1.1.recentConnectorId", "wagmi_v1.1.store"]);
    expect(before.localStorage.getItem("wagmi_v1.1.store")).toContain(ACCOUNT);

    const provider = new FakeProvider({}, { isMetaMask: true });
    openPage({ ethereum: provider }, before.localStorage);
    const reloaded = createWalletConfig(SETTINGS);
    await vi.waitFor(() => expect(reloaded.state.chainId).toBe(97));
    expect(connectionOf(reloaded)).toEqual({ status: "disconnected" });
    expect(provider.asked).toEqual([]);
    await connectAsDialog(reloaded, "metaMask");
    await disconnect(reloaded);
    expect(connectionOf(reloaded)).toEqual({ status: "disconnected" });
    expect(before.localStorage.getItem("wagmi_v1.1.metaMask.disconnected")).toBe("true");
  });

  it("R3.7 works where storage is forbidden or holds nonsense", async () => {
    const page = openPage({ ethereum: new FakeProvider({}, { isMetaMask: true }) });
    page.localStorage.items.set("wagmi_v1.1.store", "{nonsense");
    expect((await connectAsDialog(createWalletConfig(SETTINGS), "metaMask")).chainId).toBe(56);
    const forbidden = { ethereum: new FakeProvider({}, { isMetaMask: true }) };
    Object.defineProperty(openPage(forbidden), "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect((await connectAsDialog(createWalletConfig(SETTINGS), "metaMask")).chainId).toBe(56);
  });
});

describe("a connection", () => {
  it("R4.9 moves the wallet to the requested chain and follows accounts, chain and disconnection", async () => {
    const provider = new FakeProvider();
    openWith(provider);
    const config = createWalletConfig(SETTINGS);
    await connectAsDialog(config, "metaMask", 97);
    const connected = { status: "connected", address: ACCOUNT, walletName: "MetaMask" };
    expect(connectionOf(config)).toEqual({ ...connected, chainId: 97, isSupported: true });

    provider.moveTo(137);
    expect(connectionOf(config)).toEqual({ ...connected, chainId: 137, isSupported: false });
    const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
    provider.emit("accountsChanged", [other.toLowerCase()]);
    expect(connectionOf(config)).toMatchObject({ address: other });
    provider.emit("accountsChanged", []);
    await vi.waitFor(() => expect(connectionOf(config)).toEqual({ status: "disconnected" }));

    await connectAsDialog(config, "metaMask");
    provider.emit("disconnect", refusal(4900));
    await vi.waitFor(() => expect(connectionOf(config)).toEqual({ status: "disconnected" }));
    provider.emit("connect", { chainId: "0x38" });
    provider.emit("accountsChanged", [ACCOUNT]);
    await settled();
    expect(connectionOf(config)).toEqual({ status: "disconnected" });
  });

  it("R4.9 stands on the wallet's chain when the switch is refused", async () => {
    const refuse = () => Promise.reject(refusal(4001));
    openWith(new FakeProvider({ wallet_switchEthereumChain: refuse }));
    const config = createWalletConfig(SETTINGS);
    await connectAsDialog(config, "metaMask", 97);
    expect(connectionOf(config)).toMatchObject({ status: "connected", chainId: 56 });
  });

  it.each([
    ["refused", 4001, "rejected"],
    ["asked already", -32002, "pending"],
    ["locked", 4100, "locked"],
    ["broken", -32603, "other"],
  ])("R8.5 is not made when the wallet is %s, and says why", async (_, wire, code) => {
    const answer = () => Promise.reject(refusal(wire));
    const answers = { wallet_requestPermissions: answer, eth_requestAccounts: answer };
    openWith(new FakeProvider(answers));
    const config = createWalletConfig(SETTINGS);
    await expect(connectAsDialog(config, "metaMask")).rejects.toThrow();
    expect(attemptStore.get()).toEqual({ status: "failed", walletName: "MetaMask", code });
    expect(connectionOf(config)).toEqual({ status: "disconnected" });
  });

  it("R8.5 is not made with a wallet that shows no account", async () => {
    const provider = new FakeProvider();
    provider.accounts = [];
    openWith(provider);
    const config = createWalletConfig(SETTINGS);
    await expect(connectAsDialog(config, "metaMask")).rejects.toMatchObject({ code: "locked" });
    expect(connectionOf(config)).toEqual({ status: "disconnected" });
  });

  it("R8.5 is given up after 20 s with a wallet that never answers, and what comes later is dropped", async () => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<readonly string[]>();
    const silent = () => late.promise;
    const permissions = () => Promise.reject(refusal(4200));
    const answers = { wallet_requestPermissions: permissions, eth_requestAccounts: silent };
    openWith(new FakeProvider(answers));
    const config = createWalletConfig(SETTINGS);
    const attempt = connectAsDialog(config, "metaMask").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(connectionOf(config)).toEqual({ status: "connecting", walletName: "MetaMask" });
    await vi.advanceTimersByTimeAsync(1);
    expect(await attempt).toMatchObject({ code: "timeout" });
    late.resolve([ACCOUNT]);
    await vi.advanceTimersByTimeAsync(1);
    expect(connectionOf(config)).toEqual({ status: "disconnected" });
  });

  it("asks even a wallet that will not tell its chain", async () => {
    vi.useFakeTimers();
    let isSilent = true;
    const chainId = () => (isSilent ? new Promise(() => {}) : "0x38");
    openWith(new FakeProvider({ eth_chainId: chainId }));
    const config = createWalletConfig(SETTINGS);
    const attempt = connectAsDialog(config, "metaMask");
    await vi.advanceTimersByTimeAsync(1999);
    isSilent = false;
    await vi.advanceTimersByTimeAsync(1);
    expect((await attempt).chainId).toBe(56);
  });
});
