import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { connect, disconnect } from "wagmi/actions";
import { attemptStore, cancelAttempt } from "../attempt.ts";
import { shownAs } from "../testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "../testing/fake-page.ts";
import { StandInProvider, standInForPairing } from "../testing/stand-in-pairing.ts";
import { createWalletConfig } from "../wagmi/config.ts";
import { connectionOf } from "../wagmi/follow-connection.ts";

const PROJECT = { ...SETTINGS, walletConnectProjectId: "0123456789abcdef0123456789abcdef" };
const DIALOG = "walletConnect";
const CODE = "walletConnectCode";

beforeAll(standInForPairing);
beforeEach(() => {
  StandInProvider.reset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(page = openPage()) {
  const config = createWalletConfig(PROJECT);
  const connector = (id: string) => {
    const found = config.connectors.find((c) => c.id === id);
    if (!found) throw new Error(`No connector ${id}`);
    return shownAs(found);
  };
  const start = (id: string, chainId: 56 | 97 = 56) =>
    connect(config, { connector: connector(id), chainId });
  return { page, config, start };
}

/** The list of chains that an earlier visit asked the wallet for. */
function storedChains(page: ReturnType<typeof openPage>, id: string): unknown {
  return JSON.parse(page.localStorage.getItem(`wagmi_v1.1.${id}.requestedChains`) ?? "null");
}

describe("the two WalletConnect connectors", () => {
  it("R2.15 load nothing before they are chosen, and each its own client", async () => {
    const { start } = open();
    expect(StandInProvider.created).toEqual([]);
    await start(DIALOG);
    await start(CODE);
    const shown = StandInProvider.created.map(({ options }) => ({
      prefix: options.customStoragePrefix,
      dialog: options.showQrModal,
      telemetry: options.telemetryEnabled,
      chains: options.optionalChains,
      rpc: options.rpcMap[56],
      relay: options.relayUrl,
    }));
    const relay = SETTINGS.walletConnectRelayUrl;
    const common = { relay, telemetry: false, chains: [56, 97], rpc: SETTINGS.rpcUrls[56][0] };
    expect(shown).toEqual([
      { ...common, prefix: DIALOG, dialog: true },
      { ...common, prefix: CODE, dialog: false },
    ]);
  });

  it("R4.9 keep their lists of requested chains apart", async () => {
    const { page, config, start } = open();
    await start(DIALOG);
    expect([storedChains(page, DIALOG), storedChains(page, CODE)]).toEqual([[56, 97], null]);
    await start(CODE);
    await disconnect(config);
    expect([storedChains(page, DIALOG), storedChains(page, CODE)]).toEqual([[56, 97], []]);
  });

  it.each([
    ["is dropped and made anew when a chain of ours is missing in its list", DIALOG, [56], true],
    ["is kept when its list is complete", DIALOG, [56, 97], false],
    ["is kept by the connector without the rule", CODE, [56], false],
  ])("R4.9 a stored session %s", async (_, id, requested, isDropped) => {
    StandInProvider.stored.add(id);
    const page = openPage();
    page.localStorage.setItem(`wagmi_v1.1.${id}.requestedChains`, JSON.stringify(requested));
    const { start, config } = open(page);
    await start(id);
    const anew = isDropped ? ["disconnect", "connect"] : [];
    expect(StandInProvider.created[0]?.calls).toEqual(anew);
    expect(connectionOf(config)).toMatchObject({ status: "connected", chainId: 56 });
  });

  it("R4.9 move to the requested chain within the session", async () => {
    const { start, config } = open();
    await start(CODE, 97);
    expect(connectionOf(config)).toMatchObject({ chainId: 97, isSupported: true });
  });

  it("R8.5 end a pairing whose key nobody knows any more", async () => {
    const { start, config } = open();
    await start(CODE);
    const [provider] = StandInProvider.created;
    if (provider) provider.failDisconnect = new Error("No matching key. session: 0123");
    await disconnect(config);
    expect(connectionOf(config)).toEqual({ status: "disconnected" });
  });

  it("R8.5 wait minutes for a scan, once the code is there, until the member gives up", async () => {
    vi.useFakeTimers();
    const { start } = open();
    vi.spyOn(StandInProvider.prototype, "connect").mockImplementation(async function (
      this: StandInProvider,
    ) {
      this.emit("display_uri", "wc:code");
      await new Promise(() => {});
    });
    const attempt = start(CODE).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attemptStore.get()).toMatchObject({ status: "waiting" });
    cancelAttempt();
    expect(await attempt).toMatchObject({ code: "rejected" });
  });

  it("R8.5 say that they cannot be reached when their service fails before there is a code", async () => {
    const { start } = open();
    const failure = new Error("WebSocket connection failed");
    vi.spyOn(StandInProvider.prototype, "connect").mockRejectedValue(failure);
    for (const id of [DIALOG, CODE]) {
      await expect(start(id)).rejects.toMatchObject({ code: "unreachable" });
    }
  });

  it("R8.5 leave no dialog of WalletConnect's behind when they give up", async () => {
    const { start } = open();
    const close = vi.fn();
    vi.spyOn(StandInProvider.prototype, "connect").mockImplementation(async function (
      this: StandInProvider,
    ) {
      Object.assign(this, { modal: { close } });
      throw new Error("WebSocket connection failed");
    });
    await expect(start(DIALOG)).rejects.toMatchObject({ code: "unreachable" });
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it("R4.9 tell the page which of them stands in a dialog of its own", async () => {
    const { start } = open();
    vi.spyOn(StandInProvider.prototype, "connect").mockReturnValue(new Promise(() => {}));
    const marks: unknown[] = [];
    for (const id of [DIALOG, CODE]) {
      const attempt = start(id).catch((error: unknown) => error);
      await vi.waitFor(() => expect(attemptStore.get().status).toBe("waiting"));
      marks.push("hasOwnDialog" in attemptStore.get());
      cancelAttempt();
      await attempt;
    }
    expect(marks).toEqual([true, false]);
  });

  it("R8.5 give up after 20 s where not even a code comes", async () => {
    vi.useFakeTimers();
    const { start } = open();
    vi.spyOn(StandInProvider, "init").mockReturnValue(new Promise(() => {}));
    const attempt = start(CODE).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await attempt).toMatchObject({ code: "unreachable" });
  });

  it("R8.5 end as a refusal when their own dialog is closed", async () => {
    const { start } = open();
    vi.spyOn(StandInProvider.prototype, "connect").mockRejectedValue(
      new Error("Connection request reset. Please try again."),
    );
    await expect(start(DIALOG)).rejects.toMatchObject({ name: "UserRejectedRequestError" });
    expect(attemptStore.get()).toMatchObject({ status: "failed", code: "rejected" });
  });
});
