import { ArrowLeft } from "lucide";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Icon } from "@/app/_ui/icon";
import { TokenDisc } from "@/app/_ui/token-disc";
import { PAGES } from "@/lib/routes";
import { readWallet } from "@/lib/wallet/server";
import { BalanceCard } from "./_components/balance-card";
import { DepositCard } from "./_components/deposit-card";
import { LimitsCard } from "./_components/limits-card";

export const generateMetadata = () => pageMetadata("wallet");

export default memberPage(async ({ params }: PageProps<"/wallet/[symbol]">) => {
  const { symbol } = await params;
  const [locale, t, wallet] = await Promise.all([
    getLocale(),
    getTranslations("walletDetail"),
    readWallet(symbol),
  ]);
  if (!wallet) notFound();
  return (
    <>
      <Link
        href={PAGES.wallets.path}
        className="mb-3 inline-flex h-11 items-center gap-2 text-md font-medium text-muted hover:text-text"
      >
        <Icon node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        {t("back")}
      </Link>
      <div className="mb-6 flex items-center gap-4">
        <TokenDisc symbol={wallet.symbol} size={48} />
        <div>
          <h1 className="text-3xl">{t("heading", { symbol: wallet.symbol })}</h1>
          {wallet.name && <p className="text-base text-muted">{wallet.name}</p>}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <BalanceCard wallet={wallet} locale={locale} />
        <div className="grid gap-5">
          <DepositCard wallet={wallet} />
          <LimitsCard wallet={wallet} locale={locale} />
        </div>
      </div>
    </>
  );
});
