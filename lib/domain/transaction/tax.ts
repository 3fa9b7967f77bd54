import type { TaxReport } from "../../contract/records/tax.ts";
import { type Page, pageView } from "../../list/page.ts";
import { pageNumber, type SearchParams, single } from "../../list/search-params.ts";

/** The most years that can be chosen, this one included. */
const MOST_YEARS = 7;

/** The years that a report can be asked for, the latest first: since the member has joined, as far as it is known. */
export function taxYears(today: string, joinedAt: string | null): readonly number[] {
  const latest = Number(today.slice(0, 4));
  const first = joinedAt ? Number(joinedAt.slice(0, 4)) : latest - 1;
  const count = Math.min(Math.max(latest - first + 1, 1), MOST_YEARS);
  return Array.from({ length: count }, (_, index) => latest - index);
}

/** Year and page as they stand in the address; a year that cannot be chosen is the latest. */
export function parseTaxQuery(params: SearchParams, years: readonly number[]) {
  const given = Number(single(params, "year"));
  return { year: years.includes(given) ? given : (years[0] ?? given), page: pageNumber(params) };
}

export type Disposal = TaxReport["disposals"]["items"][number];

export interface TaxReportView extends Omit<TaxReport, "disposals" | "warnings"> {
  readonly disposals: Page<Disposal>;
  /** Totals lack what has no known basis. */
  readonly lacksCosts: boolean;
  /** Something left the account without being disposed of. */
  readonly hasSent: boolean;
}

/** A report as its screen shows it; warnings that we have no words for are left out. */
export function taxReportView({ disposals, warnings, ...report }: TaxReport): TaxReportView {
  const warns = (kind: string) => warnings.some((warning) => warning.kind === kind);
  return {
    ...report,
    disposals: pageView(disposals),
    lacksCosts: warns("unknownBasis"),
    hasSent: warns("sent"),
  };
}

/** The address below `/api/bff/` of a year's disposals as a file. */
export function taxExportPath(year: number): string {
  return `transaction/tax-report/export?${new URLSearchParams({ year: String(year), method: "fifo" })}`;
}
