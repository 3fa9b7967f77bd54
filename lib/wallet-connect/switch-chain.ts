import { type Chain, type EIP1193Provider, numberToHex } from "viem";
import { toWalletError, WalletError } from "./errors.ts";
import { ANSWER_LIMIT_MS, withTimeLimit } from "./time-limit.ts";

interface SwitchOptions {
  readonly signal?: AbortSignal;
  readonly limitMs?: number;
}

/** What a wallet is given when it does not know a chain: our addresses, not viem's (EIP-3085). */
function addParameter({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: [...rpcUrls.default.http],
    blockExplorerUrls: blockExplorers ? [blockExplorers.default.url] : [],
  };
}

async function isOn(provider: EIP1193Provider, chain: Chain): Promise<boolean> {
  return Number(await provider.request({ method: "eth_chainId" })) === chain.id;
}

/** The wallet is on the chain, now or when it says so; some agree first and change later, some never do. */
function arrival(provider: EIP1193Provider, chain: Chain): { done: Promise<void>; stop(): void } {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const onChainChanged = (id: string) => {
    if (Number(id) === chain.id) resolve();
  };
  provider.on("chainChanged", onChainChanged);
  return { done, stop: () => provider.removeListener("chainChanged", onChainChanged) };
}

function requestSwitch(provider: EIP1193Provider, chain: Chain): Promise<null> {
  const params = [{ chainId: numberToHex(chain.id) }] as [{ chainId: string }];
  return provider.request({ method: "wallet_switchEthereumChain", params });
}

/**
 * Only a refusal and a request that is still open are final. Everything else may be a chain that the wallet does
 * not know: by the rules it answers 4902, Trust answers with words.
 */
function isFinal({ code }: WalletError): boolean {
  return code === "rejected" || code === "pending";
}

function refusedAs(error: unknown): WalletError {
  const failure = toWalletError(error);
  return isFinal(failure) ? failure : new WalletError("switch-failed", error);
}

async function addAndSwitch(provider: EIP1193Provider, chain: Chain): Promise<void> {
  try {
    await provider.request({ method: "wallet_addEthereumChain", params: [addParameter(chain)] });
    if (!(await isOn(provider, chain))) await requestSwitch(provider, chain);
  } catch (error) {
    throw refusedAs(error);
  }
}

/**
 * Puts the wallet on a chain (R8.5): asks it to switch, adds the chain once if that fails, and waits until the
 * wallet is really there, each step no longer than the limit.
 *
 * @throws WalletError: `rejected`, `pending`, `switch-failed`, `timeout`
 */
export async function switchProviderChain(
  provider: EIP1193Provider,
  chain: Chain,
  { signal, limitMs = ANSWER_LIMIT_MS }: SwitchOptions = {},
): Promise<void> {
  const { done, stop } = arrival(provider, chain);
  try {
    await withTimeLimit(
      async (extend) => {
        try {
          await requestSwitch(provider, chain);
        } catch (error) {
          if (isFinal(toWalletError(error))) throw toWalletError(error);
          extend(limitMs);
          await addAndSwitch(provider, chain);
        }
        if (!(await isOn(provider, chain))) await done;
      },
      { limitMs, signal },
    );
  } finally {
    stop();
  }
}
