import { UserRejectedRequestError } from "viem";
import { type CreateConnectorFn, createConnector } from "wagmi";
import { walletConnect as pairing } from "wagmi/connectors";
import { guarded } from "./guarded.ts";

interface PairingSettings {
  readonly projectId: string;
  readonly appName: string;
  readonly appUrl: string;
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
  { projectId, appName, appUrl }: PairingSettings,
  { id, showQrModal, isNewChainsStale }: PairingOptions,
): CreateConnectorFn {
  const create = pairing({
    projectId,
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

// RainbowKit takes nothing else for the end of its wait for the other dialog; what happened is told by `attempt`.
function endsAsRefusal(create: CreateConnectorFn): CreateConnectorFn {
  return createConnector((config) => {
    const inner = create(config);
    return {
      ...inner,
      async connect(parameters) {
        try {
          return await inner.connect(parameters);
        } catch (error) {
          throw new UserRejectedRequestError(error instanceof Error ? error : new Error("closed"));
        }
      },
    };
  });
}

/** WalletConnect with its own QR dialog, and the one whose stored sessions are held against our chains (R2.15). */
export function walletConnectDialog(settings: PairingSettings): CreateConnectorFn {
  const options = { id: "walletConnect", showQrModal: true, isNewChainsStale: true };
  return endsAsRefusal(guarded(createPairing(settings, options)));
}

/** WalletConnect whose code our dialog shows; wallets that are not installed are reached through it too. */
export function walletConnectCode(settings: PairingSettings): CreateConnectorFn {
  const options = { id: "walletConnectCode", showQrModal: false, isNewChainsStale: false };
  return guarded(createPairing(settings, options));
}
