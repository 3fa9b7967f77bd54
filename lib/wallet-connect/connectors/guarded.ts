import type { Chain, EIP1193Provider } from "viem";
import { type CreateConnectorFn, createConnector } from "wagmi";
import { runAttempt } from "../attempt.ts";
import { toWalletError, WalletError } from "../errors.ts";
import { switchProviderChain } from "../switch-chain.ts";
import { ANSWER_LIMIT_MS, DIALOG_LIMIT_MS, withTimeLimit } from "../time-limit.ts";

/** How long the chain of a wallet that is not connected may stay unknown before it is asked to connect. */
const FIRST_LOOK_MS = 2000;

/** How long a wallet may take to say goodbye; the member is disconnected either way. */
const FAREWELL_MS = 3000;

type ConnectorConfig = Parameters<CreateConnectorFn>[0];
type Inner = ReturnType<CreateConnectorFn>;

interface GuardOptions {
  /** The chain when nobody asked for one. */
  readonly defaultChainId?: number;
  /** The wallet opens a window of its own, which the member can close: minutes instead of seconds. */
  readonly hasOwnWindow?: boolean;
  /** Its dialog stands on this page, in the place of the one that it was chosen in. */
  readonly hasOwnDialog?: boolean;
  /** It is reached by a code, which a service gives out: without one, the service cannot be reached. */
  readonly needsCode?: boolean;
}

/** A pairing code on the screen means that the wallet's service is there; the rest is up to the member. */
function watchPairing(emitter: ConnectorConfig["emitter"], onCode: () => void): () => void {
  const listener = ({ type }: { type: string }) => {
    if (type === "display_uri") onCode();
  };
  emitter.on("message", listener);
  return () => emitter.off("message", listener);
}

async function openAccounts(
  inner: Inner,
  { emitter }: ConnectorConfig,
  { needsCode, ...limits }: { limitMs: number; signal: AbortSignal; needsCode: boolean },
) {
  let hasCode = false;
  const opening = withTimeLimit((extend) => {
    const stop = watchPairing(emitter, () => {
      hasCode = true;
      extend(DIALOG_LIMIT_MS);
    });
    return inner.connect().finally(stop);
  }, limits);
  const { accounts, chainId } = await opening.catch((error: unknown) => {
    const isRefusal = toWalletError(error).code === "rejected";
    throw needsCode && !hasCode && !isRefusal ? new WalletError("unreachable", error) : error;
  });
  if (accounts.length === 0) throw new WalletError("locked");
  return { accounts, chainId };
}

/** A session that the other side has already forgotten (R8.5), or a relay that cannot be reached. */
function isFarewell(error: unknown): boolean {
  return /no matching key/i.test(String(error)) || toWalletError(error).code === "timeout";
}

/** The chain on which the wallet is in the end: a switch that fails changes nothing. */
async function moveTo(chain: Chain, inner: Inner, signal: AbortSignal): Promise<number> {
  const provider = (await inner.getProvider()) as EIP1193Provider;
  try {
    await switchProviderChain(provider, chain, { signal });
    return chain.id;
  } catch {
    return Number(await inner.getChainId());
  }
}

/**
 * A connector that keeps this page's rules whatever wallet is inside: it connects only when the member asks,
 * never by an event of the wallet; it gives up after 20 s or when told; a wallet without an account is not
 * connected; and a switch of chain that fails leaves it connected on the chain it has (R4.9, R8.5).
 */
export function guarded(
  create: CreateConnectorFn,
  { defaultChainId, hasOwnWindow, hasOwnDialog = false, needsCode = false }: GuardOptions = {},
): CreateConnectorFn {
  return createConnector((config) => {
    const inner = create(config);
    const limitMs = hasOwnWindow ? DIALOG_LIMIT_MS : ANSWER_LIMIT_MS;
    let wasConnected = false;
    // The library would take a wallet's own `connect` event for the member's own choice.
    inner.onConnect = async () => {};

    return {
      ...inner,
      // WalletConnect's would load its SDK and call its relay before the member has chosen it.
      setup: undefined,
      async connect({ chainId: wanted = defaultChainId, withCapabilities } = {}) {
        const attempt = async (signal: AbortSignal) => {
          const opened = await openAccounts(inner, config, { limitMs, signal, needsCode });
          const chain = config.chains.find(({ id }) => id === wanted);
          if (!chain || chain.id === opened.chainId) return opened;
          return { ...opened, chainId: await moveTo(chain, inner, signal) };
        };
        const { accounts, chainId } = await runAttempt(inner.name, attempt, { hasOwnDialog });
        wasConnected = true;
        const shown = withCapabilities
          ? accounts.map((address) => ({ address, capabilities: {} }))
          : accounts;
        // The library ties the shape to a type argument that no value can prove.
        return { accounts: shown, chainId } as never;
      },
      async disconnect() {
        wasConnected = false;
        try {
          await withTimeLimit(() => inner.disconnect(), { limitMs: FAREWELL_MS });
        } catch (error) {
          if (!isFarewell(error)) throw error;
        }
      },
      // The dialog asks before it connects; a wallet that is not there must not keep it from saying so.
      async getChainId() {
        if (wasConnected) return inner.getChainId();
        try {
          return await withTimeLimit(() => inner.getChainId(), { limitMs: FIRST_LOOK_MS });
        } catch {
          return config.chains[0].id;
        }
      },
    };
  });
}
