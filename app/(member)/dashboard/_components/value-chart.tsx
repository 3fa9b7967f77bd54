import { getLocale, getTranslations } from "next-intl/server";
import { LineArea } from "@/app/_ui/chart/line-area";
import { axisTicks } from "@/app/_ui/chart/scale";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { momentNames } from "@/app/_ui/time/moment-names";
import { readPortfolio } from "@/lib/domain/transaction/server";
import { dateFormat } from "@/lib/i18n/date-format";
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
const DAY = { day: "numeric", month: "short", timeZone: "UTC" } as const;
const TIME = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** The value of all wallets over the chosen days, and where its change comes from. */
export async function ValueChart({ range }: { range: PortfolioRange }) {
  const [locale, t, portfolio] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readPortfolio(range),
  ]);
  if (!portfolio || !hasMoved(portfolio.points)) {
    return (
      <p className="grid place-items-center rounded-inset bg-raised px-4 py-8 text-center text-md text-muted">
        {t(portfolio ? "noSeries" : "seriesMissing")}
      </p>
    );
  }
  const { points } = portfolio;
  const parts = rangeParts(portfolio, t);
  const moments = points.map(({ at }) => at);
  const day = dateFormat(locale, DAY);
  // The last midnight and now are of one day.
  const names = momentNames(moments, day, dateFormat(locale, { ...DAY, ...TIME }));
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
          moments.map((at) => day.format(new Date(at))),
          TICKS,
        )}
        points={points.map(({ at, valueUSDT }, index) => ({
          key: at,
          label: names[index] ?? "",
          value: valueUSDT,
          text: formatUsd(valueUSDT, locale),
        }))}
      />
      {parts.length > 0 && <RangeSplit parts={parts} />}
    </>
  );
}
