import type { ReservesSnapshot } from "../../contract/records/reserves.ts";
import { compareAmounts, percentOf, sumAmounts } from "../../money/decimal.ts";

/** What is owed and held of one token. */
export interface ReserveRow {
  readonly symbol: string;
  readonly owed: string;
  readonly held: string;
  /** What is held in percent of what is owed, cut; null where nothing is owed. */
  readonly percent: string | null;
  readonly isCovered: boolean;
  readonly addresses: readonly string[];
}

/** A snapshot's tokens in its order. Assets that it does not name are none. */
export function reserveRows({
  symbols,
  liabilities,
  assets,
}: Pick<ReservesSnapshot, "symbols" | "liabilities" | "assets">): readonly ReserveRow[] {
  return symbols.map((symbol, index) => {
    const owed = liabilities[index] ?? "0";
    const own = assets.filter((asset) => asset.symbol === symbol);
    const held = sumAmounts(own.map(({ amount }) => amount));
    return {
      symbol,
      owed,
      held,
      percent: percentOf(held, owed),
      isCovered: compareAmounts(held, owed) >= 0,
      addresses: own.flatMap(({ addresses }) => addresses),
    };
  });
}

/** The newest first, whatever the order in which they came. */
export function snapshotsByTime(
  snapshots: readonly ReservesSnapshot[],
): readonly ReservesSnapshot[] {
  return [...snapshots].sort((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt));
}

/** The snapshot that an address asks for, else the newest; null without any. */
export function chosenSnapshot(
  snapshots: readonly ReservesSnapshot[],
  id: string | undefined,
): ReservesSnapshot | null {
  return snapshots.find((snapshot) => snapshot.id === id) ?? snapshots[0] ?? null;
}
