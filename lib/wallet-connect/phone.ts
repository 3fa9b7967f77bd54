type Device = Pick<Navigator, "userAgent" | "platform" | "maxTouchPoints">;

/** Whether the wallets' dialog shows its list for phones; by RainbowKit's own rule, so that both agree. */
export function isPhone({ userAgent, platform, maxTouchPoints }: Device = navigator): boolean {
  const isIpad = platform === "MacIntel" && maxTouchPoints > 1;
  return isIpad || /android|iPhone|iPod|iPad/i.test(userAgent);
}

interface WalletBrowser {
  readonly name: string;
  readonly href: string;
}

/** Any network will do: what is opened asks for its own. */
const ETHEREUM_SLIP44 = 60;

/**
 * Links that open a page in the browser of a wallet's own application, for the wallets that document one: MetaMask
 * ("Use deeplinks"), Trust Wallet ("Deep Linking", DApp Browser), Coinbase Wallet ("Mobile dapp integration").
 */
export function walletBrowsers(page: URL): readonly WalletBrowser[] {
  const url = encodeURIComponent(page.href);
  return [
    { name: "MetaMask", href: `https://link.metamask.io/dapp/${page.host}${page.pathname}` },
    {
      name: "Trust Wallet",
      href: `https://link.trustwallet.com/open_url?coin_id=${ETHEREUM_SLIP44}&url=${url}`,
    },
    { name: "Coinbase Wallet", href: `https://go.cb-w.com/dapp?cb_url=${url}` },
  ];
}
