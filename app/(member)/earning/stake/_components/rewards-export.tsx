"use client";

import { CsvButton } from "@/app/_shell/export/csv-button";
import type { CsvTable } from "@/app/_ui/file/csv-text";
import { fetchRewards } from "@/lib/domain/staking/client";

const COLUMNS = ["day", "position", "product", "amount", "forfeited", "token", "status"];

interface RewardsExportProps {
  /** The position whose rewards are listed, or null for all. */
  position: string | null;
  symbol: string;
}

/** All rewards of a position, or of every one, as a file: UTC days, plain decimals. */
export function RewardsExport({ position, symbol }: RewardsExportProps) {
  async function read(): Promise<CsvTable> {
    const rewards = await fetchRewards(position);
    return {
      columns: COLUMNS,
      rows: rewards.map(({ day, positionId, productId, amount, forfeited, status }) => [
        day,
        positionId,
        productId ?? "",
        amount,
        forfeited ?? "",
        symbol,
        status,
      ]),
    };
  }
  return <CsvButton fileName="staking-rewards.csv" read={read} />;
}
