import { Check, Columns3 } from "lucide";
import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Icon } from "@/app/_ui/data/icon";
import { MachineDrawing } from "@/app/_ui/data/machine-drawing";
import { Link } from "@/app/_ui/navigation/link";
import { Amount } from "@/app/_ui/text/amount";
import type { MarketplaceQuery } from "@/lib/domain/marketplace/query";
import { toggleCompared } from "@/lib/domain/marketplace/query";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { marketplaceHref } from "../marketplace-href";
import { ProductActions } from "../purchase/product-actions";
import type { MiningTerms } from "../section-props";
import { MachineDetails } from "./machine-details";
import { PlainUnit } from "./plain-unit";
import { ProductFrame } from "./product-frame";
import { productWords } from "./product-words";

interface CompareToggleProps {
  product: Pick<ProductView, "id" | "name">;
  query: MarketplaceQuery;
}

/** Takes a machine into the comparison or out of it; the choice stands in the address. */
async function CompareToggle({ product, query }: CompareToggleProps) {
  const t = await getTranslations("marketplace.compare");
  const { id, name } = product;
  const isChosen = query.compare.includes(id);
  const compare = toggleCompared(query.compare, id);
  if (!compare) {
    return (
      <span className="flex h-9 items-center text-sm text-muted">
        <span aria-hidden>{t("full")}</span>
        <span className="sr-only">{t("fullName", { name })}</span>
      </span>
    );
  }
  return (
    <Link
      href={marketplaceHref(query, { compare })}
      scroll={false}
      replace
      aria-label={t(isChosen ? "removeName" : "addName", { name })}
      className={`${buttonStyle("quiet", "small")} -me-3`}
    >
      <Icon node={isChosen ? Check : Columns3} size={16} />
      {t(isChosen ? "remove" : "add")}
    </Link>
  );
}

/** What a machine is expected to earn, marked as the estimate it is; nothing without one. */
async function EstimateBox({ product }: { product: ProductView }) {
  const [t, words] = await Promise.all([getTranslations("marketplace.product"), productWords()]);
  const { netPerDay } = product;
  const perDay = words.perDay(product);
  const breakEven = words.breakEven(product);
  if (perDay === null && breakEven === null) return null;
  return (
    <div className="rounded-inset bg-raised px-4 py-3">
      <p className="text-sm text-muted">{t("estimate")}</p>
      <dl className="mt-1 flex flex-wrap justify-between gap-x-4 gap-y-2">
        {netPerDay !== null && perDay !== null && (
          <div>
            <dt className="text-sm text-muted">{t("perDay")}</dt>
            <dd className="text-lg font-semibold">
              <Amount raw={netPerDay} text={perDay} />
            </dd>
          </div>
        )}
        {breakEven !== null && (
          <div>
            <dt className="text-sm text-muted">{t("breakEven")}</dt>
            <dd className="text-lg font-semibold">{breakEven}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

interface MachineCardProps {
  product: ProductView;
  query: MarketplaceQuery;
  terms: MiningTerms;
}

/** One machine: what it is, what it is expected to earn, and what can be done with it. */
export async function MachineCard({ product, query, terms }: MachineCardProps) {
  const [t, words] = await Promise.all([getTranslations("marketplace"), productWords()]);
  const { th, days, price } = product;
  const power = words.power(product);
  const efficiency = words.efficiency(product);
  const points = words.points(product);
  const facts = [
    power !== null && { label: t("product.power"), value: <PlainUnit value={power} unit="TH" /> },
    efficiency !== null && {
      label: t("product.efficiency"),
      value: <PlainUnit value={efficiency} unit="W/TH" />,
    },
    days !== null && { label: t("product.term"), value: t("product.days", { days }) },
    points !== null && { label: t("product.points"), value: points },
  ].filter((fact) => fact !== false);
  return (
    <ProductFrame
      product={product}
      drawing={<MachineDrawing name={product.name} th={th} className="h-18 w-24" />}
      stockText={words.stock(product)}
      price={
        <Amount raw={price.amount} text={words.price(product)} className="text-xl font-semibold" />
      }
      facts={facts}
      aside={<CompareToggle product={product} query={query} />}
    >
      <EstimateBox product={product} />
      <ProductActions
        product={product}
        details={<MachineDetails product={product} terms={terms} />}
      />
    </ProductFrame>
  );
}
