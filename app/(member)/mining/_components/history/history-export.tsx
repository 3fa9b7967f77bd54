"use client";

import { CsvButton } from "@/app/_shell/export/csv-button";
import { fetchHistory, type HistoryPeriod } from "@/lib/domain/mining/client";
import { HISTORY_COLUMNS, historyRows } from "@/lib/domain/mining/history-rows";

interface HistoryExportProps {
  period: HistoryPeriod;
}

/** All sessions of the period, of every page, as a file. */
export function HistoryExport({ period }: HistoryExportProps) {
  async function read() {
    return { columns: HISTORY_COLUMNS, rows: historyRows(await fetchHistory(period)) };
  }
  return <CsvButton fileName="mining-sessions.csv" read={read} />;
}
