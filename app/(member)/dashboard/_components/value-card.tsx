import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { axisTicks } from "@/app/_ui/axis-ticks";
import { Card } from "@/app/_ui/card";
import { LineArea } from "@/app/_ui/line-area";
import { NoValue } from "@/app/_ui/no-value";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { BASE_CURRENCY, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { readPortfolio } from "@/lib/transaction/server";
import { readWallets } from "@/lib/wallet/server";
import { totalValue } from "@/lib/wallet/view";
import { Allocation } from "./allocation";
import { PORTFOLIO_RANGES, type PortfolioRange } from "./portfolio-range";
import { ProfitToday } from "./profit-today";

const TICKS = 5;

/** The value of all wallets, its course over the chosen days and how it is spread. */
export async function ValueCard({ range }: { range: PortfolioRange }) {
  const [locale, t, format, wallets, points] = await Promise.all([
    getLocale(),
    getTranslations(),
    getFormatter(),
    readWallets(),
    readPortfolio(range),
  ]);
  const total = totalValue(wallets.values());
  const hasCourse = points?.some(({ valueUSDT }) => /[1-9]/.test(valueUSDT)) && points.length > 1;
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
              <Amount isPrivate raw={total} text={formatUsd(total, locale)} />
            )}
          </p>
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
      {hasCourse && points ? (
        <LineArea
          isPrivate
          label={t("dashboard.valueOverTime")}
          headings={[t("dashboard.day"), t("dashboard.totalValue")]}
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
          {t("dashboard.noCourse")}
        </p>
      )}
      <div className="mt-5 border-t border-line pt-5 empty:hidden">
        <Allocation wallets={[...wallets.values()]} />
      </div>
    </Card>
  );
}
