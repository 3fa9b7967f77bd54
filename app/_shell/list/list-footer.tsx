import { getTranslations } from "next-intl/server";
import { Pagination } from "@/app/_ui/navigation/pagination";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";

interface ListFooterProps {
  /** The page that is shown, and how many there are; from 1. */
  page: number;
  pages: number;
  /** How many rows a page has, and how many it may have. */
  pageSize: number;
  pageSizes: readonly number[];
  /** The list at another page, or with another length of its pages. */
  hrefOf: (change: { page?: number; pageSize?: number }) => string;
  /** Names the list's pages. */
  label: string;
  /** Below a table, whose cards stand free on phones, or in the surface of rows. */
  place?: keyof typeof PLACES;
}

const PLACES = {
  table: "mt-4 md:mt-0 md:border-t md:border-line md:px-6 md:py-4",
  rows: "border-t border-line px-4 py-3 md:px-5",
} as const;

/** The way to the other pages of a list, and how long a page is. */
export async function ListFooter(props: ListFooterProps) {
  const { page, pages, hrefOf } = props;
  const t = await getTranslations("transactions");
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden ${PLACES[props.place ?? "table"]}`}
    >
      <div className="flex items-center gap-3">
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
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(next) => hrefOf({ page: next })}
          texts={{
            label: props.label,
            previous: t("previous"),
            next: t("next"),
            position: t("position", { page, pages }),
          }}
        />
      </div>
    </div>
  );
}
