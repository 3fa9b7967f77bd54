import { ArrowLeft } from "lucide";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { Icon } from "@/app/_ui/data/icon";
import { readPriceHistory, readPrices } from "@/lib/domain/price/server";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { memberTimeZone } from "../_components/member-time-zone";
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
  const [locale, t, history, timeZone] = await Promise.all([
    getLocale(),
    getTranslations("tokenPriceDetail"),
    readPriceHistory(code, choice.range),
    memberTimeZone(),
  ]);
  return (
    <>
      <Link
        href={PAGES.tokenPrices.path}
        className="mb-3 inline-flex h-11 items-center gap-2 text-md font-medium text-muted hover:text-text"
      >
        <Icon node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        {t("back")}
      </Link>
      <Texts of={DETAIL_TEXTS}>
        <TokenDetail
          key={code}
          code={code}
          initial={prices.map((price) => ({ ...price, sparkline: [] }))}
          renderedAtMs={serviceClock.now()}
          locale={locale}
          timeZone={timeZone}
        >
          <PriceSeriesCard
            key={code}
            code={code}
            initial={{ ...history, range: choice.range }}
            initialChoice={choice}
            locale={locale}
            timeZone={timeZone}
          />
        </TokenDetail>
      </Texts>
    </>
  );
});
