import type { PredictionPosition } from "../../contract/prediction.ts";
import { MERLIN } from "../../contract/values/tokens.ts";

/** The columns of a file of entries, named in English for every reader. */
export const POSITION_COLUMNS = [
  "id",
  "round",
  "enteredAt",
  "side",
  "stake",
  "symbol",
  "status",
  "payout",
  "net",
  "lockAt",
  "closeAt",
  "lockPriceUSDT",
  "closePriceUSDT",
  "result",
  "settledAt",
] as const;

function utc(at: string | null | undefined): string {
  return at ? new Date(at).toISOString() : "";
}

/** An entry as the cells of its row: times in UTC, amounts as plain decimals, empty where nothing is known. */
export function positionCells(position: PredictionPosition): readonly string[] {
  return [
    position.id,
    String(position.epoch),
    utc(position.enteredAt),
    position.side,
    position.amount,
    MERLIN,
    position.status,
    position.payout ?? "",
    position.net ?? "",
    utc(position.lockAt),
    utc(position.closeAt),
    position.lockPrice ?? "",
    position.closePrice ?? "",
    position.result ?? "",
    utc(position.settledAt),
  ];
}
