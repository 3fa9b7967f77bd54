import { ArrowLeft } from "lucide";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Icon } from "@/app/_ui/data/icon";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { readWallet, readWallets, readWithdrawals } from "@/lib/domain/wallet/server";
import type { WalletDetailView } from "@/lib/domain/wallet/view";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatAmount, formatFullRate } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { readHeldCost } from "../../_components/cost/read-held-cost";
import { agePatterns } from "../_components/age";
import { readMoneyMember } from "../_components/money-member";
import { MoneyProvider } from "../_components/money-provider";
import { RecentCard } from "../_components/recent-card";
import { ActionBar } from "./_components/action-bar";
import { BalanceCard } from "./_components/balance-card";
import { DepositCard } from "./_components/deposit-card";
import { WithdrawalsCard } from "./_components/withdrawals-card";

/** What a withdrawal and a conversion cost; only what the service states. */
async function LimitsCard({ wallet, locale }: { wallet: WalletDetailView; locale: string }) {
  const t = await getTranslations("walletDetail");
  const { minWithdraw, withdrawFee, minConvert, convertFeeBps } = wallet;
  const amount = (raw: string) => (
    <Amount raw={raw} text={formatAmount(raw, wallet.symbol, locale)} />
  );
  const facts: Fact[] = [];
  if (minWithdraw !== null) facts.push({ label: t("minWithdraw"), value: amount(minWithdraw) });
  if (withdrawFee !== null) facts.push({ label: t("withdrawFee"), value: amount(withdrawFee) });
  if (minConvert !== null) facts.push({ label: t("minConvert"), value: amount(minConvert) });
  if (convertFeeBps !== null) {
    const text = formatFullRate(bpsAsPercent(convertFeeBps), locale);
    const value = (
      <bdi dir="ltr" className="figures">
        {text}
      </bdi>
    );
    facts.push({ label: t("convertFee"), value });
  }
  return (
    <Card>
      <CardHeading>{t("limits")}</CardHeading>
      {facts.length > 0 ? (
        <>
          <FactList facts={facts} />
          <CutFacts
            isPublic
            symbol={wallet.symbol}
            locale={locale}
            facts={[
              { label: t("minWithdraw"), raw: minWithdraw },
              { label: t("withdrawFee"), raw: withdrawFee },
              { label: t("minConvert"), raw: minConvert },
            ]}
          />
        </>
      ) : (
        <p className="text-md text-muted">{t("noLimits")}</p>
      )}
    </Card>
  );
}

const WALLET_TEXTS = [
  "order",
  "pnl.gain",
  "tax.cost",
  "wallet",
  "walletConnect.network",
  "withdraw",
] as const;

export const generateMetadata = () => pageMetadata("wallet");

async function existingWallet(symbol: string): Promise<WalletDetailView> {
  const wallet = await readWallet(symbol);
  if (!wallet) notFound();
  return wallet;
}

/** Also where nothing can be withdrawn any more: what was asked for before is still under way. */
async function withdrawalsSection(symbol: string) {
  const [wallet, withdrawals] = await Promise.all([readWallet(symbol), readWithdrawals(symbol)]);
  const isShown = wallet?.canWithdraw || Boolean(withdrawals?.length);
  return isShown && <WithdrawalsCard symbol={symbol} withdrawals={withdrawals} />;
}

export default memberPage(async ({ params }: PageProps<"/wallet/[symbol]">) => {
  const { symbol: asked } = await params;
  const [locale, t, member, wallet, others, withdrawals, recent, held] = await Promise.all([
    getLocale(),
    getTranslations("walletDetail"),
    readMoneyMember(),
    existingWallet(asked),
    // They serve conversions only.
    unlessDown(readWallets()),
    memberSection(() => withdrawalsSection(asked), "walletDetail.withdrawals"),
    memberSection(() => RecentCard({ symbol: asked }), "walletDetail.recent"),
    readHeldCost(asked),
  ]);
  const { symbol } = wallet;
  const deposit = <DepositCard wallet={wallet} />;
  const hasAddress = wallet.canDeposit && wallet.depositAddress !== null;
  const wallets = new Map([[symbol, wallet], ...(others ?? [])]).set(symbol, wallet);
  return (
    <Texts of={WALLET_TEXTS}>
      <MoneyProvider
        key={symbol}
        initial={wallets}
        symbol={symbol}
        member={member}
        locale={locale}
        ages={agePatterns(locale)}
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
        <ActionBar symbol={symbol} />
        <div className="grid items-start gap-5 xl:grid-cols-2 xl:grid-rows-[auto_auto_1fr]">
          <BalanceCard symbol={symbol} heading={t("balances")} cost={held?.cost ?? null} />
          {hasAddress && (
            <div className="min-w-0 xl:col-start-2 xl:row-span-2 xl:row-start-1">{deposit}</div>
          )}
          <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-2">{recent}</div>
          <div
            className={`grid min-w-0 gap-5 xl:col-start-2 ${hasAddress ? "xl:row-start-3" : "xl:row-span-3 xl:row-start-1"}`}
          >
            {!hasAddress && deposit}
            {withdrawals}
            <LimitsCard wallet={wallet} locale={locale} />
          </div>
        </div>
      </MoneyProvider>
    </Texts>
  );
});
