import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { localeRow } from "@/lib/i18n/locales";
import { walletSettings } from "@/lib/wallet-connect/server";
import { WalletConnectProvider } from "./connect-provider";
import { connectTexts } from "./connect-texts";

/** Lets what is below connect the member's own wallet, with the settings and texts of this server. */
export async function WalletConnect({ children }: { children: ReactNode }) {
  const [locale, texts] = await Promise.all([getLocale(), connectTexts()]);
  return (
    <WalletConnectProvider
      settings={walletSettings()}
      texts={texts}
      locale={locale}
      language={localeRow(locale).locale}
    >
      {children}
    </WalletConnectProvider>
  );
}
