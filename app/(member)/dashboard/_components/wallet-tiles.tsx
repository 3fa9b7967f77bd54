import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { readWallets } from "@/lib/wallet/server";
import { WalletTile } from "./wallet-tile";

/** The wallets side by side. */
export async function WalletTiles() {
  const [locale, t, wallets] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readWallets(),
  ]);
  if (wallets.size === 0) {
    return (
      <Card>
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      </Card>
    );
  }
  return (
    <section aria-label={t("wallets")}>
      <ul className="grid gap-4 xs:grid-cols-2 xl:grid-cols-4 xl:gap-5">
        {Array.from(wallets.values(), (wallet) => (
          <WalletTile key={wallet.symbol} wallet={wallet} locale={locale} />
        ))}
      </ul>
    </section>
  );
}
