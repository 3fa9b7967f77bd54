import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ProfitBars } from "@/app/_shell/transactions/profit-bars";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import type { DailyProfit } from "@/lib/contract/transaction";
import { earnedBySource, earnedValue, type SourceTotal } from "@/lib/domain/staking/earned";
import { readProfitSince } from "@/lib/domain/transaction/server";
import { compareAmounts, percentOf, subtractAmount, sumAmounts } from "@/lib/money/decimal";
import { BASE_CURRENCY, formatChange, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { dailyProfitHref, firstDay, firstDayBefore, type Period, periodHref } from "./period";
import { SourceRow } from "./source-row";

/** More days than this are a bar too thin to be seen each. */
const MOST_BARS = 120;

function gainsOf(totals: readonly SourceTotal[]): string | null {
  const values = totals.flatMap(({ value }) => value ?? []);
  if (values.length < totals.length) return null;
  const gained = sumAmounts(values.filter((value) => !value.startsWith("-")));
  return isZero(gained) ? null : gained;
}

/** By how much more a period brought than the one before it, or less; nothing where that one brought nothing. */
async function ChangeSince({ value, before }: { value: string; before: string }) {
  const [t, locale] = await Promise.all([getTranslations("earningOverview"), getLocale()]);
  const change = subtractAmount(value, before);
  const percent = compareAmounts(before, "0") > 0 ? percentOf(change, before) : null;
  if (percent === null) return null;
  const isMore = compareAmounts(change, "0") > 0;
  return (
    <p
      data-cover="start"
      className={`mt-1 flex flex-wrap gap-x-2 text-md font-medium ${isMore ? "text-up" : ""}`}
    >
      <Amount isPrivate raw={change} text={(isMore ? "+" : "") + formatUsd(change, locale)} />
      <bdi dir="ltr" data-private className="figures">
        {formatChange(percent, locale)}
      </bdi>
      <span className="font-normal text-muted">{t("before")}</span>
    </p>
  );
}

interface EarnedSectionProps {
  period: Period;
  /** As a UTC day. */
  today: string;
  /** The choice of the period. */
  periods: ReactNode;
}

/** What a period brought by source, or why there is nothing. */
export async function EarnedSection({ period, today, periods }: EarnedSectionProps) {
  const first = firstDay(period, today);
  const [t, words, locale, read] = await Promise.all([
    getTranslations("earningOverview"),
    getTranslations("transaction"),
    getLocale(),
    readProfitSince(firstDayBefore(period, today)),
  ]);
  const isWithin = ({ day }: DailyProfit) => first === null || day >= first;
  const days = read?.filter(isWithin) ?? null;
  const totals = earnedBySource(days ?? []);
  if (!days || totals.every(({ sums }) => sums.length === 0)) {
    const canWiden = days && period !== "all";
    return (
      <Card>
        {periods}
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
  const before = earnedValue((read ?? []).filter((day) => !isWithin(day)));
  const gained = gainsOf(totals);
  const earning = totals.filter(({ sums }) => sums.length > 0);
  const idle = totals.filter(({ sums }) => sums.length === 0);
  const names = new Intl.ListFormat(locale, { type: "conjunction" });
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-12">
      <Card className="min-w-0 xl:col-span-8">
        <figure aria-labelledby="earned">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <h2 id="earned" className="font-sans text-md font-medium text-muted">
                {t("total")}
              </h2>
              <p className="figures-display mt-1 text-4xl wrap-anywhere">
                <Amount isPrivate isHero raw={value} text={formatUsd(value, locale)} />
              </p>
              <ChangeSince value={value} before={before} />
            </div>
            {periods}
          </div>
          {days.length <= MOST_BARS && <ProfitBars days={days} className="h-44 xl:h-64" />}
        </figure>
        <p className="mt-4 text-sm text-muted">
          {t("totalNote")}
          {sentenceGap(locale)}
          {t("netNote")}
        </p>
        <CutFacts
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={[
            { label: t("total"), raw: value },
            {
              label: t("before"),
              raw: compareAmounts(before, "0") > 0 ? subtractAmount(value, before) : null,
            },
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
      </Card>
      <section aria-labelledby="sources" className={`${ROW_SURFACE} xl:col-span-4`}>
        <div className="flex items-center justify-between gap-4 px-4 pt-4 pb-1 md:px-5 md:pt-6">
          <h2 id="sources" className="text-lg">
            {t("tableLabel")}
          </h2>
          <Link href={dailyProfitHref(period)} className="more-link z-1 shrink-0">
            {t("dayByDay")}
          </Link>
        </div>
        <ul aria-labelledby="sources">
          {earning.map((total) => (
            <SourceRow key={total.source} total={total} gained={gained} />
          ))}
        </ul>
        {idle.length > 0 && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-4 py-3 text-sm text-muted md:px-5">
            <span>{names.format(idle.map(({ source }) => words(`sources.${source}`)))}</span>
            {t("nothing")}
          </p>
        )}
      </section>
    </div>
  );
}
