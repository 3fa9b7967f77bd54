import { connectorsForWallets } from "@rainbow-me/rainbowkit";
import {
  binanceWallet,
  coinbaseWallet,
  injectedWallet,
  ledgerWallet,
  metaMaskWallet,
  trustWallet,
  walletConnectWallet,
} from "@rainbow-me/rainbowkit/wallets";
import { type CreateConnectorFn, createConnector } from "wagmi";
import { BLOCTO_ICON } from "./connectors/blocto-icon.ts";
import { coinbase } from "./connectors/coinbase.ts";
import { binance, blocto, browserWallet, metaMask, trust } from "./connectors/injected.ts";
import { INJECTED } from "./connectors/injected-provider.ts";
import { ledger } from "./connectors/ledger.ts";
import { walletConnectCode, walletConnectDialog } from "./connectors/wallet-connect.ts";
import type { WalletSettings } from "./settings.ts";

type CreateWallet = Parameters<typeof connectorsForWallets>[0][number]["wallets"][number];
type Wallet = ReturnType<CreateWallet>;
type Details = Parameters<Wallet["createConnector"]>[0];

/** RainbowKit's descriptions insist on an id for connectors of theirs, none of which is used. */
const NO_PROJECT_ID = "none";

/** The connector with what RainbowKit's dialog wants to know beside it. */
function described(create: CreateConnectorFn, details: Details): CreateConnectorFn {
  return createConnector((config) => ({ ...create(config), ...details }));
}

/**
 * A browser extension: the extension itself where it is installed; else a pairing code for its phone, where
 * WalletConnect is configured; else only where to get it.
 */
function extension(
  describe: CreateWallet,
  create: CreateConnectorFn,
  isInstalled: boolean,
  code: CreateConnectorFn | undefined,
): CreateWallet {
  return (options) => {
    const wallet = describe(options);
    if (!isInstalled && code)
      return {
        ...wallet,
        installed: undefined,
        createConnector: (details) => described(code, details),
      };
    return {
      ...wallet,
      installed: isInstalled,
      qrCode: undefined,
      mobile: undefined,
      createConnector: (details) => described(create, details),
    };
  };
}

/** A wallet that is not told apart into installed or not: it has a window, a script or a code of its own. */
function standing(describe: CreateWallet, create: CreateConnectorFn): CreateWallet {
  return (options) => ({
    ...describe(options),
    installed: true,
    qrCode: undefined,
    desktop: undefined,
    mobile: undefined,
    createConnector: (details) => described(create, details),
  });
}

/** RainbowKit asks for this connector twice: once for its own QR view, once for WalletConnect's dialog. */
function walletConnect(code: CreateConnectorFn, dialog: CreateConnectorFn): CreateWallet {
  return (options) => ({
    ...walletConnectWallet(options),
    createConnector: (details) =>
      described(details.rkDetails.isWalletConnectModalConnector ? dialog : code, details),
  });
}

const bloctoWallet: CreateWallet = () => ({
  id: "blocto",
  name: "Blocto",
  iconUrl: BLOCTO_ICON,
  iconBackground: "#fff",
  createConnector: blocto,
});

/**
 * The connectors of R2.15 in the order of the dialog, described for it by RainbowKit (names, icons, where to get a
 * wallet). A wallet that cannot connect here is left out: Ledger without its script, WalletConnect without an id,
 * Blocto unless it is offered, "browser wallet" where there is none.
 */
export function walletConnectors(settings: WalletSettings): CreateConnectorFn[] {
  const { appName, appUrl, walletConnectProjectId: projectId, ledger: kit } = settings;
  const pairing = projectId ? { projectId, appName, appUrl } : undefined;
  const code = pairing && walletConnectCode(pairing);
  const has = (name: keyof typeof INJECTED) => INJECTED[name]() !== undefined;
  const others: CreateWallet[] = [
    ...(has("any") ? [standing(injectedWallet, browserWallet())] : []),
    ...(kit ? [standing(ledgerWallet, ledger({ ...settings, ledger: kit }))] : []),
    ...(pairing && code ? [walletConnect(code, walletConnectDialog(pairing))] : []),
  ];
  const groups = [
    {
      groupName: "Popular",
      wallets: [
        extension(metaMaskWallet, metaMask(), has("metaMask"), code),
        extension(binanceWallet, binance(), has("binance"), code),
        extension(trustWallet, trust(), has("trust"), code),
        standing(coinbaseWallet, coinbase(appName)),
        ...(settings.isBloctoOffered
          ? [extension(bloctoWallet, blocto(), has("blocto"), undefined)]
          : []),
      ],
    },
    { groupName: "Others", wallets: others },
  ];
  return connectorsForWallets(
    groups.filter(({ wallets }) => wallets.length > 0),
    { appName, appUrl, projectId: projectId ?? NO_PROJECT_ID },
  );
}
