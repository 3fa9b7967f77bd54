import { ArrowLeft } from "lucide";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";
import { readTimeZone } from "@/lib/domain/account/server";
import { readPriceHistory, readPrices } from "@/lib/domain/price/server";
import { serviceClock } from "@/lib/live/service-clock";
import { BASE_CURRENCY } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { CostLine } from "../../_components/cost/cost-line";
import { readHeldCost } from "../../_components/cost/read-held-cost";
import { PriceAlerts } from "../_components/alerts/price-alerts";
import { chartChoice } from "./_components/chart-query";
import { PriceSeriesCard } from "./_components/price-series-card";
import { TokenDetail } from "./_components/token-detail";

const DETAIL_TEXTS = [
  "tokenPriceDetail",
  "tokenPrice.updated",
  "tokenPrice.asOf",
  "chart",
  "converter",
  "amountField",
] as const;

/** What the member's holding of a token has cost, with its digits; nothing where that is not known. */
async function TokenCost({ symbol }: { symbol: string }) {
  const [t, tax, locale, held] = await Promise.all([
    getTranslations("pnl"),
    getTranslations("tax"),
    getLocale(),
    readHeldCost(symbol),
  ]);
  if (!held) return null;
  return (
    <div>
      <CostLine held={held} symbol={symbol} />
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: tax("cost"), raw: held.cost },
          { label: t("gain"), raw: held.gain },
        ]}
      />
    </div>
  );
}

type Props = PageProps<"/token-price/[code]">;

export async function generateMetadata({ params }: Props) {
  const { code } = await params;
  const prices = await readPrices().catch(() => []);
  if (!prices.some((price) => price.code === code)) return pageMetadata("tokenPrice");
  const t = await getTranslations("tokenPriceDetail");
  return { title: t("title", { code }) };
}

export default memberPage(async ({ params, searchParams }: Props) => {
  const [{ code }, query, prices] = await Promise.all([params, searchParams, readPrices()]);
  if (!prices.some((price) => price.code === code)) notFound();
  const choice = chartChoice(query);
  const [locale, t, history, timeZone, cost] = await Promise.all([
    getLocale(),
    getTranslations("tokenPriceDetail"),
    readPriceHistory(code, choice.range),
    readTimeZone(),
    TokenCost({ symbol: code }),
  ]);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Link
          href={PAGES.tokenPrices.path}
          className="inline-flex h-11 items-center gap-2 text-md font-medium text-muted hover:text-text"
        >
          <Icon node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
          {t("back")}
        </Link>
        {code !== BASE_CURRENCY && <PriceAlerts prices={prices} first={code} />}
      </div>
      <Texts of={DETAIL_TEXTS}>
        <TokenDetail
          key={code}
          code={code}
          initial={prices.map((price) => ({ ...price, sparkline: [] }))}
          renderedAtMs={serviceClock.now()}
          locale={locale}
          timeZone={timeZone}
        >
          <div className="grid min-w-0 gap-3">
            <PriceSeriesCard
              key={code}
              code={code}
              initial={{ ...history, range: choice.range }}
              initialChoice={choice}
              locale={locale}
              timeZone={timeZone}
            />
            {cost}
          </div>
        </TokenDetail>
      </Texts>
    </>
  );
});
