import { localTime } from "@/app/_shell/time/local-time";
import type { Fact } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import type { MarketplaceQuote } from "@/lib/contract/marketplace";
import { MBTC } from "@/lib/contract/values/tokens";
import { timesQuantity } from "@/lib/domain/marketplace/payment";
import { renewedUntil } from "@/lib/domain/marketplace/renewal";
import type { OwnMachine, ProductView } from "@/lib/domain/marketplace/view";
import { serviceClock } from "@/lib/live/service-clock";
import { formatAmount, formatPoints } from "@/lib/money/format";
import type { PurchaseTarget } from "./target";

type OfferKey = "endsNew" | "endsNow" | "perDay" | "points" | "renewUntil" | "total" | "unitPrice";

interface Words {
  readonly locale: string;
  readonly timeZone: string;
  readonly t: (key: OfferKey) => string;
}

function renewalFacts(
  machine: OwnMachine,
  { days }: ProductView,
  { serverTime }: Offered,
  { locale, timeZone, t }: Words,
): Fact[] {
  const time = (at: string) => localTime(at, locale, timeZone);
  const nowMs = serverTime ? Date.parse(serverTime) : serviceClock.now();
  const facts: Fact[] = [{ label: t("endsNow"), value: time(machine.endsAt) }];
  if (days !== null) {
    facts.push({ label: t("endsNew"), value: time(renewedUntil(machine.endsAt, days, nowMs)) });
  }
  if (machine.renewUntil !== null) {
    facts.push({ label: t("renewUntil"), value: time(machine.renewUntil) });
  }
  return facts;
}

/** What a quote states of an offer. */
type Offered = Pick<
  MarketplaceQuote,
  "unitPrice" | "total" | "qty" | "volumePoints" | "serverTime"
>;

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

/** What a quote says: the price of one and of all, what it brings, and for a renewal until when. */
export function offerFacts(
  quote: Offered,
  { product, machine }: PurchaseTarget,
  words: Words,
): Fact[] {
  const { locale, t } = words;
  const { unitPrice, total, qty, volumePoints } = quote;
  const facts: Fact[] = machine ? renewalFacts(machine, product, quote, words) : [];
  if (product.netPerDay !== null) {
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
