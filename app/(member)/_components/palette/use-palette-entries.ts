import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { chooseTheme } from "@/app/_shell/theme/theme-choice";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { colon } from "@/app/_ui/text/own-marks";
import { BffError } from "@/lib/bff/client/client";
import { TOKEN_SYMBOLS } from "@/lib/contract/values/tokens";
import { rememberHiddenAmounts } from "@/lib/domain/account/preference-cookies";
import { fetchWallets } from "@/lib/domain/wallet/client";
import type { Wallets } from "@/lib/domain/wallet/view";
import { tokenPricePath, walletActionPath, walletPath } from "@/lib/paths";
import { THEMES } from "@/lib/preferences";
import { PAGES } from "@/lib/routes";
import { logout } from "@/lib/session/client";
import { paletteActions, paletteWallets } from "./palette-actions";
import type { PaletteEntry } from "./palette-entries";
import { PALETTE_PAGES, PALETTE_SETTINGS } from "./palette-pages";

export const LOGOUT = "logout";

/** The member's wallets, read anew for each opening; null until they are known. */
function useWallets(): Wallets | null {
  const [wallets, setWallets] = useState<Wallets | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    // Without them the palette offers what the tokens may offer.
    fetchWallets(controller.signal).then(setWallets, () => undefined);
    return () => controller.abort();
  }, []);
  return wallets;
}

/** Everything but what is searched elsewhere: pages, actions, tokens, settings. */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const locale = useLocale();
  const titles = useTranslations("titles");
  const names = useTranslations("wallet.names");
  const wallet = useTranslations("walletDetail");
  const price = useTranslations("tokenPriceDetail");
  const header = useTranslations("header");
  const account = useTranslations("account");
  const theme = useTranslations("theme");
  const palette = useTranslations("palette");
  const language = useTranslations("language");
  const security = useTranslations("security");
  const page =
    (group: "pages" | "settings") =>
    (name: (typeof PALETTE_PAGES)[number] | (typeof PALETTE_SETTINGS)[number]): PaletteEntry => {
      const { path, title } = PAGES[name];
      return { id: name, group, label: titles(title), href: path };
    };
  const wallets = useWallets();
  const held = paletteWallets(wallets);
  const actions = paletteActions(wallets).map(
    ({ action, symbol }): PaletteEntry => ({
      id: `${action}.${symbol}`,
      group: "actions",
      label: names(action, { symbol }),
      href: walletActionPath(symbol, action),
    }),
  );
  const isHidden = document.documentElement.dataset.amounts === "hidden";
  const amounts: PaletteEntry = {
    id: "amounts",
    group: "actions",
    label: header(isHidden ? "showAmounts" : "hideAmounts"),
    act: () => rememberHiddenAmounts(!isHidden),
  };
  const leave: PaletteEntry = {
    id: LOGOUT,
    group: "actions",
    label: account("logout"),
    act() {
      logout().catch((error: unknown) =>
        showErrorToast((error instanceof BffError && error.message) || account("logoutFailed")),
      );
    },
  };
  const tokens = TOKEN_SYMBOLS.flatMap((symbol): PaletteEntry[] => [
    ...(held.includes(symbol)
      ? [
          {
            id: `wallet.${symbol}`,
            group: "tokens" as const,
            label: wallet("heading", { symbol }),
            href: walletPath(symbol),
          },
        ]
      : []),
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
      label: `${theme("label")}${colon(locale)}${theme(one)}`,
      act: () => chooseTheme(one, true),
    }),
  );
  const settings = PALETTE_SETTINGS.map(page("settings")).map(
    (one): PaletteEntry => (one.id === "settings" ? { ...one, note: palette("settings") } : one),
  );
  const parts: readonly PaletteEntry[] = [
    {
      id: "language",
      group: "settings",
      label: language("label"),
      href: PAGES.settings.path,
    },
    {
      id: "password",
      group: "settings",
      label: security("password"),
      href: PAGES.security.path,
    },
  ];
  return [
    ...PALETTE_PAGES.map(page("pages")),
    ...actions,
    amounts,
    leave,
    ...tokens,
    ...settings,
    ...parts,
    ...themes,
  ];
}
