import { type CreateConnectorFn, createConnector, injected } from "wagmi";
import type { LedgerKit, WalletSettings } from "../settings.ts";
import { guarded } from "./guarded.ts";
import { type LedgerProvider, loadLedgerKit } from "./ledger-kit.ts";

type LedgerSettings = Pick<WalletSettings, "walletConnectProjectId"> & {
  readonly ledger: LedgerKit;
};

/**
 * The Ledger wallet through its external script (R2.15), which is loaded by the first connection. A failed load is
 * tried again by the next one.
 */
export function ledger(settings: LedgerSettings, loadKit = loadLedgerKit): CreateConnectorFn {
  let provider: Promise<LedgerProvider> | undefined;
  const create = createConnector((config) => {
    async function openKit(): Promise<LedgerProvider> {
      const kit = await loadKit(settings.ledger);
      kit.checkSupport({
        providerType: "Ethereum",
        walletConnectVersion: 2,
        projectId: settings.walletConnectProjectId,
        optionalChains: config.chains.map(({ id }) => id),
        rpcMap: Object.fromEntries(
          config.chains.map((c) => [c.id, c.rpcUrls.default.http[0] ?? ""]),
        ),
      });
      return kit.getProvider();
    }
    function getProvider(): Promise<LedgerProvider> {
      provider ??= openKit().catch((error) => {
        provider = undefined;
        throw error;
      });
      return provider;
    }
    const target = { id: "ledger", name: "Ledger", provider: () => undefined };
    const inner = injected({ target, shimDisconnect: false })(config);
    return {
      ...inner,
      getProvider,
      async disconnect() {
        await inner.disconnect.call({ ...inner, getProvider } as typeof inner);
        await (await getProvider()).disconnect?.();
      },
    };
  });
  return guarded(create, { hasOwnWindow: true });
}
