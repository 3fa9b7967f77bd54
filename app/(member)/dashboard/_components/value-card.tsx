import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { axisTicks } from "@/app/_ui/chart/axis-ticks";
import { LineArea } from "@/app/_ui/chart/line-area";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { tokenColour } from "@/app/_ui/data/token-colour";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import {
  type Portfolio,
  type PortfolioPoint,
  readPortfolio,
} from "@/lib/domain/transaction/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { totalValue, type Wallets } from "@/lib/domain/wallet/view";
import { percentOf, subtractAmount, sumAmounts } from "@/lib/money/decimal";
import {
  BASE_CURRENCY,
  formatAxisPrice,
  formatChange,
  formatShare,
  formatUsd,
} from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { PORTFOLIO_RANGES, type PortfolioRange } from "./portfolio-range";
import { readRecentProfit } from "./recent-profit";

interface Share {
  symbol: string;
  /** From 0 to 1; for drawing, not for money. */
  share: number;
}

/** The wallets that hold some value, with their part of the total. */
function sharesOf(wallets: Wallets): Share[] {
  const values = [...wallets.values()]
    .map(({ symbol, value }) => ({ symbol, value: Number(value ?? 0) }))
    .filter(({ value }) => value > 0);
  const total = values.reduce((sum, { value }) => sum + value, 0);
  return values.map(({ symbol, value }) => ({ symbol, share: value / total }));
}

/** Today's profit beside the total; nothing while the service has none to tell. */
async function ProfitToday() {
  const [locale, t, days] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readRecentProfit().catch(() => null),
  ]);
  const today = days?.at(-1);
  if (!today?.profit) return null;
  const isLoss = today.profit.startsWith("-");
  const isNothing = !/[1-9]/.test(today.profit);
  const sign = isNothing || isLoss ? "" : "+";
  return (
    <p className="mt-2.5">
      <Badge tone={isNothing ? "neutral" : isLoss ? "down" : "up"}>
        {t.rich("profitToday", {
          amount: () => (
            <Amount
              isPrivate
              raw={today.profit}
              text={`${sign}${formatUsd(today.profit, locale)}`}
            />
          ),
        })}
      </Badge>
    </p>
  );
}

