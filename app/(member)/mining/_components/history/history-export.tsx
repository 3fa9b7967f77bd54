"use client";

import { CsvButton } from "@/app/_shell/export/csv-button";
import { fetchHistory, type HistoryPeriod } from "@/lib/domain/mining/client";

interface HistoryExportProps {
  period: HistoryPeriod;
}

/** All sessions of the period, of every page, as a file. */
export function MiningExport({ period }: HistoryExportProps) {
  async function read() {
    const [sessions, { HISTORY_COLUMNS, historyRows }] = await Promise.all([
      fetchHistory(period),
      import("@/lib/domain/mining/history-rows"),
    ]);
    return { columns: HISTORY_COLUMNS, rows: historyRows(sessions) };
  }
  return <CsvButton fileName="mining-sessions.csv" read={read} />;
}
