import Link from "next/link";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Bars } from "@/app/_ui/chart/bars";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { formatAxisPrice, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { readRecentProfit } from "./recent-profit";

/** Profit of the last seven UTC days as bars, with the way to the whole list. */
export async function ProfitCard() {
  const [locale, t, format, days] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    getFormatter(),
    readRecentProfit(),
  ]);
  const hasProfit = days?.some(({ profit }) => /[1-9]/.test(profit));
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const shortDay = (day: string) =>
    format.dateTime(noon(day), { weekday: "short", timeZone: "UTC" });
  return (
    <Card className="flex h-full flex-col">
      <CardHeading
        aside={
          <Link
            href={PAGES.dailyProfit.path}
            className="touch-area text-md font-medium text-accent-text"
          >
            {t("allDays")}
          </Link>
        }
      >
        {t("profitTitle")}
      </CardHeading>
      {hasProfit && days ? (
        <Bars
          isPrivate
          className="h-44"
          label={t("profitLabel")}
          headings={[t("day"), t("profit")]}
          axisText={(value, digits) => formatAxisPrice(value, digits, locale)}
          ticks={days.map(({ day }) => shortDay(day))}
          bars={days.map(({ day, profit }, index) => ({
            isRunning: index === days.length - 1,
            label: format.dateTime(noon(day), {
              weekday: "long",
              day: "numeric",
              month: "long",
              timeZone: "UTC",
            }),
            value: profit,
            text: formatUsd(profit, locale),
          }))}
        />
      ) : (
        <p className="text-md text-muted">{t(days ? "profitNone" : "profitMissing")}</p>
      )}
      <p className="mt-auto pt-4 text-sm text-muted">{t("profitNote")}</p>
    </Card>
  );
}
