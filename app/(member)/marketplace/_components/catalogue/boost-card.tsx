import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/text/amount";
import { MBTC } from "@/lib/contract/values/tokens";
import { boostWorthTh } from "@/lib/domain/marketplace/boost-worth";
import type { ProductView } from "@/lib/domain/marketplace/view";
import type { PriceView } from "@/lib/domain/price/view";
import { formatPoints, formatRate } from "@/lib/money/format";
import { ProductActions } from "../purchase/product-actions";
import type { MiningTerms } from "../section-props";
import { PlainUnit } from "./plain-unit";
import { ProductFrame } from "./product-frame";
import { productWords } from "./product-words";

const MARKS = [0, 45, 90, 135, 180];

interface BoostDrawingProps {
  /** More output, in percent; the needle of the dial follows it up to 50. */
  percent: number | null;
}

const FULL_PERCENT = 50;

/** What a boost looks like: a dial that points at what it adds. */
function BoostDrawing({ percent }: BoostDrawingProps) {
  const turn = Math.min(1, Math.max(0, (percent ?? 0) / FULL_PERCENT)) * 180;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 112 80"
      className="h-20 w-28 text-violet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M14 62a42 42 0 0 1 84 0" />
      {MARKS.map((angle) => (
        <path key={angle} d="M22 62h6" transform={`rotate(${angle} 56 62)`} opacity="0.6" />
      ))}
      <path
        d="M56 62H30"
        strokeWidth="3"
        className="text-accent"
        stroke="currentColor"
        transform={`rotate(${turn} 56 62)`}
      />
      <circle cx="56" cy="62" r="5" className="fill-surface" />
      <path d="M36 74h40" opacity="0.6" />
    </svg>
  );
}

interface BoostCardProps {
  product: ProductView;
  terms: MiningTerms;
  prices: readonly PriceView[];
}

function worthOf({ product, terms, prices }: BoostCardProps): string | null {
  const { boostPercent: percent, hours, price } = product;
  const { ratePerThDay } = terms;
  const priceOf = (code: string) => prices.find((one) => one.code === code)?.price;
  const tokenPrice = priceOf(price.symbol);
  const mbtcPrice = priceOf(MBTC);
  if (percent === null || hours === null || ratePerThDay === null) return null;
  if (tokenPrice === undefined || mbtcPrice === undefined) return null;
  const boost = { percent, hours, price: price.amount };
  return boostWorthTh(boost, { ratePerThDay, tokenPrice, mbtcPrice });
}

/** One boost: what it adds and for how long, and from which power on it is worth its price. */
export async function BoostCard(props: BoostCardProps) {
  const { product } = props;
  const [locale, t, words] = await Promise.all([
    getLocale(),
    getTranslations("marketplace.product"),
    productWords(),
  ]);
  const { boostPercent, hours, price } = product;
  const worth = worthOf(props);
  const facts = [
    boostPercent !== null && {
      label: t("output"),
      value: (
        <bdi dir="ltr">
          {t("outputValue", { percent: formatRate(String(boostPercent), locale) })}
        </bdi>
      ),
    },
    hours !== null && { label: t("lasts"), value: t("hours", { hours }) },
  ].filter((fact) => fact !== false);
  return (
    <ProductFrame
      product={product}
      drawing={<BoostDrawing percent={boostPercent} />}
      stockText={words.stock(product)}
      price={
        <Amount raw={price.amount} text={words.price(product)} className="text-xl font-semibold" />
      }
      facts={facts}
    >
      {worth !== null && (
        <div className="rounded-inset bg-raised px-4 py-3.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-sm text-muted">{t("boostWorth")}</span>
            <span className="text-lg font-semibold">
              <PlainUnit value={formatPoints(worth, locale)} unit="TH" />
            </span>
          </p>
          <p className="mt-1 text-sm text-muted">{t("boostWorthText")}</p>
        </div>
      )}
      <ProductActions product={product} />
    </ProductFrame>
  );
}
