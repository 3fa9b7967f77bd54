import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { readSavedAddresses, readWallets } from "@/lib/domain/wallet/server";
import { localeRow } from "@/lib/i18n/locales";
import { pageNumber } from "@/lib/list/search-params";
import { serviceClock } from "@/lib/live/service-clock";
import { BASE_CURRENCY } from "@/lib/money/format";
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

/** The wallets, with all that moves what is in them. */
async function WalletsSection() {
  const [locale, user, wallets] = await Promise.all([getLocale(), readFrameUser(), readWallets()]);
  const member = moneyMember(user, new Date(serviceClock.now()));
  return (
    <MoneyProvider initial={wallets} member={member} locale={locale}>
      <TotalCard />
      <WalletBoard />
    </MoneyProvider>
  );
}

async function savedAddressesSection(page: number) {
  const [user, addresses] = await Promise.all([readFrameUser(), readSavedAddresses()]);
  const { timeZone, now } = moneyMember(user, new Date(serviceClock.now()));
  return <SavedAddressesCard addresses={addresses} page={page} timeZone={timeZone} now={now} />;
}

export default memberPage(async ({ searchParams }: PageProps<"/wallet">) => {
  const page = pageNumber(await searchParams);
  const t = await getTranslations();
  const [wallets, savedAddresses] = await Promise.all([
    memberSection(WalletsSection, { text: `${t("wallet.totalValue")} · ${BASE_CURRENCY}` }),
    memberSection(() => savedAddressesSection(page), "savedAddresses.heading"),
  ]);
  return (
    <Texts of={LIST_TEXTS}>
      <PageHeading title={t("titles.wallet")} text={t("wallet.text")} />
      {wallets}
      <WalletConnect>
        <WalletCard />
        {savedAddresses}
      </WalletConnect>
    </Texts>
  );
});
