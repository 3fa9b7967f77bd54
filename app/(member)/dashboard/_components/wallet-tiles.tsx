import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { readWallets } from "@/lib/domain/wallet/server";
import type { WalletView } from "@/lib/domain/wallet/view";
import { BASE_CURRENCY, formatAmount, formatQuantity, formatUsd } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";

/** One wallet of the dashboard: what is available, its value and what is locked. */
async function WalletTile({ wallet, locale }: { wallet: WalletView; locale: string }) {
  const t = await getTranslations();
  const { symbol, available, locked, value } = wallet;
  return (
    <li className="relative grid min-w-0 gap-4 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-line-strong sm:p-5">
      <div className="flex min-w-0 items-center gap-3">
        <TokenDisc symbol={symbol} />
        <div className="min-w-0">
          <h3 className="font-sans text-base">
            <Link
              href={walletPath(symbol)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {symbol}
            </Link>
          </h3>
          <p className="text-sm text-balance text-muted">{wallet.name}</p>
        </div>
      </div>
      <div className="min-w-0">
        <p className="figures-display text-xl break-words sm:text-2xl">
          {available === null ? (
            <NoValue text={t("common.notAvailable")} />
          ) : (
            <Amount isPrivate raw={available} text={formatQuantity(available, symbol, locale)} />
          )}
        </p>
        <p className="mt-0.5 text-sm text-muted">
          {value === null || wallet.isCurrency ? (
            t("wallet.available")
          ) : (
            <Amount isPrivate raw={value} text={formatUsd(value, locale)} />
          )}
          {locked !== null && /[1-9]/.test(locked) && (
            <>
              {" · "}
              {t.rich("dashboard.lockedAmount", {
                amount: () => (
                  <Amount isPrivate raw={locked} text={formatAmount(locked, symbol, locale)} />
                ),
              })}
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** The wallets side by side. */
export async function WalletTiles() {
  const [locale, t, wallets] = await Promise.all([getLocale(), getTranslations(), readWallets()]);
  if (wallets.size === 0) {
    return (
      <Card>
        <EmptyState title={t("dashboard.emptyTitle")} text={t("dashboard.emptyText")} />
      </Card>
    );
  }
  return (
    <section aria-label={t("dashboard.wallets")}>
      <ul className="grid gap-4 xs:grid-cols-2 xl:grid-cols-4 xl:gap-5">
        {Array.from(wallets.values(), (wallet) => (
          <WalletTile key={wallet.symbol} wallet={wallet} locale={locale} />
        ))}
      </ul>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={Array.from(wallets.values()).flatMap(({ symbol, available, locked, value }) => [
          { label: `${symbol} · ${t("wallet.available")}`, raw: available, symbol },
          { label: `${symbol} · ${t("wallet.locked")}`, raw: locked, symbol },
          { label: `${symbol} · ${t("wallet.value")}`, raw: value },
        ])}
      />
    </section>
  );
}
