import { localTime } from "@/app/_shell/time/local-time";
import type { Fact } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import type { MarketplaceQuote } from "@/lib/contract/marketplace";
import { MBTC } from "@/lib/contract/values/tokens";
import { timesQuantity } from "@/lib/domain/marketplace/payment";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { formatAmount, formatPoints } from "@/lib/money/format";
import type { PurchaseTarget } from "./target";

type OfferKey = "perDay" | "points" | "renewUntil" | "total" | "unitPrice";

interface Words {
  readonly locale: string;
  readonly timeZone: string;
  readonly t: (key: OfferKey) => string;
}

/** What a quote states of an offer. */
type Offered = Pick<MarketplaceQuote, "unitPrice" | "total" | "qty" | "volumePoints">;

/** What the catalogue says of an offer, until its quote is there. */
export function catalogueOffer(product: ProductView, qty: number): Offered {
  const { price, volumePoints } = product;
  return {
    qty,
    unitPrice: price,
    total: { ...price, amount: timesQuantity(price.amount, qty) },
    volumePoints: volumePoints === null ? null : volumePoints * qty,
  };
}

/** What a quote says: the price of one and of all and what it brings, and until when a machine can be renewed. */
export function offerFacts(
  quote: Offered,
  { product, machine }: PurchaseTarget,
  isUpgrade: boolean,
  words: Words,
): Fact[] {
  const { locale, timeZone, t } = words;
  const { unitPrice, total, qty, volumePoints } = quote;
  const facts: Fact[] = [];
  if (machine?.renewUntil && !isUpgrade) {
    const value = localTime(machine.renewUntil, locale, timeZone);
    facts.push({ label: t("renewUntil"), value });
  }
  if (product.netPerDay !== null && !machine) {
    const perDay = timesQuantity(product.netPerDay, qty);
    const text = formatAmount(perDay, MBTC, locale);
    facts.push({ label: t("perDay"), value: <Amount raw={perDay} text={text} /> });
  }
  if (volumePoints != null && product.kind === "machine") {
    const text = formatPoints(String(volumePoints), locale);
    facts.push({ label: t("points"), value: <bdi className="figures">{text}</bdi> });
  }
  if (unitPrice && qty > 1) {
    const { amount, symbol } = unitPrice;
    const value = <ExactAmount raw={amount} symbol={symbol} locale={locale} />;
    facts.push({ label: t("unitPrice"), value });
  }
  const sum = (
    <ExactAmount
      raw={total.amount}
      symbol={total.symbol}
      locale={locale}
      className="text-xl font-semibold"
    />
  );
  facts.push({ label: t("total"), value: sum });
  return facts;
}
