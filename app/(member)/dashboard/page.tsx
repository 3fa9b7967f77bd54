import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Amount } from "@/app/_ui/amount";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { NoValue } from "@/app/_ui/no-value";
import { PageHeading } from "@/app/_ui/page-heading";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { readWallets } from "@/lib/wallet/server";
import { totalValue } from "@/lib/wallet/view";
import { Allocation } from "./_components/allocation";
import { WalletTile } from "./_components/wallet-tile";

export const generateMetadata = () => pageMetadata("dashboard");

export default memberPage(async () => {
  const [locale, t, wallets] = await Promise.all([getLocale(), getTranslations(), readWallets()]);
  const total = totalValue(wallets);
  return (
    <>
      <PageHeading title={t("titles.dashboard")} text={t("dashboard.text")}>
        <LinkButton href={PAGES.wallets.path}>{t("dashboard.openWallets")}</LinkButton>
        <LinkButton href={PAGES.airdrop.path} tone="primary">
          {t("dashboard.openAirdrop")}
        </LinkButton>
      </PageHeading>
      <Card className="mb-5 grid items-end gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 className="font-sans text-md font-medium text-muted">
            {t("dashboard.totalValue")} · {BASE_CURRENCY}
          </h2>
          <p className="figures-display mt-1 text-4xl md:text-5xl">
            {total === null ? (
              <NoValue text={t("common.notAvailable")} />
            ) : (
              <Amount isPrivate raw={total} text={formatUsd(total, locale)} />
            )}
          </p>
        </div>
        <Allocation wallets={wallets} />
      </Card>
      {wallets.length === 0 ? (
        <Card>
          <EmptyState title={t("dashboard.emptyTitle")} text={t("dashboard.emptyText")} />
        </Card>
      ) : (
        <section aria-label={t("dashboard.wallets")}>
          <ul className="grid gap-4 xs:grid-cols-2 xl:grid-cols-4 xl:gap-5">
            {wallets.map((wallet) => (
              <WalletTile key={wallet.symbol} wallet={wallet} locale={locale} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
});
