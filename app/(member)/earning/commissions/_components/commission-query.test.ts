import { describe, expect, it } from "vitest";
import { commissionHref, isCommissionNarrowed, parseCommissionView } from "./commission-query.ts";

describe("the address of the commissions", () => {
  it("holds filters and the page, and nothing that is not understood", () => {
    const view = parseCommissionView({
      type: "level2",
      status: "withheld",
      page: "3",
    });
    expect(view).toEqual({ type: "level2", status: "withheld", page: 3 });
    expect(parseCommissionView({ type: "binary", status: ["paid", "paid"], page: "-1" })).toEqual({
      type: null,
      status: null,
      page: 1,
    });
  });

  it("begins at the first page under another filter, and keeps the filter on another page", () => {
    const view = parseCommissionView({ type: "direct", page: "3" });
    expect(commissionHref(view, { status: "paid" })).toBe(
      "/earning/commissions?type=direct&status=paid",
    );
    expect(commissionHref(view, { page: 4 })).toBe("/earning/commissions?type=direct&page=4");
    expect(commissionHref(view, { type: null })).toBe("/earning/commissions");
  });

  it("says whether it is narrowed", () => {
    expect(isCommissionNarrowed(parseCommissionView({ page: "2" }))).toBe(false);
    expect(isCommissionNarrowed(parseCommissionView({ status: "paid" }))).toBe(true);
  });
});
