import { getLocale, getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { ExactFacts } from "@/app/_ui/data/exact-facts";
import { MissingCard } from "@/app/_ui/data/table-frame";
import { MBTC } from "@/lib/contract/values/tokens";
import { type RateBreakdown, type RateRow, rateBreakdown } from "@/lib/domain/mining/breakdown";
import { readMiningRate, readMiningState } from "@/lib/domain/mining/server";
import { formatRate } from "@/lib/money/format";
import { rateExplanations } from "./rate-explanations";
import { RateLine } from "./rate-line";

interface RateExactProps {
  breakdown: RateBreakdown;
  nameOf: (row: RateRow) => string;
  locale: string;
}

/** The rows of the rate with every digit that the service gave. */
async function RateExact({ breakdown, nameOf, locale }: RateExactProps) {
  const t = await getTranslations("mining.rate");
  const { power, base, bonuses, gross, fee, net } = breakdown;
  const row = (label: string, { exact }: { exact: string }) => ({ label, raw: exact });
  return (
    <ExactFacts
      symbol={MBTC}
      locale={locale}
      facts={[
        ...power.map((one) => row(nameOf(one), one)),
        row(t("base"), base),
        ...bonuses.map((one) => row(nameOf(one), one)),
        row(t("gross"), gross),
        row(t("fee"), fee),
        row(t("net"), net),
      ]}
    />
  );
}

async function readIsRunning(): Promise<boolean> {
  const state = await readMiningState();
  return state.kind === "session" && state.session.state === "running";
}

/** What the rate consists of, each row explained; the rows add up to what a day brings. */
export async function RateCard() {
  const [locale, t, rate, isRunning] = await Promise.all([
    getLocale(),
    getTranslations("mining.rate"),
    readMiningRate(),
    readIsRunning(),
  ]);
  if (!rate) {
    return <MissingCard title={t("title")} text={t("missing")} />;
  }
  const breakdown: RateBreakdown = rateBreakdown(rate);
  const explain = await rateExplanations();
  const feeShare = rate.feePercentNow ?? rate.feePercent;
  const feePercent = feeShare ? formatRate(feeShare, locale) : null;
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
            <th scope="col" className="pb-2 ps-4 text-end font-medium whitespace-nowrap">
              {t("perDay")}
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
