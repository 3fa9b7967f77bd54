import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { LineArea } from "@/app/_ui/chart/line-area";
import { axisTicks } from "@/app/_ui/chart/scale";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { readPortfolio } from "@/lib/domain/transaction/server";
import { formatAxisPrice, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { PORTFOLIO_RANGES, type PortfolioRange } from "./portfolio-range";
import { SignedUsd } from "./signed-usd";
import { hasMoved, rangeParts } from "./value-hero";

function RangeSplit({ parts }: { parts: ReturnType<typeof rangeParts> }) {
  return (
    <dl data-cover="start" className="range-parts">
      {parts.map(({ label, raw, colour }) => (
        <div key={label}>
          <dt>
            <span aria-hidden className={colour} />
            {label}
          </dt>
          <dd>
            <SignedUsd raw={raw} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const TICKS = 5;

/** The value of all wallets over the chosen days, and where its change comes from. */
export async function ValueChart({ range }: { range: PortfolioRange }) {
  const [locale, t, format, portfolio] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    getFormatter(),
    readPortfolio(range),
  ]);
  if (!portfolio || !hasMoved(portfolio.points)) {
    return (
      <p className="grid place-items-center rounded-inset bg-raised px-4 py-8 text-center text-md text-muted">
        {t("noSeries")}
      </p>
    );
  }
  const { points } = portfolio;
  const parts = rangeParts(portfolio, t);
  const day = (at: string) =>
    format.dateTime(new Date(at), { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <>
      <SegmentedLinks
        label={t("range")}
        options={PORTFOLIO_RANGES.map((value) => ({
          href: `${PAGES.dashboard.path}?range=${value}`,
          label: t(`ranges.${value}`),
          isCurrent: value === range,
        }))}
      />
      <LineArea
        isPrivate
        className="h-24 md:h-44"
        label={t("valueOverTime")}
        headings={[t("day"), t("totalValue")]}
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
      {parts.length > 0 && <RangeSplit parts={parts} />}
    </>
  );
}
