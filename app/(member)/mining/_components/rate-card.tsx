import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { type RateBreakdown, type RateRow, rateBreakdown } from "@/lib/mining/breakdown";
import { readMiningRate, readMiningState } from "@/lib/mining/server";
import { formatRate } from "@/lib/money/format";
import { RateExact } from "./rate-exact";
import { rateExplanations } from "./rate-explanations";
import { RateLine } from "./rate-line";

async function readIsRunning(): Promise<boolean> {
  const state = await readMiningState();
  return state.kind === "session" && state.session.state === "running";
}

/** What the rate consists of, each row explained; the rows add up to what an hour brings. */
export async function RateCard() {
  const [locale, t, rate, isRunning] = await Promise.all([
    getLocale(),
    getTranslations("mining.rate"),
    readMiningRate(),
    readIsRunning(),
  ]);
  if (!rate) {
    return (
      <Card>
        <CardHeading>{t("title")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const breakdown: RateBreakdown = rateBreakdown(rate);
  const explain = await rateExplanations();
  const feePercent = rate.feePercent ? formatRate(rate.feePercent, locale) : null;
  const rowOf = (row: RateRow) => (
    <RateLine
      key={row.code}
      code={row.code}
      name={explain.name(row)}
      text={explain.text(row)}
      figure={row}
      locale={locale}
    />
  );
  return (
    <Card className="h-full">
      <CardHeading>{t("title")}</CardHeading>
      <p className="mb-4 text-md text-muted">{t(isRunning ? "running" : "idle")}</p>
      <table className="w-full border-collapse text-md">
        <caption className="sr-only">{t("caption")}</caption>
        <thead className="text-sm text-faint">
          <tr className="border-b border-line">
            <th scope="col" className="pb-2 text-start font-medium">
              {t("source")}
            </th>
            <th scope="col" className="pb-2 ps-4 text-end font-medium">
              {t("perHour")}
            </th>
          </tr>
        </thead>
        <tbody>
          {breakdown.power.map(rowOf)}
          <RateLine
            code="base"
            name={t("base")}
            text={t("baseText")}
            figure={breakdown.base}
            locale={locale}
            isSum
          />
          {breakdown.bonuses.map(rowOf)}
          <RateLine
            code="gross"
            name={t("gross")}
            text={t("grossText")}
            figure={breakdown.gross}
            locale={locale}
            isSum
          />
          <RateLine
            code="fee"
            name={t("fee")}
            text={feePercent ? t("feeText", { percent: feePercent }) : t("feeTextPlain")}
            figure={breakdown.fee}
            locale={locale}
            isTaken
          />
          <RateLine
            code="net"
            name={t("net")}
            text={t("netText")}
            figure={breakdown.net}
            locale={locale}
            isSum
          />
        </tbody>
      </table>
      <p className="mt-4 text-sm text-muted">{t("rounding")}</p>
      <RateExact breakdown={breakdown} nameOf={explain.name} locale={locale} />
    </Card>
  );
}
