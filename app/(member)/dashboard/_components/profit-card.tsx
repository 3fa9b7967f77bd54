import { getLocale, getTranslations } from "next-intl/server";
import { Bars } from "@/app/_ui/chart/bars";
import { axisTicks } from "@/app/_ui/chart/scale";
import { CardIsland as Card, CardHeadingIsland as CardHeading } from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { dateFormat } from "@/lib/i18n/date-format";
import { sumAmounts } from "@/lib/money/decimal";
import { formatAxisPrice, formatUsd } from "@/lib/money/format";
import { isZero } from "@/lib/money/render";
import { PAGES } from "@/lib/routes";
import { readRecentProfit } from "./recent-profit";
import { SignedUsd } from "./signed-usd";

const TICKS = 5;

/** Profit of the last thirty UTC days: their sum, the days as bars, with the way to the whole list. */
export async function ProfitCard() {
  const [locale, t, days] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readRecentProfit(),
  ]);
  const hasProfit = days?.some(({ profit }) => !isZero(profit));
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const shortDay = (day: string) =>
    dateFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(noon(day));
  const today = days?.at(-1)?.profit;
  return (
    <Card className="flex h-full flex-col max-md:p-4">
      <CardHeading
        aside={
          <Link href={PAGES.dailyProfit.path} className="more-link">
            {t("allDays")}
          </Link>
        }
      >
        {t("profitTitle")}
      </CardHeading>
      {hasProfit && days ? (
        <>
          <p className="figures-display -mt-2 flex flex-wrap items-baseline gap-x-2.5 text-3xl md:text-4xl">
            <SignedUsd isHero raw={sumAmounts(days.map(({ profit }) => profit))} />
            {today && !isZero(today) && (
              <span className="font-sans text-sm font-normal tracking-normal text-muted">
                {t.rich("profitToday", { amount: () => <SignedUsd raw={today} /> })}
              </span>
            )}
          </p>
          <Bars
            isPrivate
            className="h-24 md:h-44 xl:h-56"
            label={t("profitLabel")}
            headings={[t("day"), t("profit")]}
            axisText={(value, digits) => formatAxisPrice(value, digits, locale)}
            ticks={axisTicks(
              days.map(({ day }) => shortDay(day)),
              TICKS,
            )}
            bars={days.map(({ day, profit }, index) => ({
              isRunning: index === days.length - 1,
              label: dateFormat(locale, {
                weekday: "long",
                day: "numeric",
                month: "long",
                timeZone: "UTC",
              }).format(noon(day)),
              value: profit,
              text: formatUsd(profit, locale),
            }))}
          />
        </>
      ) : (
        <p className="text-md text-muted">{t(days ? "profitNone" : "profitMissing")}</p>
      )}
      <p className="mt-auto pt-3 text-sm text-muted max-md:hidden">{t("profitNote")}</p>
    </Card>
  );
}
