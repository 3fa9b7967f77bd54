import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { readAirdropSummary } from "@/lib/airdrop/server";
import { PAGES } from "@/lib/routes";
import { BalanceCard } from "./_components/balance-card";
import { SeasonCard } from "./_components/season-card";

export const generateMetadata = () => pageMetadata("airdrop");

export default memberPage(async () => {
  const [locale, t, summary] = await Promise.all([
    getLocale(),
    getTranslations(),
    readAirdropSummary(),
  ]);
  const heading = <PageHeading title={t("titles.airdrop")} text={t("airdrop.text")} />;
  const walletLink = <LinkButton href={PAGES.wallets.path}>{t("airdrop.openWallet")}</LinkButton>;
  if (!summary) {
    return (
      <>
        {heading}
        <Card>
          <EmptyState
            title={t("airdrop.missingTitle")}
            text={t("airdrop.missingText")}
            action={walletLink}
          />
        </Card>
      </>
    );
  }
  return (
    <>
      {heading}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <BalanceCard balance={summary.balance} rank={summary.rank ?? null} locale={locale} />
        {summary.season ? (
          <SeasonCard
            season={summary.season}
            now={new Date(summary.serverTime ?? Date.now())}
            locale={locale}
          />
        ) : (
          <Card>
            <EmptyState
              title={t("airdrop.noSeasonTitle")}
              text={t("airdrop.noSeasonText")}
              action={walletLink}
            />
          </Card>
        )}
      </div>
    </>
  );
});
