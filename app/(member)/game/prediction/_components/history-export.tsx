"use client";

import { CsvButton } from "@/app/_shell/csv-button";
import type { ExportTexts } from "@/app/_shell/export-texts";
import { fetchAllPositions } from "@/lib/prediction/client";
import { POSITION_COLUMNS, positionCells } from "@/lib/prediction/csv";
import type { PredictionQuery } from "@/lib/prediction/query";

interface HistoryExportProps extends Pick<PredictionQuery, "status"> {
  texts: ExportTexts;
}

/** The entries under the filter, of all pages, as a file. */
export function HistoryExport({ status, texts }: HistoryExportProps) {
  async function read() {
    const positions = await fetchAllPositions(status);
    return { columns: POSITION_COLUMNS, rows: positions.map(positionCells) };
  }
  return <CsvButton fileName="predictions.csv" read={read} texts={texts} />;
}
