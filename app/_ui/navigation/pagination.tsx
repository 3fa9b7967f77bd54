import { ChevronLeft, ChevronRight } from "lucide";
import type { Route } from "next";
import { buttonStyle } from "@/app/_ui/control/button-style";
import { Icon } from "@/app/_ui/data/icon";
import { Link } from "@/app/_ui/navigation/link";

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  texts: { label: string; previous: string; next: string; position: string };
}

/** Back and forth through a list whose page stands in the address; nothing for a single page. */
export function Pagination({ page, pages, hrefOf, texts }: PaginationProps) {
  if (pages <= 1) return null;
  const style = buttonStyle("outline", "small");
  return (
    <nav aria-label={texts.label} data-paging className="flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link href={hrefOf(page - 1) as Route} scroll={false} className={style}>
          <Icon node={ChevronLeft} size={16} className="rtl:-scale-x-100" />
          {texts.previous}
        </Link>
      ) : (
        <span />
      )}
      <span data-said="page" className="figures text-md text-muted">
        {texts.position}
      </span>
      {page < pages ? (
        <Link href={hrefOf(page + 1) as Route} scroll={false} className={style}>
          {texts.next}
          <Icon node={ChevronRight} size={16} className="rtl:-scale-x-100" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
