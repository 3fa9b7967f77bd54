import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Link } from "@/app/_ui/navigation/link";
import { ModalButton } from "@/app/_ui/overlay/modal-button";
import type { MarketplaceQuery } from "@/lib/domain/marketplace/query";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { marketplaceHref } from "../marketplace-href";
import { CompareTable } from "./compare-table";

const LEAST = 2;

interface CompareBarProps {
  /** The chosen machines, in the order of the choice. */
  products: readonly ProductView[];
  query: MarketplaceQuery;
}

/** What is chosen for the comparison, in sight while there is anything, and the way to it. */
export async function CompareBar({ products, query }: CompareBarProps) {
  const t = await getTranslations("marketplace.compare");
  const count = products.length;
  return (
    <section
      aria-label={t("label")}
      className={
        count > 0
          ? "sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-card border border-line-strong bg-surface px-4 py-3 shadow-card md:px-6 xxl:bottom-4"
          : ""
      }
    >
      <div className="min-w-0 flex-1">
        <p role="status" className="text-md text-muted">
          {count > 0 && t("chosen", { count })}
        </p>
        {count > 0 && (
          <p className="truncate font-semibold">{products.map(({ name }) => name).join(" · ")}</p>
        )}
      </div>
      {count > 0 && (
        <>
          <Link
            href={marketplaceHref(query, { compare: [] })}
            scroll={false}
            replace
            className={buttonStyle("quiet", "medium")}
          >
            {t("clear")}
          </Link>
          {count >= LEAST && (
            <div className="grid basis-full sm:basis-auto">
              <ModalButton label={t("open")} tone="primary" title={t("title")} size="large">
                <CompareTable products={products} />
              </ModalButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}
