import { useTranslations } from "next-intl";
import { chooseTheme } from "@/app/_shell/theme/theme-choice";
import { TOKEN_SYMBOLS, TRANSFER_SYMBOLS, USDT } from "@/lib/contract/values/tokens";
import { rememberHiddenAmounts } from "@/lib/domain/account/preference-cookies";
import { tokenPricePath, WALLET_ACTIONS, walletActionPath, walletPath } from "@/lib/paths";
import { THEMES } from "@/lib/preferences";
import { PAGES } from "@/lib/routes";
import type { PaletteEntry } from "./palette-entries";

const SETTINGS = ["profile", "settings", "security", "twoFactor", "kyc"] as const;

const PAGE_NAMES = [
  "dashboard",
  "wallets",
  "transactions",
  "dailyProfit",
  "mining",
  "marketplace",
  "resale",
  "earning",
  "stake",
  "commissions",
  "airdrop",
  "prediction",
  "game",
  "gameWheel",
  "gameRush",
  "gameHistory",
  "team",
  "network",
  "binaryTree",
  "tokenPrices",
] as const;

const canTransfer = (symbol: string) => TRANSFER_SYMBOLS.some((one) => one === symbol);

/** Everything that is the same for each member: pages, actions, tokens, settings. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const titles = useTranslations("titles");
  const names = useTranslations("wallet.names");
  const wallet = useTranslations("walletDetail");
  const price = useTranslations("tokenPriceDetail");
  const header = useTranslations("header");
  const theme = useTranslations("theme");
  const page =
    (group: "pages" | "settings") =>
    (name: (typeof PAGE_NAMES)[number] | (typeof SETTINGS)[number]): PaletteEntry => {
      const { path, title } = PAGES[name];
      return { id: name, group, label: titles(title), href: path };
    };
  const actions = WALLET_ACTIONS.flatMap((action) =>
    TOKEN_SYMBOLS.filter((symbol) => action !== "transfer" || canTransfer(symbol)).map(
      (symbol): PaletteEntry => ({
        id: `${action}.${symbol}`,
        group: "actions",
        label: names(action, { symbol }),
        href: walletActionPath(symbol, action),
      }),
    ),
  );
  const deposit: PaletteEntry = {
    id: "deposit.USDT",
    group: "actions",
    label: names("deposit", { symbol: USDT }),
    href: walletActionPath(USDT, "deposit"),
  };
  const isHidden = document.documentElement.dataset.amounts === "hidden";
  const amounts: PaletteEntry = {
    id: "amounts",
    group: "actions",
    label: header(isHidden ? "showAmounts" : "hideAmounts"),
    act: () => rememberHiddenAmounts(!isHidden),
  };
  const tokens = TOKEN_SYMBOLS.flatMap((symbol): PaletteEntry[] => [
    {
      id: `wallet.${symbol}`,
      group: "tokens",
      label: wallet("heading", { symbol }),
      href: walletPath(symbol),
    },
    {
      id: `price.${symbol}`,
      group: "tokens",
      label: price("title", { code: symbol }),
      href: tokenPricePath(symbol),
    },
  ]);
  const themes = THEMES.map(
    (one): PaletteEntry => ({
      id: `theme.${one}`,
      group: "settings",
      label: `${theme("label")}: ${theme(one)}`,
      act: () => chooseTheme(one, true),
    }),
  );
  return [
    ...PAGE_NAMES.map(page("pages")),
    deposit,
    ...actions,
    amounts,
    ...tokens,
    ...SETTINGS.map(page("settings")),
    ...themes,
  ];
}
