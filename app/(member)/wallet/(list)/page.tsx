import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/frame/page-metadata";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { readSavedAddresses, readWallets } from "@/lib/domain/wallet/server";
import { localeRow } from "@/lib/i18n/locales";
import { pageNumber } from "@/lib/list/search-params";
import { walletSettings } from "@/lib/wallet-connect/server";
import { WalletConnectProvider } from "../_components/connect/connect-provider";
import { connectTexts } from "../_components/connect/connect-texts";
import { WalletCard } from "../_components/connect/wallet-card";
import { moneyMember } from "../_components/money-member";
import { MoneyProvider } from "../_components/money-provider";
import { moneyTexts } from "../_components/money-texts";
import { SavedAddressesCard } from "../_components/saved-addresses/saved-addresses-card";
import { TotalCard } from "./_components/total-card";
import { WalletBoard } from "./_components/wallet-board";

/** Lets what is below connect the member's own wallet, with the settings and texts of this server. */
async function WalletConnect({ children }: { children: ReactNode }) {
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

export const generateMetadata = () => pageMetadata("wallet");

async function savedAddressesSection(page: number) {
  const [user, addresses] = await Promise.all([readFrameUser(), readSavedAddresses()]);
  const { timeZone } = moneyMember(user);
  return <SavedAddressesCard addresses={addresses} page={page} timeZone={timeZone} />;
}

export default memberPage(async ({ searchParams }: PageProps<"/wallet">) => {
  const page = pageNumber(await searchParams);
  const [locale, t, texts, user, wallets, savedAddresses] = await Promise.all([
    getLocale(),
    getTranslations(),
    moneyTexts(),
    readFrameUser(),
    readWallets(),
    memberSection(() => savedAddressesSection(page)),
  ]);
  const member = moneyMember(user);
  // Plural forms are chosen here: the browser gets one sentence for each number of wallets.
  const hiddenTexts = Array.from(wallets.keys(), (_, index) =>
    t("wallet.hiddenCount", { count: index + 1 }),
  );
  return (
    <>
      <PageHeading title={t("titles.wallet")} text={t("wallet.text")} />
      <MoneyProvider initial={wallets} member={member} locale={locale} texts={texts}>
        <TotalCard eyeTexts={{ hide: t("header.hideAmounts"), show: t("header.showAmounts") }} />
        <WalletBoard hiddenTexts={["", ...hiddenTexts]} />
      </MoneyProvider>
      <WalletConnect>
        <WalletCard />
        {savedAddresses}
      </WalletConnect>
    </>
  );
});
