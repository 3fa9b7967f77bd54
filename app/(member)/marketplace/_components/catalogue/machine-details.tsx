import { getLocale, getTranslations } from "next-intl/server";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { sentenceGap } from "@/app/_ui/text/own-marks";
import { MBTC } from "@/lib/contract/values/tokens";
import { timesQuantity } from "@/lib/domain/marketplace/payment";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { multiplyAmount, subtractAmount } from "@/lib/money/decimal";
import { formatAmount } from "@/lib/money/format";
import type { MiningTerms } from "../section-props";
import { PlainUnit } from "./plain-unit";
import { productWords } from "./product-words";

interface MachineDetailsProps {
  product: ProductView;
  terms: MiningTerms;
}

/** Everything known of a machine, with the estimate taken apart: base output, fee, net. */
export async function MachineDetails({ product, terms }: MachineDetailsProps) {
  const [t, locale, words] = await Promise.all([
    getTranslations("marketplace"),
    getLocale(),
    productWords(),
  ]);
  const { th, days, price, netPerDay } = product;
  const power = words.power(product);
  const efficiency = words.efficiency(product);
  const points = words.points(product);
  const breakEven = words.breakEven(product);
  const mbtc = (raw: string) => <Amount raw={raw} text={formatAmount(raw, MBTC, locale)} />;
  const base =
    th !== null && terms.ratePerThDay !== null
      ? multiplyAmount(terms.ratePerThDay, th, "down")
      : null;
  const facts = [
    { label: t("product.price"), value: <Amount raw={price.amount} text={words.price(product)} /> },
    power !== null && { label: t("product.power"), value: <PlainUnit value={power} unit="TH" /> },
    efficiency !== null && {
      label: t("product.efficiency"),
      value: <PlainUnit value={efficiency} unit="W/TH" />,
    },
    days !== null && { label: t("product.term"), value: t("product.days", { days }) },
    { label: t("product.stock"), value: words.stock(product) },
    points !== null && { label: t("product.points"), value: points },
  ].filter((fact) => fact !== false);
  const estimates = [
    base !== null && { label: t("details.base"), value: mbtc(base) },
    base !== null &&
      netPerDay !== null && {
        label: t("details.fee", { percent: terms.fee }),
        value: mbtc(subtractAmount(netPerDay, base)),
      },
    netPerDay !== null && { label: t("details.net"), value: mbtc(netPerDay) },
    netPerDay !== null &&
      days !== null && {
        label: t("details.overTerm"),
        value: mbtc(timesQuantity(netPerDay, days)),
      },
    breakEven !== null && { label: t("product.breakEven"), value: breakEven },
  ].filter((fact) => fact !== false);
  return (
    <div className="grid gap-5">
      <FactList facts={facts} />
      {estimates.length > 0 && (
        <section className="rounded-inset bg-raised p-4">
          <h3 className="mb-3 font-sans text-md font-semibold">{t("product.estimate")}</h3>
          <FactList facts={estimates} />
          <p className="mt-3 text-sm text-muted">{t("details.estimateText")}</p>
        </section>
      )}
      <p className="text-md text-muted">
        {t("details.starts")}
        {sentenceGap(locale)}
        {t("details.points")}
      </p>
    </div>
  );
}
