import type { Route } from "next";
import { COMMISSION_TYPES } from "@/lib/contract/team/team";
import { pageNumber, type SearchParams, single } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";

export const COMMISSION_STATUSES = ["paid", "withheld"] as const;

/** What the page shows, as it stands in its address. */
export interface CommissionView {
  readonly type: (typeof COMMISSION_TYPES)[number] | null;
  readonly status: (typeof COMMISSION_STATUSES)[number] | null;
  readonly page: number;
}

/** Reads the filters and the page from an address; what is not understood is unset. */
export function parseCommissionView(params: SearchParams): CommissionView {
  return {
    type: COMMISSION_TYPES.find((type) => type === single(params, "type")) ?? null,
    status: COMMISSION_STATUSES.find((status) => status === single(params, "status")) ?? null,
    page: pageNumber(params),
  };
}

/** True when the list shows less than everything. */
export function isCommissionNarrowed({ type, status }: CommissionView): boolean {
  return type !== null || status !== null;
}

/** The page with some of it changed; another filter begins at the first page. */
export function commissionHref(view: CommissionView, change: Partial<CommissionView>): Route {
  const isFilter = "type" in change || "status" in change;
  const next = { ...view, ...(isFilter && { page: 1 }), ...change };
  const search = new URLSearchParams();
  if (next.type) search.set("type", next.type);
  if (next.status) search.set("status", next.status);
  if (next.page > 1) search.set("page", String(next.page));
  const query = search.size > 0 ? `?${search}` : "";
  return `${PAGES.commissions.path}${query}` as Route;
}
