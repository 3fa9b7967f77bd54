import { describe, expect, it } from "vitest";
import { memberChains } from "./chains.ts";
import { switchProviderChain } from "./switch-chain.ts";
import { SETTINGS } from "./testing/fake-page.ts";
import { FakeProvider, refusal } from "./testing/fake-provider.ts";

const [, testnet] = memberChains(SETTINGS);

const SWITCH = "wallet_switchEthereumChain";
const ADD = "wallet_addEthereumChain";

function switchOf(provider: FakeProvider, limitMs = 1000) {
  return switchProviderChain(provider.asProvider(), testnet, { limitMs });
}

/** A wallet that does not know the chain until it is added. */
function ignorantWallet(refuse: () => unknown): FakeProvider {
  let isKnown = false;
  const provider = new FakeProvider({
    [SWITCH]: () => {
      if (!isKnown) return refuse();
      provider.moveTo(97);
      return null;
    },
    [ADD]: () => {
      isKnown = true;
      return null;
    },
  });
  return provider;
}

describe("a switch of chain", () => {
  it("R8.5 asks the wallet, and is done when the wallet is there", async () => {
    const provider = new FakeProvider();
    await switchOf(provider);
    expect(provider.chainId).toBe(97);
    expect(provider.asked[0]).toEqual({ method: SWITCH, params: [{ chainId: "0x61" }] });
    expect(provider.listenerCount("chainChanged")).toBe(0);
  });

  it("R8.5 adds a chain that the wallet does not know (4902), then switches", async () => {
    const provider = ignorantWallet(() => Promise.reject(refusal(4902)));
    await switchOf(provider);
    const asked = provider.methods.filter((method) => method !== "eth_chainId");
    expect(asked).toEqual([SWITCH, ADD, SWITCH]);
    expect(provider.asked.find(({ method }) => method === ADD)?.params).toEqual([
      {
        chainId: "0x61",
        chainName: "BNB Smart Chain Testnet",
        nativeCurrency: { name: "BNB", symbol: "tBNB", decimals: 18 },
        rpcUrls: ["https://test.example"],
        blockExplorerUrls: ["https://testnet.bscscan.com"],
      },
    ]);
  });

  it("R8.5 adds it too when the wallet says so in words, as Trust does", async () => {
    const words = Promise.withResolvers<never>();
    const provider = ignorantWallet(() => words.promise);
    words.reject(new Error("Unrecognized chain ID"));
    await switchOf(provider);
    expect(provider.chainId).toBe(97);
  });

  it("R8.5 believes a refusal and an open request, and adds nothing then", async () => {
    for (const [wire, code] of [
      [4001, "rejected"],
      [-32002, "pending"],
    ] as const) {
      const provider = new FakeProvider({ [SWITCH]: () => Promise.reject(refusal(wire)) });
      await expect(switchOf(provider)).rejects.toMatchObject({ code });
      expect(provider.methods).toEqual([SWITCH]);
    }
  });

  it("R8.5 tells a refused add from a failed one", async () => {
    for (const [wire, code] of [
      [4001, "rejected"],
      [-32603, "switch-failed"],
    ] as const) {
      const provider = new FakeProvider({
        [SWITCH]: () => Promise.reject(refusal(4902)),
        [ADD]: () => Promise.reject(refusal(wire)),
      });
      await expect(switchOf(provider)).rejects.toMatchObject({ code });
      expect(provider.methods).toEqual([SWITCH, ADD]);
    }
  });

  it("R8.5 waits for a wallet that agrees first and changes later", async () => {
    const provider = new FakeProvider({ [SWITCH]: () => null });
    const done = switchOf(provider);
    setImmediate(() => provider.moveTo(97));
    await done;
    expect(provider.listenerCount("chainChanged")).toBe(0);
  });

  it("R8.5 does not wait for ever for one that agrees and does nothing", async () => {
    const provider = new FakeProvider({ [SWITCH]: () => null });
    await expect(switchOf(provider, 20)).rejects.toMatchObject({ code: "timeout" });
    expect(provider.listenerCount("chainChanged")).toBe(0);
  });

  it("R8.5 ends when the member gives up", async () => {
    const provider = new FakeProvider({ [SWITCH]: () => new Promise(() => {}) });
    const own = new AbortController();
    const done = switchProviderChain(provider.asProvider(), testnet, { signal: own.signal });
    own.abort();
    await expect(done).rejects.toMatchObject({ code: "rejected" });
  });
});
