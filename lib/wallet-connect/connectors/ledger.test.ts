import { afterEach, describe, expect, it, vi } from "vitest";
import { createConfig, http } from "wagmi";
import { connect, disconnect } from "wagmi/actions";
import { attemptStore } from "../attempt.ts";
import { memberChains } from "../chains.ts";
import { SETTINGS } from "../testing/fake-page.ts";
import { ACCOUNT, FakeProvider } from "../testing/fake-provider.ts";
import { ledger } from "./ledger.ts";
import { loadLedgerKit } from "./ledger-kit.ts";

const KIT = { url: "https://kit.example/kit.js", integrity: "sha384-kit" };

class FakeScript {
  src = "";
  integrity = "";
  crossOrigin = "";
  nonce = "";
  async = false;
  isRemoved = false;
  onload: () => void = () => {};
  onerror: () => void = () => {};
  remove() {
    this.isRemoved = true;
  }
}

/** A page whose scripts do what `load` says. */
function fakePage(load: (script: FakeScript, page: { ledgerConnectKit?: object }) => void) {
  const scripts: FakeScript[] = [];
  const page: { ledgerConnectKit?: object; document: object } = {
    document: {
      querySelector: () => ({ nonce: "page-nonce" }),
      createElement: () => new FakeScript(),
      head: {
        append: (script: FakeScript) => {
          scripts.push(script);
          load(script, page);
        },
      },
    },
  };
  return { scripts, page: page as unknown as Parameters<typeof loadLedgerKit>[1] };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("Ledger's script", () => {
  it("R2.15 is loaded with its checksum, across origins, with the page's nonce, and once", async () => {
    const kit = { checkSupport: vi.fn(), getProvider: vi.fn() };
    const { scripts, page } = fakePage((script, target) => {
      target.ledgerConnectKit = kit;
      queueMicrotask(script.onload);
    });
    expect(await loadLedgerKit(KIT, page)).toBe(kit);
    expect(await loadLedgerKit(KIT, page)).toBe(kit);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatchObject({
      src: KIT.url,
      integrity: KIT.integrity,
      crossOrigin: "anonymous",
      nonce: "page-nonce",
    });
  });

  it("R8.5 is a connector not found when it fails, brings nothing or is too slow", async () => {
    const failing = fakePage((script) => queueMicrotask(script.onerror));
    const missing = { code: "no-provider" };
    await expect(loadLedgerKit(KIT, failing.page)).rejects.toMatchObject(missing);
    expect(failing.scripts[0]?.isRemoved).toBe(true);
    const empty = fakePage((script) => queueMicrotask(script.onload));
    await expect(loadLedgerKit(KIT, empty.page)).rejects.toMatchObject(missing);
    const slow = fakePage(() => {});
    await expect(loadLedgerKit(KIT, slow.page, 10)).rejects.toMatchObject(missing);
  });
});

describe("the Ledger connector", () => {
  function configWith(loadKit: typeof loadLedgerKit) {
    return createConfig({
      chains: memberChains(SETTINGS),
      connectors: [ledger({ ledger: KIT, walletConnectProjectId: "project" }, loadKit)],
      transports: { 56: http(), 97: http() },
      storage: null,
    });
  }

  it("R2.15 connects through the kit's provider and ends its session", async () => {
    const provider = Object.assign(new FakeProvider(), { disconnect: vi.fn() });
    const checkSupport = vi.fn();
    const loadKit = vi.fn(async () => ({ checkSupport, getProvider: async () => provider }));
    const config = configWith(loadKit as unknown as typeof loadLedgerKit);
    const [connector] = config.connectors;
    expect(loadKit).not.toHaveBeenCalled();
    if (!connector) throw new Error("No connector");
    const { accounts, chainId } = await connect(config, { connector, chainId: 97 });
    expect([accounts, chainId]).toEqual([[ACCOUNT], 97]);
    expect(checkSupport).toHaveBeenCalledWith({
      providerType: "Ethereum",
      walletConnectVersion: 2,
      projectId: "project",
      optionalChains: [56, 97],
      rpcMap: { 56: SETTINGS.rpcUrls[56][0], 97: SETTINGS.rpcUrls[97][0] },
    });
    await disconnect(config);
    expect(provider.disconnect).toHaveBeenCalledOnce();
    expect(loadKit).toHaveBeenCalledOnce();
  });

  it.each([
    ["has forgotten the session", () => Promise.reject(new Error("No matching key. session: 01"))],
    ["does not answer", () => new Promise(() => {})],
  ])("R8.5 is disconnected even when the other side %s", async (_, farewell) => {
    vi.useFakeTimers();
    const provider = Object.assign(new FakeProvider(), { disconnect: farewell });
    const kit = { checkSupport: () => {}, getProvider: async () => provider };
    const config = configWith((async () => kit) as unknown as typeof loadLedgerKit);
    const [connector] = config.connectors;
    if (!connector) throw new Error("No connector");
    await connect(config, { connector, chainId: 56 });
    const done = disconnect(config);
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    expect(config.state.status).toBe("disconnected");
  });

  it("R8.5 says that it is not there when the script fails, and tries again", async () => {
    const { page } = fakePage((script) => queueMicrotask(script.onerror));
    const load = vi.fn(() => loadLedgerKit(KIT, page));
    const config = configWith(load);
    const [connector] = config.connectors;
    if (!connector) throw new Error("No connector");
    for (const times of [1, 2]) {
      await expect(connect(config, { connector, chainId: 56 })).rejects.toThrow();
      expect(attemptStore.get()).toMatchObject({ walletName: "Ledger", code: "no-provider" });
      expect(load).toHaveBeenCalledTimes(times);
    }
  });
});
