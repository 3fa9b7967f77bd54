/**
 * Machines that members sell to each other: offers, quotes for either side, and sales. The machine of a sale ends with its
 * seller and is another one for its buyer.
 */
export const RESALE_TABLES = `
  ALTER TABLE machine ADD COLUMN sold_at INTEGER;
  CREATE TABLE resale_listing (
    id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    machine_id INTEGER NOT NULL REFERENCES machine(id),
    price TEXT NOT NULL, fee TEXT NOT NULL,
    listed_at INTEGER NOT NULL, closes_at INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open','sold','cancelled','expired')),
    ended_at INTEGER
  );
  CREATE UNIQUE INDEX resale_listing_machine ON resale_listing(machine_id) WHERE status = 'open';
  CREATE INDEX resale_listing_member ON resale_listing(member_id, id);
  CREATE TABLE resale_quote (
    id TEXT PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES member(id),
    machine_id INTEGER REFERENCES machine(id), listing_id INTEGER REFERENCES resale_listing(id),
    price TEXT NOT NULL, worth TEXT NOT NULL, machine_was TEXT NOT NULL,
    expires_at INTEGER NOT NULL, used_at INTEGER,
    CHECK ((machine_id IS NULL) <> (listing_id IS NULL))
  ) WITHOUT ROWID;
  CREATE TABLE resale_trade (
    id INTEGER PRIMARY KEY, listing_id INTEGER NOT NULL UNIQUE REFERENCES resale_listing(id),
    seller_id INTEGER NOT NULL REFERENCES member(id), buyer_id INTEGER NOT NULL REFERENCES member(id),
    product_id TEXT NOT NULL REFERENCES product(id), th INTEGER NOT NULL, w_per_th INTEGER NOT NULL,
    machine_id INTEGER NOT NULL REFERENCES machine(id), machine_ends_at INTEGER NOT NULL,
    price TEXT NOT NULL, at INTEGER NOT NULL,
    purchase_journal_id INTEGER NOT NULL REFERENCES journal(id),
    sale_journal_id INTEGER NOT NULL REFERENCES journal(id),
    CHECK (seller_id <> buyer_id)
  );
  CREATE INDEX resale_trade_seller ON resale_trade(seller_id, id);
  CREATE INDEX resale_trade_buyer ON resale_trade(buyer_id, id);
`;
