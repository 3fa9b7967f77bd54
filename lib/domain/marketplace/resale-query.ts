import { RESALE_SORTS } from "../../contract/resale.ts";
import { oneOf, pageNumber, type SearchParams, single } from "../../list/search-params.ts";
import { RESALE_PATH } from "../../paths.ts";

export const RESALE_VIEWS = ["market", "own", "history"] as const;
export type ResaleView = (typeof RESALE_VIEWS)[number];
export type ResaleSort = (typeof RESALE_SORTS)[number];

const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** What the address of the resale says; what is unset or not understood is the default or null. */
export interface ResaleQuery {
  readonly view: ResaleView;
  readonly sort: ResaleSort;
  /** The model that alone is shown. */
  readonly productId: string | null;
  /** From 1. */
  readonly page: number;
}

/** Reads an address. Nothing in it is an error: what is not understood is unset. */
export function parseResaleQuery(params: SearchParams): ResaleQuery {
  const productId = single(params, "model");
  return {
    view: oneOf(RESALE_VIEWS, single(params, "view")) ?? "market",
    sort: oneOf(RESALE_SORTS, single(params, "sort")) ?? "price",
    productId: productId !== undefined && PRODUCT_ID.test(productId) ? productId : null,
    page: pageNumber(params),
  };
}

/** The address of a view, without defaults. */
export function resaleAddress(query: Partial<ResaleQuery>): string {
  const { view = "market", sort = "price", productId = null, page = 1 } = query;
  const search = new URLSearchParams();
  if (view !== "market") search.set("view", view);
  if (sort !== "price") search.set("sort", sort);
  if (productId !== null) search.set("model", productId);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text ? `${RESALE_PATH}?${text}` : RESALE_PATH;
}
