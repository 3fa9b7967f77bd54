import { getLocale, getTranslations } from "next-intl/server";
import { memberPage, readFrameUser } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { pageNumber } from "@/lib/list/search-params";
import { readSavedAddresses, readWallets } from "@/lib/wallet/server";
import { WalletCard } from "../_components/connect/wallet-card";
import { WalletConnect } from "../_components/connect/wallet-connect";
import { moneyMember } from "../_components/money-member";
import { MoneyProvider } from "../_components/money-provider";
import { moneyTexts } from "../_components/money-texts";
import { SavedAddressesCard } from "../_components/saved-addresses/saved-addresses-card";
import { TotalCard } from "./_components/total-card";
import { WalletBoard } from "./_components/wallet-board";

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
