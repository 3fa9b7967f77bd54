import { getTranslations } from "next-intl/server";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { LIST_END_STYLE, ListPagination, type ListPaginationProps } from "./list-pagination";

interface ListFooterProps extends Omit<ListPaginationProps, "hrefOf"> {
  /** How many rows a page has, and how many it may have. */
  pageSize: number;
  pageSizes: readonly number[];
  /** The list at another page, or with another length of its pages. */
  hrefOf: (change: { page?: number; pageSize?: number }) => string;
}

/** Below rows: the way to the other pages of their list, and how long a page is. */
export async function ListFooter(props: ListFooterProps) {
  const { hrefOf } = props;
  const t = await getTranslations("list");
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-4 ${LIST_END_STYLE.rows}`}
    >
      <div className="flex items-center gap-3 print:hidden">
        <span aria-hidden className="text-sm text-muted">
          {t("rows")}
        </span>
        <SegmentedLinks
          label={t("rowsLabel")}
          options={props.pageSizes.map((pageSize) => ({
            href: hrefOf({ pageSize }),
            label: String(pageSize),
            isCurrent: pageSize === props.pageSize,
          }))}
        />
      </div>
      <div className="min-w-0 grow sm:grow-0 sm:min-w-80">
        <ListPagination
          page={props.page}
          pages={props.pages}
          hrefOf={(page) => hrefOf({ page })}
          label={props.label}
        />
      </div>
    </div>
  );
}
