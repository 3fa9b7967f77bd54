import type { EIP1193Provider } from "viem";

type Flags = Readonly<Record<string, unknown>>;
export type InjectedProvider = EIP1193Provider & Flags;

/** What wallets leave on `window`: the first come, or a list where several are installed. */
interface WalletWindow {
  readonly ethereum?: InjectedProvider & { readonly providers?: readonly InjectedProvider[] };
  readonly binancew3w?: { readonly ethereum?: InjectedProvider };
  readonly trustwallet?: InjectedProvider;
  readonly coinbaseWalletExtension?: InjectedProvider;
}

/** Others that call themselves MetaMask so that pages take them. */
const METAMASK_LOOKALIKES = [
  "isApexWallet",
  "isAvalanche",
  "isBackpack",
  "isBifrost",
  "isBinance",
  "isBitKeep",
  "isBlocto",
  "isBlockWallet",
  "isBraveWallet",
  "isCoin98",
  "isCoinbaseWallet",
  "isEnkrypt",
  "isExodus",
  "isFrame",
  "isKuCoinWallet",
  "isMathWallet",
  "isOkxWallet",
  "isOKExWallet",
  "isOneInchIOSWallet",
  "isOneInchAndroidWallet",
  "isOpera",
  "isPhantom",
  "isPortal",
  "isRabby",
  "isRainbow",
  "isSafePal",
  "isTalisman",
  "isTally",
  "isTokenPocket",
  "isTokenary",
  "isTrust",
  "isTrustWallet",
  "isUniswapWallet",
  "isZerion",
] as const;

function walletWindow(): WalletWindow {
  return typeof window === "undefined" ? {} : (window as unknown as WalletWindow);
}

function find(matches: (provider: InjectedProvider) => boolean): InjectedProvider | undefined {
  const { ethereum } = walletWindow();
  return (ethereum?.providers ?? (ethereum ? [ethereum] : [])).find(matches);
}

/** The provider of each browser-extension wallet, or undefined where it is not installed (R2.15). */
export const INJECTED = {
  any: () => walletWindow().ethereum,
  metaMask: () =>
    find(
      (provider) =>
        Boolean(provider.isMetaMask) && !METAMASK_LOOKALIKES.some((flag) => provider[flag]),
    ),
  binance: () =>
    find((provider) => Boolean(provider.isBinance)) ?? walletWindow().binancew3w?.ethereum,
  trust: () =>
    find((provider) => Boolean(provider.isTrust || provider.isTrustWallet)) ??
    walletWindow().trustwallet,
  blocto: () => find((provider) => Boolean(provider.isBlocto)),
  coinbase: () =>
    walletWindow().coinbaseWalletExtension ??
    find((provider) => Boolean(provider.isCoinbaseWallet || provider.isCoinbaseBrowser)),
} as const;
