import { getLocale, getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { sparkLine } from "@/app/_ui/chart/sparkline";
import {
  AmountIsland as Amount,
  CardIsland as Card,
  CardHeadingIsland as CardHeading,
} from "@/app/_ui/data/islands";
import { tokenColour } from "@/app/_ui/data/token-colour";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readPrices } from "@/lib/domain/price/server";
import type { PriceView } from "@/lib/domain/price/view";
import { readWallets } from "@/lib/domain/wallet/server";
import { totalValue, type WalletView } from "@/lib/domain/wallet/view";
import { percentOf } from "@/lib/money/decimal";
import {
  BASE_CURRENCY,
  formatChange,
  formatQuantity,
  formatRowAmount,
  formatRowPrice,
  formatShare,
  formatUsd,
} from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { walletPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { CostLine } from "../../_components/cost/cost-line";
import { readHeldCost } from "../../_components/cost/read-held-cost";
import { AssetRow } from "./asset-row";
import { CardDigits } from "./card-digits";

interface AssetProps {
  wallet: WalletView;
  price: PriceView | undefined;
  /** Of the total, in percent; null where it has no value. */
  share: string | null;
}

/** One token as its row shows it. */
async function Asset({ wallet, price, share }: AssetProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const { symbol, name, locked, value } = wallet;
  const total = wallet.total ?? wallet.available;
  // The one that the value was made with: the list of prices may be a minute old.
  const own = wallet.price ?? price?.price;
  const change = price?.change24h ?? null;
  return (
    <AssetRow
      symbol={symbol}
      href={walletPath(symbol)}
      note={
        locked !== null && !isZero(locked)
          ? t.rich("dashboard.lockedAmount", {
              amount: () => (
                <Amount isPrivate raw={locked} text={formatQuantity(locked, symbol, locale)} />
              ),
            })
          : name
      }
      noneText={t("common.notAvailable")}
      price={own ? { raw: own, text: formatRowPrice(own, locale) } : null}
      change={
        change === null
          ? null
          : {
              text: formatChange(change, locale),
              tone: isZero(change) ? "" : change.startsWith("-") ? "text-down" : "text-up",
            }
      }
      week={price ? sparkLine(price.sparkline) : null}
      weekLabel={t("tokenPrice.weekOf", { code: symbol })}
      total={total === null ? null : { raw: total, text: formatQuantity(total, symbol, locale) }}
      totalInFull={
        total === null || symbol === BASE_CURRENCY
          ? null
          : formatRowAmount(total, symbol, locale, false)
      }
      value={value === null ? null : { raw: value, text: formatUsd(value, locale) }}
      share={share === null ? null : formatShare(share, locale)}
    />
  );
}

/** What a member owns: one row a token, with its price and its part of the whole. */
export async function AssetsCard() {
  const [locale, t, wallets, prices, held] = await Promise.all([
    getLocale(),
    getTranslations(),
    readWallets(),
    unlessDown(readPrices()),
    readHeldCost(),
  ]);
  if (wallets.size === 0) {
    return (
      <Card>
        <EmptyState title={t("dashboard.emptyTitle")} text={t("dashboard.emptyText")} />
      </Card>
    );
  }
  const all = [...wallets.values()];
  const sum = totalValue(all) ?? "0";
  const shareOf = ({ value }: WalletView) => (value === null ? null : percentOf(value, sum));
  const priceOf = (symbol: string) => prices?.find(({ code }) => code === symbol);
  const headings = [
    t("wallet.token"),
    t("wallet.price"),
    t("tokenPrice.week"),
    t("wallet.total"),
    t("wallet.value"),
    t("earningOverview.share"),
  ];
  return (
    <Card className="flex h-full flex-col overflow-clip px-0! pb-0!">
      <div className="px-4 md:px-6">
        <CardHeading
          aside={
            <Link href={PAGES.wallets.path} className="more-link">
              {t("dashboard.openWallets")}
            </Link>
          }
        >
          {t("dashboard.assets")}
        </CardHeading>
        <div aria-hidden className="mb-3 flex h-2 gap-0.5 overflow-hidden rounded-full">
          {all.map((wallet) => {
            const share = Number(shareOf(wallet) ?? 0);
            return (
              share > 0 && (
                <span
                  key={wallet.symbol}
                  className="min-w-1"
                  style={{ flexGrow: share, flexBasis: 0, background: tokenColour(wallet.symbol) }}
                />
              )
            );
          })}
        </div>
      </div>
      <p aria-hidden className="asset-columns hidden gap-x-3 px-6 pb-2 text-sm text-muted md:grid">
        {headings.map((heading, index) => (
          <span
            key={heading}
            className={index === 0 ? "" : index === 2 ? "text-center" : "text-end"}
          >
            {heading}
          </span>
        ))}
      </p>
      <ul className="@container grid flex-1 auto-rows-fr">
        {all.map((wallet) => (
          <Asset
            key={wallet.symbol}
            wallet={wallet}
            price={priceOf(wallet.symbol)}
            share={shareOf(wallet)}
          />
        ))}
      </ul>
      {held && (
        <div className="border-t border-line px-6 py-3 max-md:hidden">
          <CostLine held={held} />
        </div>
      )}
      <div className="border-t border-line px-6 empty:hidden max-md:hidden">
        <CardDigits
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={[
            { label: t("tax.cost"), raw: held?.cost },
            { label: t("pnl.gain"), raw: held?.gain },
            ...all.flatMap(({ symbol, available, locked, value, price }) => [
              { label: `${symbol} · ${t("wallet.available")}`, raw: available, symbol },
              { label: `${symbol} · ${t("wallet.locked")}`, raw: locked, symbol },
              { label: `${symbol} · ${t("wallet.value")}`, raw: value },
              {
                label: `${symbol} · ${t("wallet.price")}`,
                raw: price ?? priceOf(symbol)?.price,
                price: "row" as const,
              },
            ]),
          ]}
        />
      </div>
    </Card>
  );
}
