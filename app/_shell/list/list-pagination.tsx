import { getTranslations } from "next-intl/server";
import { Pagination } from "@/app/_ui/navigation/pagination";

export interface ListPaginationProps {
  /** The page that is shown, and how many there are; from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Names the list's pages. */
  label: string;
}

export const LIST_END_STYLE = {
  table: "mt-4 md:mt-0 md:border-t md:border-line md:px-6 md:py-4",
  rows: "border-t border-line px-4 py-3 md:px-5",
} as const;

/** Back and forth through a list of any kind; nothing for a single page. */
export async function ListPagination({ page, pages, hrefOf, label }: ListPaginationProps) {
  const t = await getTranslations("list");
  const position = t("position", { page, pages });
  const texts = { label, position, previous: t("previous"), next: t("next") };
  return <Pagination {...{ page, pages, hrefOf, texts }} />;
}
