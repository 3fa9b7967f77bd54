"use client";

import { useTranslations } from "next-intl";
import { AmountsToggle } from "@/app/_shell/preferences/amounts-toggle";
import { type DisplayRate, InCurrency } from "@/app/_shell/prices/in-currency";
import { tokenColour } from "@/app/_ui/data/token-colour";
import { ChangingAmount } from "@/app/_ui/text/changing-amount";
import { offeredActions } from "@/lib/domain/wallet/actions";
import { valueParts, type WalletShare, walletShares } from "@/lib/domain/wallet/shares";
import { totalValue } from "@/lib/domain/wallet/view";
import { BASE_CURRENCY, formatShare, formatUsd } from "@/lib/money/format";
import { Freshness } from "../../_components/freshness";
import { MissingReasons } from "../../_components/missing-reasons";
import { useMoney, useWallets } from "../../_components/money-provider";
import { WalletActions } from "../../_components/wallet-actions";

/** What is locked is hatched, so that it differs without colour. */
function shareFill({ symbol, locked }: WalletShare): string {
  const colour = tokenColour(symbol);
  if (locked === 0) return colour;
  const free = `${((1 - locked) * 100).toFixed(2)}%`;
  const hatch = `repeating-linear-gradient(-45deg, ${colour} 0 3px, color-mix(in oklab, ${colour} 30%, var(--surface)) 3px 6px)`;
  return `linear-gradient(${colour} 0 0) 0 0 / ${free} 100% no-repeat, ${hatch}`;
}

/** How the value is spread over the wallets: a bar, and the same in words. */
function ShareBar({ shares, locale }: { shares: readonly WalletShare[]; locale: string }) {
  const t = useTranslations("wallet");
  if (shares.length === 0) return null;
  return (
    <div>
      <div
        aria-hidden
        dir="ltr"
        className="flex h-2 gap-0.5 overflow-hidden rounded-full rtl:-scale-x-100"
      >
        {shares.map((share) => (
          <span
            key={share.symbol}
            className="min-w-1 rounded-[2px]"
            style={{ flexGrow: share.share, flexBasis: 0, background: shareFill(share) }}
          />
        ))}
      </div>
      <ul data-cover="start" className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm md:gap-x-5">
        {shares.map(({ symbol, percent }) => (
          <li key={symbol} className="flex items-center gap-1.5">
            <span
              aria-hidden
              className="size-2 rounded-[2px]"
              style={{ background: tokenColour(symbol) }}
            />
            <span className="text-muted">{symbol}</span>
            <bdi dir="ltr" data-private className="figures font-medium">
              {formatShare(percent, locale)}
            </bdi>
          </li>
        ))}
        {shares.some(({ locked }) => locked > 0) && (
          <li className="flex items-center gap-1.5 text-muted md:ms-auto">
            <span
              aria-hidden
              className="size-2.5 rounded-[2px] bg-[repeating-linear-gradient(-45deg,var(--muted)_0_2px,transparent_2px_4px)]"
            />
            {t("locked")}
          </li>
        )}
      </ul>
    </div>
  );
}

/** The value of all wallets, what of it can be used, how it is spread, and the ways to move it. */
export function TotalCard({ rate }: { rate: DisplayRate | null }) {
  const { locale } = useMoney();
  const t = useTranslations();
  const wallets = [...useWallets().value.values()];
  const total = totalValue(wallets);
  const parts = valueParts(wallets);
  const amount = (raw: string | null, isHero = false) => (
    <ChangingAmount
      isHero={isHero}
      raw={raw}
      text={raw === null ? "" : formatUsd(raw, locale)}
      emptyText={t("common.notAvailable")}
      isPrivate
    />
  );
  return (
    <section className="mb-5 grid gap-5 md:rounded-card md:border md:border-line md:bg-surface md:p-6 md:shadow-card">
      <div className="grid gap-5 md:flex md:flex-wrap md:items-center md:justify-between">
        <div data-cover="start" className="min-w-0">
          <div className="-mb-1 flex flex-wrap items-center gap-x-1">
            <h2 className="font-sans text-md font-medium text-muted">
              {t("wallet.totalValue")} · {BASE_CURRENCY}
            </h2>
            <AmountsToggle
              isIconOnly
              className="relative z-1 grid size-11 place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
            />
            <div className="ms-auto md:ms-3">
              <Freshness />
            </div>
          </div>
          <p className="figures-display text-[2.75rem] leading-[1.06] wrap-anywhere md:text-5xl">
            {amount(total, true)}
          </p>
          <InCurrency value={total} rate={rate} locale={locale} />
          {parts && (
            <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-md">
              {(["available", "locked"] as const).map((part) => (
                <div key={part} className="flex gap-1.5">
                  <dt className="text-muted">{t(`wallet.${part}`)}</dt>
                  <dd className="font-semibold">{amount(parts[part])}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {wallets.some((wallet) => wallet.canDeposit || offeredActions(wallet).length > 0) ? (
          <WalletActions wallets={wallets} />
        ) : (
          wallets[0] && <MissingReasons wallet={wallets[0]} />
        )}
      </div>
      <ShareBar shares={walletShares(wallets)} locale={locale} />
    </section>
  );
}
