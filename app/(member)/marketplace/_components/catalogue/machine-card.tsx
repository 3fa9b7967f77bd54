import { getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { MachineDrawing } from "@/app/_ui/machine-drawing";
import type { MarketQuery } from "@/lib/marketplace/query";
import type { ProductView } from "@/lib/marketplace/view";
import { CompareToggle } from "../compare/compare-toggle";
import { ProductActions } from "../purchase/product-actions";
import type { MiningTerms } from "../section-props";
import { EstimateBox } from "./estimate-box";
import { MachineDetails } from "./machine-details";
import { PlainUnit } from "./plain-unit";
import { ProductFrame } from "./product-frame";
import { productWords } from "./product-words";

interface MachineCardProps {
  product: ProductView;
  query: MarketQuery;
  terms: MiningTerms;
}

/** One machine: what it is, what it is expected to earn, and what can be done with it. */
export async function MachineCard({ product, query, terms }: MachineCardProps) {
  const [t, words] = await Promise.all([getTranslations("marketplace"), productWords()]);
  const { name, th, wPerTh, days, price } = product;
  const points = words.points(product);
  const facts = [
    th !== null && { label: t("product.power"), value: <PlainUnit value={th} unit="TH" /> },
    wPerTh !== null && {
      label: t("product.efficiency"),
      value: <PlainUnit value={wPerTh} unit="W/TH" />,
    },
    days !== null && { label: t("product.term"), value: t("product.days", { days }) },
    points !== null && { label: t("product.points"), value: points },
  ].filter((fact) => fact !== false);
  return (
    <ProductFrame
      product={product}
      drawing={<MachineDrawing th={th} className="h-20 w-28" />}
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
        texts={{
          buy: t("product.buy"),
          buyName: t("product.buyName", { name }),
          soldOut: t("product.soldOut"),
          details: t("product.details"),
          detailsName: t("product.detailsOf", { name }),
          title: t("details.title", { name }),
          text: t("details.machineText"),
        }}
        details={<MachineDetails product={product} terms={terms} />}
      />
    </ProductFrame>
  );
}
