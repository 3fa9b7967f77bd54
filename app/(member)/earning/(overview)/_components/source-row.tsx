import type { Route } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
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

/** One source: what it gave of each token, its part of the gains, and its value. */
export async function SourceRow({ total, gained }: SourceRowProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("earningOverview"),
    getTranslations("transaction"),
    getLocale(),
  ]);
  const { source, sums, value } = total;
  const name = words(`sources.${source}`);
  const isLoss = value?.startsWith("-") && !isZero(value);
  const share = value && gained && !isLoss ? percentOf(value, gained) : null;
  const nothing = <NoValue text={t("nothing")} />;
  const title = (
    <span className="flex items-center gap-3 font-semibold">
      <span
        aria-hidden
        className="size-2.5 shrink-0 rounded-full"
        style={{ background: SOURCE_COLOURS[source] }}
      />
      <Link
        href={sourcePath(source)}
        prefetch={false}
        className="after:absolute after:inset-0 after:rounded-card hover:text-accent-text md:after:rounded-none"
      >
        {name}
      </Link>
    </span>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("amounts")}>
        {sums.length === 0
          ? nothing
          : sums.map(({ symbol, amount }) => (
              <Amount
                key={symbol}
                isPrivate
                raw={amount}
                text={formatAmount(amount, symbol, locale)}
                className="block"
              />
            ))}
      </TableCell>
      <TableCell label={t("share")}>
        {share && !isZero(share) ? (
          <bdi dir="ltr" className="figures">
            {formatRate(share, locale)}
          </bdi>
        ) : (
          nothing
        )}
      </TableCell>
      <TableCell label={t("value")}>
        {value === null || sums.length === 0 ? (
          nothing
        ) : (
          <span className={isLoss ? "text-down" : ""}>
            <Amount isPrivate raw={value} text={formatUsd(value, locale)} />
            {isLoss && <span className="ms-1.5 text-xs font-semibold">{t("loss")}</span>}
          </span>
        )}
      </TableCell>
    </TableCard>
  );
}
