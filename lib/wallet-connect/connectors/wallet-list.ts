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
import type { WalletSettings } from "../settings.ts";
import { coinbase } from "./coinbase.ts";
import type { AnnouncedFace } from "./discovery.ts";
import { binance, blocto, browserWallet, metaMask, trust } from "./injected.ts";
import { INJECTED } from "./injected-provider.ts";
import { ledger } from "./ledger.ts";
import { walletConnectCode, walletConnectDialog } from "./wallet-connect.ts";

/** A drawing of our own, since RainbowKit has none of this wallet. */
const BLOCTO_ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2028%2028'%3E%3Crect%20width='28'%20height='28'%20fill='%23fff'/%3E%3Cpath%20d='M7%2014a7%207%200%200%201%2014%200v7H7z'%20fill='%2314aaff'/%3E%3Ccircle%20cx='14'%20cy='14'%20r='3.2'%20fill='%23fff'/%3E%3C/svg%3E";

type CreateWallet = Parameters<typeof connectorsForWallets>[0][number]["wallets"][number];
type Wallet = ReturnType<CreateWallet>;
type PairedWallet = ReturnType<typeof walletConnectCode>;
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
  code: PairedWallet | undefined,
): CreateWallet {
  return (options) => {
    const wallet = describe(options);
    if (!isInstalled && code)
      return {
        ...wallet,
        installed: undefined,
        createConnector: (details) => described(code(wallet.name), details),
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

/**
 * The two WalletConnect rows: our dialog shows the code, or WalletConnect's own does. Under an id of RainbowKit's
 * the second would hide behind a link of the first.
 */
function walletConnectRows(code: PairedWallet, dialog: CreateConnectorFn): CreateWallet[] {
  const scanned: CreateWallet = (options) => {
    const wallet = walletConnectWallet(options);
    return {
      ...wallet,
      id: "walletConnectCode",
      // A phone cannot scan itself: the code opens the wallet that is installed on it.
      mobile: { getUri: (code) => code },
      createConnector: (details) => described(code(wallet.name), details),
    };
  };
  const modal: CreateWallet = (options) => ({
    ...walletConnectWallet(options),
    id: "walletConnectModal",
    name: "WalletConnect Modal",
  });
  return [scanned, standing(modal, dialog)];
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
 * wallet). What the operator has not set up is left out: Ledger without its script, WalletConnect without an id, Blocto
 * unless it is offered.
 */
export function walletConnectors(settings: WalletSettings): CreateConnectorFn[] {
  const { appName, appUrl, walletConnectProjectId: projectId, ledger: kit } = settings;
  const relayUrl = settings.walletConnectRelayUrl;
  const pairing = projectId ? { projectId, relayUrl, appName, appUrl } : undefined;
  const code = pairing && walletConnectCode(pairing);
  const has = (name: keyof typeof INJECTED) => INJECTED[name]() !== undefined;
  const others: CreateWallet[] = [
    standing(injectedWallet, browserWallet()),
    ...(kit ? [standing(ledgerWallet, ledger({ ...settings, ledger: kit }))] : []),
    ...(pairing && code ? walletConnectRows(code, walletConnectDialog(pairing)) : []),
  ];
  const groups = [
    {
      groupName: "Popular",
      wallets: [
        extension(metaMaskWallet, metaMask(), has("metaMask"), code),
        extension(binanceWallet, binance(), has("binance"), code),
        extension(trustWallet, trust(), has("trust"), code),
        standing(coinbaseWallet, coinbase(appName)),
        ...(settings.isBloctoOffered ? [standing(bloctoWallet, blocto())] : []),
      ],
    },
    { groupName: "Others", wallets: others },
  ];
  return connectorsForWallets(groups, { appName, appUrl, projectId: projectId ?? NO_PROJECT_ID });
}

/** A wallet that announced itself, as the dialog's list for phones needs it: it shows described ones alone. */
export function announcedRow(
  create: CreateConnectorFn,
  { rdns, name, icon }: AnnouncedFace,
): CreateConnectorFn {
  const wallet: CreateWallet = () => ({
    id: rdns,
    rdns,
    name,
    iconUrl: icon,
    iconBackground: "transparent",
    installed: true,
    createConnector: (details) => described(create, details),
  });
  const groups = [{ groupName: "Installed", wallets: [wallet] }];
  const [row = create] = connectorsForWallets(groups, { appName: name, projectId: NO_PROJECT_ID });
  return row;
}
