/**
 * Snapshots of what members are owed, and the samples that prices at locks and closes follow from, each written once.
 * `sums` and `totals` are amounts in the order of the snapshot's `symbols`, with a space between them. A leaf whose member
 * has left keeps its hash and sums, since the proofs of others stand on them.
 */
export const PROOF_TABLES = `
  CREATE TABLE reserve_snapshot (
    id INTEGER PRIMARY KEY, taken_at INTEGER NOT NULL, root TEXT NOT NULL,
    symbols TEXT NOT NULL, totals TEXT NOT NULL
  );
  CREATE TABLE reserve_leaf (
    snapshot_id INTEGER NOT NULL REFERENCES reserve_snapshot(id), place INTEGER NOT NULL,
    member_id INTEGER REFERENCES member(id), record_id TEXT, nonce TEXT,
    sums TEXT NOT NULL, hash TEXT NOT NULL,
    PRIMARY KEY (snapshot_id, place)
  ) WITHOUT ROWID;
  CREATE INDEX reserve_leaf_member ON reserve_leaf(member_id, snapshot_id);
  CREATE TABLE reserve_asset (
    snapshot_id INTEGER NOT NULL REFERENCES reserve_snapshot(id), symbol TEXT NOT NULL,
    amount TEXT NOT NULL, address TEXT NOT NULL,
    PRIMARY KEY (snapshot_id, symbol)
  ) WITHOUT ROWID;
  CREATE TABLE price_record (
    boundary INTEGER PRIMARY KEY, samples TEXT NOT NULL, micros INTEGER NOT NULL,
    previous TEXT, commitment TEXT NOT NULL
  );
`;
