import { getLocale, getTranslations } from "next-intl/server";
import { SOURCE_COLOURS } from "@/app/_shell/transactions/source-colour";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { TableCards } from "@/app/_ui/data/table-cards";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { earnedBySource, earnedValue, type SourceTotal } from "@/lib/domain/staking/earned";
import { readProfitSince } from "@/lib/domain/staking/server";
import { percentOf, sumAmounts } from "@/lib/money/decimal";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { dailyProfitHref, firstDay, type Period, periodHref } from "./period";
import { SourceRow } from "./source-row";

interface SourceBarProps {
  totals: readonly SourceTotal[];
  /** What all gains together are worth, without losses. */
  gained: string;
}

/** How the gains are spread over the sources; the table below says the same in words. */
function SourceBar({ totals, gained }: SourceBarProps) {
  const parts = totals.filter(({ value }) => value && !value.startsWith("-") && !isZero(value));
  return (
    <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ source, value }) => (
        <span
          key={source}
          className="min-w-1 shrink grow-0"
          style={{
            flexBasis: `${percentOf(value ?? "0", gained) ?? "0"}%`,
            background: SOURCE_COLOURS[source],
          }}
        />
      ))}
    </div>
  );
}

const COLUMNS = "minmax(8rem,1fr) minmax(12rem,2fr) minmax(4rem,0.6fr) minmax(6rem,0.9fr)";

function gainsOf(totals: readonly SourceTotal[]): string | null {
  const values = totals.flatMap(({ value }) => value ?? []);
  if (values.length < totals.length) return null;
  const gained = sumAmounts(values.filter((value) => !value.startsWith("-")));
  return isZero(gained) ? null : gained;
}

interface EarnedSectionProps {
  period: Period;
  /** As a UTC day. */
  today: string;
}

/** What a period brought by source, or why there is nothing. */
export async function EarnedSection({ period, today }: EarnedSectionProps) {
  const [t, words, locale, days] = await Promise.all([
    getTranslations("earningOverview"),
    getTranslations("transaction"),
    getLocale(),
    readProfitSince(firstDay(period, today)),
  ]);
  const totals = earnedBySource(days ?? []);
  if (!days || totals.every(({ sums }) => sums.length === 0)) {
    const canWiden = days && period !== "all";
    return (
      <Card>
        <EmptyState
          title={days ? t("emptyTitle") : t("missingTitle")}
          text={days ? t("emptyText") : t("missingText")}
          action={
            canWiden ? <LinkButton href={periodHref("all")}>{t("showAll")}</LinkButton> : undefined
          }
        />
      </Card>
    );
  }
  const value = earnedValue(days);
  const gained = gainsOf(totals);
  return (
    <>
      <Card className="mb-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h2 className="font-sans text-md font-medium text-muted">{t("total")}</h2>
            <p className="figures-display mt-1 text-4xl wrap-anywhere">
              <Amount isPrivate isHero raw={value} text={formatUsd(value, locale)} />
            </p>
          </div>
          <LinkButton href={dailyProfitHref(period)}>{t("dayByDay")}</LinkButton>
        </div>
        <div className="mt-5">{gained && <SourceBar totals={totals} gained={gained} />}</div>
        <p className="mt-4 text-sm text-muted">
          {t("totalNote")} {t("netNote")}
        </p>
      </Card>
      <TableFrame id="sources" title={t("tableLabel")}>
        <TableCards
          caption={t("tableLabel")}
          columns={COLUMNS}
          headings={[t("source"), t("amounts"), t("share"), t("value")]}
        >
          {totals.map((total) => (
            <SourceRow key={total.source} total={total} gained={gained} />
          ))}
        </TableCards>
      </TableFrame>
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("total"), raw: value },
          ...totals.flatMap(({ source, sums, value: worth }) => [
            ...sums.map(({ symbol, amount }) => ({
              label: `${words(`sources.${source}`)} · ${symbol}`,
              raw: amount,
              symbol,
            })),
            { label: `${words(`sources.${source}`)} · ${t("value")}`, raw: worth },
          ]),
        ]}
      />
    </>
  );
}
