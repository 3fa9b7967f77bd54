"use client";

import { CsvButton } from "@/app/_shell/export/csv-button";
import { fetchAllPositions } from "@/lib/domain/prediction/client";
import { POSITION_COLUMNS, positionCells } from "@/lib/domain/prediction/csv";
import type { PredictionQuery } from "@/lib/domain/prediction/query";

/** The entries under the filter, of all pages, as a file. */
export function PredictionExport({ status }: Pick<PredictionQuery, "status">) {
  async function read() {
    const positions = await fetchAllPositions(status === "all" ? null : status);
    return { columns: POSITION_COLUMNS, rows: positions.map(positionCells) };
  }
  return <CsvButton fileName="predictions.csv" read={read} />;
}
