import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { ProfitSource } from "@/lib/contract/transaction";
import type { SourceTotal } from "@/lib/domain/staking/earned";
import { percentOf } from "@/lib/money/decimal";
import { formatAmount, formatRate, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { PAGES } from "@/lib/routes";

const PATHS: Readonly<Record<ProfitSource, string>> = {
  mining: PAGES.mining.path,
  staking: PAGES.stake.path,
  direct: PAGES.commissions.path,
  level2: PAGES.commissions.path,
  binary: `${PAGES.team.path}?tab=settlements`,
  prediction: PAGES.prediction.path,
  game: PAGES.game.path,
  airdrop: PAGES.airdrop.path,
};

/** Where a source is earned. */
function sourcePath(source: ProfitSource): Route {
  return PATHS[source] as Route;
}

interface SourceRowProps {
  total: SourceTotal;
  /** What all gains together are worth; null where values are not known. */
  gained: string | null;
}

/** One source: its part of the gains as a bar, its value, and what it gave of each token. */
export async function SourceRow({ total, gained }: SourceRowProps) {
  const [common, t, words, locale] = await Promise.all([
    getTranslations("common"),
    getTranslations("earningOverview"),
    getTranslations("transaction"),
    getLocale(),
  ]);
  const { source, sums, value } = total;
  const isLoss = value?.startsWith("-") && !isZero(value);
  const share = value && gained && !isLoss ? percentOf(value, gained) : null;
  const colour = SOURCE_COLOURS[source];
  return (
    <li className="relative grid gap-1.5 border-line px-4 py-3 not-first:border-t hover:bg-raised/50 md:px-5">
      <p className="flex items-baseline justify-between gap-4 text-base font-medium">
        <Link
          href={sourcePath(source)}
          className="flex min-w-0 items-center gap-2.5 after:absolute after:inset-0 hover:text-accent-text"
        >
          <span
            aria-hidden
            className="size-2.5 shrink-0 rounded-full"
            style={{ background: colour }}
          />
          {words(`sources.${source}`)}
        </Link>
        {value === null ? (
          <NoValue text={common("notAvailable")} />
        ) : (
          <Amount
            isPrivate
            raw={value}
            text={formatUsd(value, locale)}
            className={`font-semibold ${isLoss ? "text-down" : ""}`}
          />
        )}
      </p>
      {share && (
        <span aria-hidden className="h-1 overflow-hidden rounded-full bg-raised">
          <span
            className="block h-full min-w-1 rounded-full"
            style={{ inlineSize: `${share}%`, background: colour }}
          />
        </span>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        <span data-cover="start" className="flex flex-wrap gap-x-3">
          {sums.map(({ symbol, amount }) => (
            <Amount
              key={symbol}
              isPrivate
              raw={amount}
              text={formatAmount(amount, symbol, locale)}
            />
          ))}
        </span>
        {share ? (
          <bdi dir="ltr" data-private>
            {formatRate(share, locale)}
          </bdi>
        ) : (
          isLoss && t("loss")
        )}
      </p>
    </li>
  );
}
