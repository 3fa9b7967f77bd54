import { getTranslations } from "next-intl/server";
import { Pagination } from "@/app/_ui/pagination";
import { SegmentedLinks } from "@/app/_ui/segmented-links";
import { PAGE_SIZES, type TransactionFilter } from "@/lib/transaction/query";

interface ListFooterProps {
  /** With the page that is shown. */
  filter: TransactionFilter;
  pages: number;
  hrefOf: (change: Partial<TransactionFilter>) => string;
}

/** The way to the other pages, and how long a page is. */
export async function ListFooter({ filter, pages, hrefOf }: ListFooterProps) {
  const t = await getTranslations("transactions");
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mt-0 md:border-t md:border-line md:px-6 md:py-4 print:hidden">
      <div className="flex items-center gap-3">
        <span aria-hidden className="text-sm text-muted">
          {t("rows")}
        </span>
        <SegmentedLinks
          label={t("rowsLabel")}
          options={PAGE_SIZES.map((pageSize) => ({
            href: hrefOf({ pageSize }),
            label: String(pageSize),
            isCurrent: pageSize === filter.pageSize,
          }))}
        />
      </div>
      <div className="min-w-0 grow sm:grow-0 sm:min-w-80">
        <Pagination
          page={filter.page}
          pages={pages}
          hrefOf={(page) => hrefOf({ page })}
          texts={{
            label: t("pages"),
            previous: t("previous"),
            next: t("next"),
            position: t("position", { page: filter.page, pages }),
          }}
        />
      </div>
    </div>
  );
}
