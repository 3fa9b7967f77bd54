import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { ListPages } from "@/app/_shell/list/list-pages";
import { LinkButton } from "@/app/_ui/control/link-button";
import { SortSelect } from "@/app/_ui/control/sort-select";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { RESALE_SORTS } from "@/lib/contract/resale";
import { type ResaleQuery, resaleAddress } from "@/lib/domain/marketplace/resale-query";
import { readResaleBook } from "@/lib/domain/marketplace/resale-server";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { ListingRow } from "./listing-row";
import { MissingResale } from "./missing-resale";

export interface ResaleSectionProps {
  query: ResaleQuery;
  timeZone: string;
}

interface OrderBookProps extends ResaleSectionProps {
  /** The catalogue, by whose models it is narrowed. */
  products: readonly ProductView[] | null;
}

/** What members sell: narrowed by model and sorted, the cheapest first. */
export async function OrderBook({ query, timeZone, products }: OrderBookProps) {
  const [t, mining, words, book] = await Promise.all([
    getTranslations("resale"),
    getTranslations("mining.machines"),
    getTranslations("marketplace.filter"),
    readResaleBook(query),
  ]);
  if (!book) return <MissingResale />;
  const sorts = {
    price: words("sorts.price"),
    "-price": words("sorts.-price"),
    perTh: t("sorts.perTh"),
    wPerTh: t("sorts.wPerTh"),
    "-endsAt": t("sorts.-endsAt"),
  };
  const { productId } = query;
  const isUnlisted = productId !== null && !products?.some(({ id }) => id === productId);
  const models = [
    { id: null, name: t("allModels") },
    ...(products ?? []),
    ...(isUnlisted ? [{ id: productId, name: book.items[0]?.model ?? productId }] : []),
  ];
  return (
    <TableFrame
      id="resale-book"
      title={t("views.market")}
      note={words("count", { count: book.total })}
      aside={
        <div className="grid gap-3 max-sm:w-[calc(100vw-4.125rem)] sm:grid-cols-2">
          <SortSelect
            label={t("model")}
            options={models.map(({ id, name }) => ({
              href: resaleAddress({ ...query, productId: id, page: 1 }),
              label: name,
              isCurrent: id === productId,
            }))}
          />
          <SortSelect
            label={words("sort")}
            options={RESALE_SORTS.map((sort) => ({
              href: resaleAddress({ ...query, sort, page: 1 }),
              label: sorts[sort],
              isCurrent: sort === query.sort,
            }))}
          />
        </div>
      }
    >
      {book.items.length === 0 ? (
        productId === null ? (
          <EmptyState art="machines" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <EmptyState
            art="machines"
            title={t("noHitsTitle")}
            text={t("emptyText")}
            action={
              <LinkButton href={resaleAddress({ ...query, productId: null, page: 1 }) as Route}>
                {t("allModels")}
              </LinkButton>
            }
          />
        )
      ) : (
        <ul aria-label={t("views.market")}>
          {book.items.map((listing) => (
            <ListingRow key={listing.id} listing={listing} nowMs={book.nowMs} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <ListPages
        place="rows"
        label={mining("pages")}
        page={book.page}
        pages={book.pages}
        hrefOf={(page) => resaleAddress({ ...query, page })}
      />
    </TableFrame>
  );
}
