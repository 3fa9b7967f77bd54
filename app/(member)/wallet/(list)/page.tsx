import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/frame/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { serviceNow } from "@/app/_shell/transactions/service-now";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { readSavedAddresses, readWallets } from "@/lib/domain/wallet/server";
import { localeRow } from "@/lib/i18n/locales";
import { pageNumber } from "@/lib/list/search-params";
import { walletSettings } from "@/lib/wallet-connect/server";
import { WalletConnectProvider } from "../_components/connect/connect-provider";
import { WalletCard } from "../_components/connect/wallet-card";
import { moneyMember } from "../_components/money-member";
import { MoneyProvider } from "../_components/money-provider";
import { SavedAddressesCard } from "../_components/saved-addresses/saved-addresses-card";
import { TotalCard } from "./_components/total-card";
import { WalletBoard } from "./_components/wallet-board";

/** Lets what is below connect the member's own wallet, with the settings of this server. */
async function WalletConnect({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <WalletConnectProvider
      settings={walletSettings()}
      locale={locale}
      language={localeRow(locale).locale}
    >
      {children}
    </WalletConnectProvider>
  );
}

const LIST_TEXTS = [
  "amountField",
  "codeField",
  "convert",
  "order",
  "savedAddresses",
  "topUp",
  "transfer",
  "wallet",
  "walletConnect",
  "withdraw",
] as const;

export const generateMetadata = () => pageMetadata("wallet");

async function savedAddressesSection(page: number) {
  const [user, addresses, present] = await Promise.all([
    readFrameUser(),
    readSavedAddresses(),
    serviceNow(),
  ]);
  const { timeZone, now } = moneyMember(user, present);
  return <SavedAddressesCard addresses={addresses} page={page} timeZone={timeZone} now={now} />;
}

export default memberPage(async ({ searchParams }: PageProps<"/wallet">) => {
  const page = pageNumber(await searchParams);
  const [locale, t, user, wallets, present, savedAddresses] = await Promise.all([
    getLocale(),
    getTranslations(),
    readFrameUser(),
    readWallets(),
    serviceNow(),
    memberSection(() => savedAddressesSection(page)),
  ]);
  return (
    <Texts of={LIST_TEXTS}>
      <PageHeading title={t("titles.wallet")} text={t("wallet.text")} />
      <MoneyProvider initial={wallets} member={moneyMember(user, present)} locale={locale}>
        <TotalCard />
        <WalletBoard />
      </MoneyProvider>
      <WalletConnect>
        <WalletCard />
        {savedAddresses}
      </WalletConnect>
    </Texts>
  );
});
