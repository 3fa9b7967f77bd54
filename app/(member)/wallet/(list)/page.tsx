import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { readWallets } from "@/lib/wallet/server";
import { WalletBoard } from "./_components/wallet-board";
import { walletTexts } from "./_components/wallet-texts";

export const generateMetadata = () => pageMetadata("wallet");

export default memberPage(async () => {
  const [locale, t, texts, wallets] = await Promise.all([
    getLocale(),
    getTranslations(),
    walletTexts(),
    readWallets(),
  ]);
  return (
    <>
      <PageHeading title={t("titles.wallet")} text={t("wallet.text")} />
      <WalletBoard initial={wallets} locale={locale} texts={texts} />
    </>
  );
});
