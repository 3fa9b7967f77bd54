import { ArrowLeft } from "lucide";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage, readFrameUser } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Icon } from "@/app/_ui/icon";
import { TokenDisc } from "@/app/_ui/token-disc";
import { WALLET_ACTIONS } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { reportOutage } from "@/lib/session/server";
import { readWallet, readWallets } from "@/lib/wallet/server";
import type { Wallets } from "@/lib/wallet/view";
import { moneyMember } from "../_components/money-member";
import { MoneyProvider } from "../_components/money-provider";
import { moneyTexts } from "../_components/money-texts";
import { ActionBar } from "./_components/action-bar";
import { BalanceCard } from "./_components/balance-card";
import { DepositCard } from "./_components/deposit-card";
import { LimitsCard } from "./_components/limits-card";
import { RecentCard } from "./_components/recent-card";
import { WithdrawalsCard } from "./_components/withdrawals-card";

export const generateMetadata = () => pageMetadata("wallet");

// The others serve conversions only; without them this one still stands.
async function readOthers(): Promise<Wallets> {
  try {
    return await readWallets();
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return new Map();
  }
}

export default memberPage(async ({ params, searchParams }: PageProps<"/wallet/[symbol]">) => {
  const [{ symbol: asked }, { action }] = await Promise.all([params, searchParams]);
  const [locale, t, texts, user, wallet, others, withdrawals, recent] = await Promise.all([
    getLocale(),
    getTranslations("walletDetail"),
    moneyTexts(),
    readFrameUser(),
    readWallet(asked),
    readOthers(),
    memberSection(() => WithdrawalsCard({ symbol: asked })),
    memberSection(() => RecentCard({ symbol: asked })),
  ]);
  if (!wallet) notFound();
  const { symbol } = wallet;
  const wallets = new Map([[symbol, wallet], ...others]).set(symbol, wallet);
  return (
    <MoneyProvider
      key={symbol}
      initial={wallets}
      symbol={symbol}
      member={moneyMember(user)}
      locale={locale}
      texts={texts}
    >
      <Link
        href={PAGES.wallets.path}
        className="mb-3 inline-flex h-11 items-center gap-2 text-md font-medium text-muted hover:text-text"
      >
        <Icon node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        {t("back")}
      </Link>
      <div className="mb-5 flex items-center gap-4">
        <TokenDisc symbol={symbol} size={48} />
        <div className="min-w-0">
          <h1 className="text-3xl">{t("heading", { symbol })}</h1>
          {wallet.name && <p className="text-base text-muted">{wallet.name}</p>}
        </div>
      </div>
      <ActionBar
        symbol={symbol}
        initialAction={WALLET_ACTIONS.find((one) => one === action) ?? null}
      />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <BalanceCard symbol={symbol} heading={t("balances")} />
          {recent}
        </div>
        <div className="grid min-w-0 gap-5">
          <DepositCard wallet={wallet} />
          {wallet.canWithdraw && withdrawals}
          <LimitsCard wallet={wallet} locale={locale} />
        </div>
      </div>
    </MoneyProvider>
  );
});
