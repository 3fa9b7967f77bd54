import { hexToString } from "viem";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createWalletCommands } from "./commands.ts";
import { connectionStore, registerWallet, walletCommands } from "./connection.ts";
import { connectAsDialog } from "./testing/connect-as-dialog.ts";
import { openPage, SETTINGS } from "./testing/fake-page.ts";
import { ACCOUNT, FakeProvider, refusal } from "./testing/fake-provider.ts";
import { createWalletConfig } from "./wagmi/config.ts";
import { followConnection } from "./wagmi/follow-connection.ts";

type Answers = ConstructorParameters<typeof FakeProvider>[0];

const TOKEN = {
  address: "0x00000000000000000000000000000000000000Aa",
  symbol: "MERLIN",
  decimals: 18,
} as const;

async function connected(answers: Answers = {}) {
  const provider = new FakeProvider(answers, { isMetaMask: true });
  openPage({ ethereum: provider });
  const config = createWalletConfig(SETTINGS);
  await connectAsDialog(config, "metaMask");
  followConnection(config);
  const stop = config.subscribe(
    (state) => state,
    () => followConnection(config),
  );
  return { provider, config, stop, commands: createWalletCommands(config, () => {}) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the wallet's commands", () => {
  it("sign a text with the connected account", async () => {
    const { provider, commands } = await connected({ personal_sign: () => "0xsigned" });
    expect(await commands.signMessage("I own this — ✓")).toBe("0xsigned");
    const [text, address] = provider.asked.at(-1)?.params ?? [];
    expect(hexToString(text as `0x${string}`)).toBe("I own this — ✓");
    expect(address).toBe(ACCOUNT);
  });

  it("R8.5 say why a signature did not come", async () => {
    const answers = { personal_sign: () => Promise.reject(refusal(4001)) };
    const { commands } = await connected(answers);
    await expect(commands.signMessage("x")).rejects.toMatchObject({ code: "rejected" });
    const silent = await connected({ personal_sign: () => new Promise(() => {}) });
    const own = new AbortController();
    const signing = silent.commands.signMessage("x", own.signal);
    own.abort();
    await expect(signing).rejects.toMatchObject({ code: "rejected" });
  });

  it("R8.5 switch the chain and keep to those that we have", async () => {
    const { commands } = await connected();
    await commands.switchChain(97);
    expect(connectionStore.get()).toMatchObject({ chainId: 97, isSupported: true });
    await expect(commands.switchChain(1)).rejects.toMatchObject({ code: "chain-not-configured" });
  });

  it("R4.9 follow a wallet that changes the chain without an event", async () => {
    const { commands, provider } = await connected({
      wallet_switchEthereumChain: () => {
        provider.chainId = 97;
        return null;
      },
    });
    await commands.switchChain(97);
    expect(connectionStore.get()).toMatchObject({ chainId: 97 });
  });

  it("R7.6 offer a token to the wallet; declining it is an answer, not a failure", async () => {
    const { provider, commands } = await connected({ wallet_watchAsset: () => true });
    expect(await commands.watchAsset(TOKEN)).toBe(true);
    expect(provider.asked.at(-1)?.params).toEqual({ type: "ERC20", options: TOKEN });
    const refusing = await connected({ wallet_watchAsset: () => Promise.reject(refusal(4001)) });
    expect(await refusing.commands.watchAsset(TOKEN)).toBe(false);
    const unable = await connected({ wallet_watchAsset: () => Promise.reject(refusal(4200)) });
    await expect(unable.commands.watchAsset(TOKEN)).rejects.toMatchObject({ code: "other" });
  });

  it("R7.6 let the member choose another account", async () => {
    const { provider, commands } = await connected();
    const other = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";
    provider.accounts = [other];
    await commands.changeAccount();
    expect(connectionStore.get()).toMatchObject({ address: other });
    expect(provider.methods.filter((m) => m === "wallet_requestPermissions")).toHaveLength(2);
  });

  it("R8.5 wait 20 s for a wallet that does not answer", async () => {
    const { commands } = await connected({ wallet_watchAsset: () => new Promise(() => {}) });
    vi.useFakeTimers();
    const asked = commands.watchAsset(TOKEN).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toMatchObject({ code: "timeout" });
  });

  it("disconnect, after which there is no wallet to ask", async () => {
    const { commands } = await connected();
    await commands.disconnect();
    expect(connectionStore.get()).toEqual({ status: "disconnected" });
    await expect(commands.signMessage("x")).rejects.toMatchObject({ code: "no-provider" });
  });
});

it("the page learns that the commands have come and gone", async () => {
  const heard = vi.fn();
  const stop = connectionStore.subscribe(heard);
  const { commands } = await connected();
  const unregister = registerWallet(commands);
  expect(walletCommands()).toBe(commands);
  expect(connectionStore.get().status).toBe("connected");
  heard.mockClear();
  unregister();
  expect(walletCommands()).toBeNull();
  expect(connectionStore.get()).toEqual({ status: "disconnected" });
  expect(heard).toHaveBeenCalledOnce();
  stop();
});
