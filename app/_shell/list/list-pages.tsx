import { getTranslations } from "next-intl/server";
import { Pagination } from "@/app/_ui/navigation/pagination";

interface ListPagesProps {
  /** The page that is shown, and how many there are; from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Names the list's pages. */
  label: string;
  /** Below a table that fills its card, unless the list stands free. */
  place?: "table" | "rows" | "free";
}

const PLACES = {
  table: "mt-4 md:mt-0 md:border-t md:border-line md:px-6 md:py-4",
  rows: "border-t border-line px-4 py-3 md:px-5",
  free: "mt-4",
} as const;

/** The way to the other pages of a list; nothing for a single one. A list with lengths has a `ListFooter`. */
export async function ListPages({ page, pages, hrefOf, label, place = "table" }: ListPagesProps) {
  if (pages <= 1) return null;
  const t = await getTranslations("transactions");
  return (
    <div className={PLACES[place]}>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={hrefOf}
        texts={{
          label,
          previous: t("previous"),
          next: t("next"),
          position: t("position", { page, pages }),
        }}
      />
    </div>
  );
}
