"use client";

import { CsvButton } from "@/app/_shell/export/csv-button";
import type { CsvTable } from "@/app/_ui/file/csv-text";
import { fetchCommissions } from "@/lib/domain/team/client";
import type { CommissionView } from "./commission-query";

const COLUMNS = [
  "id",
  "time",
  "type",
  "from",
  "purchase USDT",
  "rate bps",
  "commission USDT",
  "passed on USDT",
  "status",
  "reason",
  "transaction",
];

/** All commissions under the filter as a file: times in UTC, plain decimals. */
export function CommissionExport({ type, status }: Pick<CommissionView, "type" | "status">) {
  async function read(): Promise<CsvTable> {
    const rows = await fetchCommissions({ ...(type && { type }), ...(status && { status }) });
    return {
      columns: COLUMNS,
      rows: rows.map((row) => [
        row.id,
        new Date(row.at).toISOString(),
        row.type,
        row.from ?? "",
        row.base,
        row.rateBps == null ? "" : String(row.rateBps),
        row.amount,
        row.passedOn ?? "",
        row.status ?? "",
        row.withheldBecause ?? "",
        row.transactionId ?? "",
      ]),
    };
  }
  return <CsvButton fileName="commissions.csv" read={read} />;
}
