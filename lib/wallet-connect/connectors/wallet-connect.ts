import { type CreateConnectorFn, createConnector } from "wagmi";
import { walletConnect as pairing } from "wagmi/connectors";
import { guarded } from "./guarded.ts";

interface PairingSettings {
  readonly projectId: string;
  readonly relayUrl: string;
  readonly appName: string;
  readonly appUrl: string;
}

interface DialogProvider {
  readonly modal?: { close(): void };
}

interface PairingOptions {
  readonly id: string;
  /** WalletConnect's own dialog shows the code; without it ours does. */
  readonly showQrModal: boolean;
  /** Drops a stored session whose list of requested chains lacks one of ours (R4.9). */
  readonly isNewChainsStale: boolean;
}

/**
 * A WalletConnect connector with a store of its own. One closure, however often the answer is used: two clients on
 * one store disturb each other.
 */
function createPairing(
  { projectId, relayUrl, appName, appUrl }: PairingSettings,
  { id, showQrModal, isNewChainsStale }: PairingOptions,
): CreateConnectorFn {
  const create = pairing({
    projectId,
    relayUrl,
    metadata: { name: appName, description: appName, url: appUrl, icons: [] },
    telemetryEnabled: false,
    customStoragePrefix: id,
    showQrModal,
    isNewChainsStale,
  });
  return createConnector((config) => ({
    ...create(config),
    id,
    requestedChainsStorageKey: `${id}.requestedChains`,
  }));
}

/** Closes WalletConnect's dialog when the attempt that it was opened for is given up. */
function closesDialog(create: CreateConnectorFn): CreateConnectorFn {
  return createConnector((config) => {
    const connector = create(config);
    const closeDialog = (provider: unknown) => (provider as DialogProvider).modal?.close();
    return {
      ...connector,
      async connect(parameters) {
        try {
          return await connector.connect(parameters);
        } catch (error) {
          // Its SDK may be what failed: then there is no dialog.
          connector.getProvider().then(closeDialog, () => undefined);
          throw error;
        }
      },
    };
  });
}

/** WalletConnect with its own QR dialog, and the one whose stored sessions are held against our chains (R2.15). */
export function walletConnectDialog(settings: PairingSettings): CreateConnectorFn {
  const options = { id: "walletConnect", showQrModal: true, isNewChainsStale: true };
  return closesDialog(
    guarded(createPairing(settings, options), { hasOwnDialog: true, needsCode: true }),
  );
}

/**
 * WalletConnect whose code our dialog shows, under the name of the wallet that is meant: those that are not
 * installed are reached through it too.
 */
export function walletConnectCode(settings: PairingSettings): (name: string) => CreateConnectorFn {
  const options = { id: "walletConnectCode", showQrModal: false, isNewChainsStale: false };
  const create = createPairing(settings, options);
  return (name) =>
    guarded(
      createConnector((config) => ({ ...create(config), name })),
      { needsCode: true },
    );
}
