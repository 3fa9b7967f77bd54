import { Check, Columns3 } from "lucide";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/app/_ui/button-style";
import { Icon } from "@/app/_ui/icon";
import { toggleCompared } from "@/lib/marketplace/compare";
import type { MarketQuery } from "@/lib/marketplace/query";
import type { ProductView } from "@/lib/marketplace/view";
import { marketHref } from "../market-href";

interface CompareToggleProps {
  product: Pick<ProductView, "id" | "name">;
  query: MarketQuery;
}

/** Takes a machine into the comparison or out of it; the choice stands in the address. */
export async function CompareToggle({ product, query }: CompareToggleProps) {
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
      href={marketHref(query, { compare })}
      scroll={false}
      replace
      prefetch={false}
      aria-label={t(isChosen ? "removeName" : "addName", { name })}
      className={`${buttonStyle("quiet", "small")} -me-3`}
    >
      <Icon node={isChosen ? Check : Columns3} size={16} />
      {t(isChosen ? "remove" : "add")}
    </Link>
  );
}
