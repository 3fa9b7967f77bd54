import type { z } from "zod";
import type { personalDataEndpoints } from "../../../lib/contract/records/personal-data.ts";
import { findById, type Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { memberBalances } from "../ledger/balances.ts";
import { mailMember, sendMail } from "../mail/outbox.ts";
import { accrue, type SessionRow, unclaimedOf } from "../mining/session.ts";
import { note } from "../notification/notify.ts";
import { withdrawListings } from "../resale/offer.ts";
import { leastToWithdraw } from "../wallet/token-terms.ts";
import { closeAccount, eraseLastLetter, eraseRetained } from "./close-account.ts";
import { PERSONAL_DATA_PAGE } from "./exports.ts";

type AccountClosing = z.input<typeof personalDataEndpoints.closing.response>;

const WAIT_DAYS = 14;
const DAY_MS = 86_400_000;
/** Of what money laundering law asks to be kept. */
const RETAINED_MS = 5 * 365 * DAY_MS;
const CLOSE = "closing.due";
const LAST_LETTER = "closing.letter";
const ERASE = "closing.erase";
/** How long a mail may take until it is delivered. */
const DELIVERY_MS = 3_600_000;

const OPEN_ROWS = {
  stakes:
    "SELECT count(*) AS count FROM stake_position WHERE member_id = ? AND status IN ('active','matured')",
  withdrawals:
    "SELECT count(*) AS count FROM withdrawal WHERE member_id = ? AND status IN ('requested','approved','sent')",
  predictions:
    "SELECT count(*) AS count FROM prediction_position WHERE member_id = ? AND status = 'open'",
} as const;

/** What a member does about each. */
const SETTLED_BY = {
  funds: "Empty your wallets.",
  stakes: "Redeem your stakes.",
  withdrawals: "Wait for your withdrawals to arrive.",
  predictions: "Wait for your predictions to end.",
  mining: "Claim your session’s reward once it has ended.",
} as const;

/** Wallets with so much that it can be withdrawn. */
function fundedWallets(database: Database, memberId: number): number {
  return [...memberBalances(database, memberId)].filter(([symbol, { available }]) => {
    const least = leastToWithdraw(symbol);
    return least !== null && available >= least;
  }).length;
}

function openSessions(database: Database, memberId: number, now: number): number {
  const sessions = database.all<SessionRow>(
    "SELECT * FROM mining_session WHERE member_id = ? AND settled_at IS NULL",
    memberId,
  );
  return sessions.filter(
    (session) =>
      session.ends_at > now || unclaimedOf(session, accrue(database, session, now)).gross > 0n,
  ).length;
}

/** What has to be settled before an account can be closed. */
export function blockersOf(database: Database, memberId: number, now: number) {
  const rowsOf = (code: keyof typeof OPEN_ROWS) =>
    database.get<{ count: number }>(OPEN_ROWS[code], memberId)?.count ?? 0;
  const counts = {
    funds: fundedWallets(database, memberId),
    stakes: rowsOf("stakes"),
    withdrawals: rowsOf("withdrawals"),
    predictions: rowsOf("predictions"),
    mining: openSessions(database, memberId, now),
  };
  return (Object.keys(SETTLED_BY) as (keyof typeof SETTLED_BY)[]).flatMap((code) =>
    counts[code] > 0 ? [{ code, count: counts[code] }] : [],
  );
}

/** Whether an account can be closed, when it will be, and what stays behind. */
export function closingView(database: Database, { id }: Member, now: number): AccountClosing {
  const closingAt = findById(database, id)?.closingAt ?? null;
  const until = toInstant((closingAt ?? now + WAIT_DAYS * DAY_MS) + RETAINED_MS);
  const hasIdentity = database.get("SELECT 1 FROM kyc WHERE member_id = ?", id) !== undefined;
  return {
    closesAt: closingAt === null ? null : toInstant(closingAt),
    waitDays: WAIT_DAYS,
    blockers: blockersOf(database, id, now),
    retained: [
      { what: "transactions", until },
      ...(hasIdentity ? [{ what: "identity", until }] : []),
      { what: "seat", until: null },
    ],
  };
}

/** Enters when an account will be closed, and gives that moment. Belongs into a transaction. */
export function enterClosing(database: Database, memberId: number, now: number): number {
  const closingAt = now + WAIT_DAYS * DAY_MS;
  database.run("UPDATE member SET closing_at = ? WHERE id = ?", closingAt, memberId);
  withdrawListings(database, memberId, now);
  enterJob(database, CLOSE, closingAt, String(memberId));
  return closingAt;
}

export function forgetClosing(database: Database, memberId: number): void {
  database.run("UPDATE member SET closing_at = NULL WHERE id = ?", memberId);
}

/** Something has come up meanwhile: the account stays as it is, and its member hears what to settle. */
function keepOpen(
  database: Database,
  memberId: number,
  blockers: ReturnType<typeof blockersOf>,
  at: number,
): void {
  forgetClosing(database, memberId);
  const title = "Your account stays open";
  const text = "Something has to be settled before it can be closed.";
  const link = PERSONAL_DATA_PAGE;
  note(database, memberId, { title, body: text, link, at });
  const steps = blockers.map(({ code }) => SETTLED_BY[code]);
  mailMember(database, memberId, { kind: "closing", subject: title, text: [text, ...steps], link });
}

/** Closes what is due and was not cancelled, and years later erases what the law has let go of. */
export function closingJobs(database: Database): readonly JobDefinition[] {
  return [
    {
      name: CLOSE,
      run({ ref, dueAt }) {
        const memberId = Number(ref);
        const member = findById(database, memberId);
        if (member?.closingAt !== dueAt) return undefined;
        const blockers = blockersOf(database, memberId, dueAt);
        if (blockers.length > 0) {
          keepOpen(database, memberId, blockers, dueAt);
          return undefined;
        }
        closeAccount(database, memberId, dueAt);
        sendMail(database, {
          kind: "closing",
          member,
          subject: "Your account is closed",
          text: ["Your personal data has been erased, but for what the law makes us keep."],
          link: "/",
        });
        enterJob(database, LAST_LETTER, dueAt + DELIVERY_MS, ref);
        enterJob(database, ERASE, dueAt + RETAINED_MS, ref);
        return undefined;
      },
    },
    {
      name: LAST_LETTER,
      run({ ref }) {
        eraseLastLetter(database, Number(ref));
        return undefined;
      },
    },
    {
      name: ERASE,
      run({ ref }) {
        eraseRetained(database, Number(ref));
        return undefined;
      },
    },
  ];
}
