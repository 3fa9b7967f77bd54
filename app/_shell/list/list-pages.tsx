import { LIST_END_STYLE, ListPagination, type ListPaginationProps } from "./list-pagination";

interface ListPagesProps extends ListPaginationProps {
  /** Below a table that fills its card, unless the list stands free. */
  place?: "table" | "rows" | "free";
}

const PLACES = { ...LIST_END_STYLE, free: "mt-4" } as const;

/** The way to the other pages of a list; nothing for a single one. A list with lengths has a `ListFooter`. */
export function ListPages({ place = "table", ...list }: ListPagesProps) {
  if (list.pages <= 1) return null;
  return (
    <div className={PLACES[place]}>
      <ListPagination {...list} />
    </div>
  );
}
