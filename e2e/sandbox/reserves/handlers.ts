import { RESERVES_ALGORITHM } from "../../../lib/contract/rules/reserves-tree.ts";
import { fromUnits } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { notFound } from "../http/refusal.ts";
import { textSums } from "./snapshot.ts";
import { treePath } from "./tree.ts";

/** The newest two years. */
const MAX_SNAPSHOTS = 24;

interface SnapshotRow {
  readonly id: number;
  readonly taken_at: number;
  readonly root: string;
  readonly symbols: string;
  readonly totals: string;
}

function snapshotView(database: Database, { id, taken_at, root, symbols, totals }: SnapshotRow) {
  const assets = database.all<{ symbol: string; amount: string; address: string }>(
    "SELECT symbol, amount, address FROM reserve_asset WHERE snapshot_id = ?",
    id,
  );
  return {
    id: String(id),
    takenAt: toInstant(taken_at),
    root,
    algorithm: RESERVES_ALGORITHM,
    symbols: symbols.split(" "),
    liabilities: totals.split(" "),
    assets: symbols
      .split(" ")
      .flatMap((symbol) =>
        assets
          .filter((asset) => asset.symbol === symbol)
          .map(({ amount, address }) => ({ symbol, amount, addresses: [address] })),
      ),
    auditor: null,
    simulated: true,
  };
}

interface OwnLeaf {
  readonly place: number;
  readonly record_id: string;
  readonly nonce: string;
}

export const reservesHandlers: ServiceHandlers<"reserves"> = {
  reserves({ sandbox: { database } }) {
    const rows = database.all<SnapshotRow>(
      "SELECT * FROM reserve_snapshot ORDER BY taken_at DESC, id DESC LIMIT ?",
      MAX_SNAPSHOTS,
    );
    return rows.map((row) => snapshotView(database, row));
  },
};

export const reservesProofHandlers: ServiceHandlers<"reservesProof"> = {
  reservesProof({ sandbox: { database }, member }, { params }) {
    const own = database.get<OwnLeaf>(
      "SELECT place, record_id, nonce FROM reserve_leaf WHERE member_id = ? AND snapshot_id = ?",
      member.id,
      /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0,
    );
    if (!own) throw notFound("You aren’t in this snapshot.");
    const leaves = database
      .all<{ sums: string; hash: string }>(
        "SELECT sums, hash FROM reserve_leaf WHERE snapshot_id = ? ORDER BY place",
        Number(params.id),
      )
      .map(({ sums, hash }) => ({ hash, sums: textSums(sums) }));
    const amounts = (sums: readonly bigint[]) => sums.map(fromUnits);
    return {
      leaf: {
        recordId: own.record_id,
        nonce: own.nonce,
        sums: amounts(leaves[own.place]?.sums ?? []),
      },
      path: treePath(leaves, own.place).map(({ side, hash, sums }) => ({
        side,
        hash,
        sums: amounts(sums),
      })),
    };
  },
};
