import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import { settleMachines } from "../machine/earned.ts";
import type { Earnings } from "./earnings.ts";
import { accrue, newestSession, type SessionRow, unclaimedOf } from "./session.ts";

function post(database: Database, session: SessionRow, at: number, claimed: Earnings): void {
  const { gross, fee } = claimed;
  const account = { memberId: session.member_id, bucket: "available" } as const;
  const entries: Entry[] = [
    { account: "emission:mBTC", currency: "mBTC", units: -gross },
    { account, currency: "mBTC", units: gross - fee },
    { account: "treasury", currency: "mBTC", units: fee },
  ];
  postJournal(database, { kind: "mining_claim", ref: `mining:${session.id}`, at, entries });
}

/**
 * Credits what a session has earned and was not claimed yet; an ended one is settled by that. Claims
 * add up to what the session earns, however many there are. Gives what was claimed.
 */
export function settle(database: Database, session: SessionRow, now: number): Earnings {
  const accrual = accrue(database, session, now);
  const claimed = unclaimedOf(session, accrual);
  const hasEnded = now >= session.ends_at;
  if (claimed.gross > claimed.fee) {
    post(database, session, now, claimed);
    database.run(
      "UPDATE mining_session SET claimed_gross = ?, claimed_fee = ? WHERE id = ?",
      String(accrual.gross),
      String(accrual.fee),
      session.id,
    );
  }
  if (hasEnded && session.settled_at === null) {
    database.run("UPDATE mining_session SET settled_at = ? WHERE id = ?", now, session.id);
    settleMachines(database, accrual);
  }
  return claimed;
}

/**
 * Claims what the newest session has earned so far. Belongs into a transaction.
 * @throws Refusal 409 with nothing to claim
 */
export function claim(database: Database, memberId: number, now: number): Earnings {
  const session = newestSession(database, memberId);
  const claimed = session && settle(database, session, now);
  if (!claimed || claimed.gross <= claimed.fee) {
    throw conflict("There’s nothing to claim right now.");
  }
  return claimed;
}