/** How the total value is spread over the wallets: a bar, and the same in words. */
async function Allocation({ wallets }: { wallets: Wallets }) {
  const shares = sharesOf(wallets);
  if (shares.length < 2) return null;
  const [t, locale] = await Promise.all([getTranslations("dashboard"), getLocale()]);
  const percent = (share: number) => formatShare((share * 100).toFixed(1), locale);
  return (
    <div>
      <h3 className="mb-3 font-sans text-sm font-medium text-muted">{t("allocation")}</h3>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
        {shares.map(({ symbol, share }) => (
          <span
            key={symbol}
            className="min-w-1"
            style={{ flexGrow: share, flexBasis: 0, background: tokenColour(symbol) }}
          />
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted">
        {shares.map(({ symbol, share }) => (
          <li key={symbol} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-2 rounded-full"
              style={{ background: tokenColour(symbol) }}
            />
            <bdi dir="ltr" className="figures">
              {t("share", { symbol, percent: percent(share) })}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

const isNothing = (amount: string) => !/[1-9]/.test(amount);

/** An amount in USDT with its sign; what went down keeps the colour of the text. */
function Signed({ raw, locale, className }: { raw: string; locale: string; className?: string }) {
  const sign = isNothing(raw) || raw.startsWith("-") ? "" : "+";
  return <Amount isPrivate raw={raw} text={sign + formatUsd(raw, locale)} className={className} />;
}

interface RangeChangeProps {
  points: readonly PortfolioPoint[];
  range: PortfolioRange;
}

/** By how much the total has changed over the range. */
async function RangeChange({ points, range }: RangeChangeProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("dashboard")]);
  const [first = "0", last = "0"] = [points[0]?.valueUSDT, points.at(-1)?.valueUSDT];
  const change = subtractAmount(last, first);
  const percent = percentOf(change, first);
  const isUp = !isNothing(change) && !change.startsWith("-");
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2 text-md">
      <Signed raw={change} locale={locale} className={isUp ? "text-up" : "text-text"} />
      {percent !== null && (
        <bdi dir="ltr" data-private className={`figures ${isUp ? "text-up" : "text-text"}`}>
          {formatChange(percent, locale)}
        </bdi>
      )}
      <span className="text-muted">{t(`ranges.${range}`)}</span>
    </p>
  );
}

/** Where the change of the range comes from; nothing where the service does not say. */
async function RangeSplit({ points, change }: Portfolio) {
  if (!change) return null;
  const [locale, t] = await Promise.all([getLocale(), getTranslations("dashboard")]);
  const { netDepositsUSDT, profitUSDT } = change;
  const whole = subtractAmount(points.at(-1)?.valueUSDT ?? "0", points[0]?.valueUSDT ?? "0");
  const rest = subtractAmount(whole, sumAmounts([netDepositsUSDT, profitUSDT]));
  const parts = [
    { label: t("changeDeposits"), raw: netDepositsUSDT, colour: "bg-muted" },
    { label: t("changeProfit"), raw: profitUSDT, colour: "bg-accent" },
    { label: t("changeRest"), raw: rest, colour: "bg-violet" },
  ];
  return (
    <dl className="mt-4 grid grid-cols-3 gap-x-4 border-t border-line pt-4">
      {parts.map(({ label, raw, colour }) => (
        <div key={label} className="min-w-0">
          <dt className="flex items-baseline gap-1.5 text-sm text-muted">
            <span aria-hidden className={`size-2 shrink-0 rounded-full ${colour}`} />
            {label}
          </dt>
          <dd className="mt-0.5 text-md font-semibold">
            <Signed raw={raw} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TICKS = 5;

/** The value of all wallets, its chart over the chosen days and how it is spread. */
export async function ValueCard({ range }: { range: PortfolioRange }) {
  const [locale, t, format, wallets, portfolio] = await Promise.all([
    getLocale(),
    getTranslations(),
    getFormatter(),
    readWallets(),
    readPortfolio(range),
  ]);
  const points = portfolio?.points;
  const total = totalValue(wallets.values());
  const hasSeries = points?.some(({ valueUSDT }) => /[1-9]/.test(valueUSDT)) && points.length > 1;
  const day = (at: string) =>
    format.dateTime(new Date(at), { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <Card className="flex h-full flex-col">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="font-sans text-md font-medium text-muted">
            {t("dashboard.totalValue")} · {BASE_CURRENCY}
          </h2>
          <p className="figures-display mt-1 text-4xl break-words md:text-5xl">
            {total === null ? (
              <NoValue text={t("common.notAvailable")} />
            ) : (
              <Amount isPrivate isHero raw={total} text={formatUsd(total, locale)} />
            )}
          </p>
          <CutFacts
            symbol={BASE_CURRENCY}
            locale={locale}
            facts={[{ label: t("dashboard.totalValue"), raw: total }]}
          />
          {hasSeries && points && <RangeChange points={points} range={range} />}
          <ProfitToday />
        </div>
        {points && (
          <SegmentedLinks
            label={t("dashboard.range")}
            options={PORTFOLIO_RANGES.map((value) => ({
              href: `${PAGES.dashboard.path}?range=${value}`,
              label: t(`dashboard.ranges.${value}`),
              isCurrent: value === range,
            }))}
          />
        )}
      </div>
      {hasSeries && points ? (
        <LineArea
          isPrivate
          className="h-44"
          label={t("dashboard.valueOverTime")}
          headings={[t("dashboard.day"), t("dashboard.totalValue")]}
          axisText={(value, digits) => formatAxisPrice(value, digits, locale)}
          ticks={axisTicks(
            points.map(({ at }) => day(at)),
            TICKS,
          )}
          points={points.map(({ at, valueUSDT }) => ({
            key: at,
            label: day(at),
            value: valueUSDT,
            text: formatUsd(valueUSDT, locale),
          }))}
        />
      ) : (
        <p className="grid grow place-items-center rounded-inset bg-raised px-4 py-10 text-center text-md text-muted">
          {t("dashboard.noSeries")}
        </p>
      )}
      {hasSeries && portfolio && <RangeSplit {...portfolio} />}
      <div className="mt-5 border-t border-line pt-5 empty:hidden">
        <Allocation wallets={wallets} />
      </div>
    </Card>
  );
}
