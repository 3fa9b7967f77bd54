import { randomInt } from "node:crypto";
import type { Leg, Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { rateLimited } from "../http/refusal.ts";

type CodeLeg = Leg | "auto";

const LEGS: readonly CodeLeg[] = ["auto", "left", "right"];

/** Nothing in it is taken for another sign, whatever the handwriting: no 0 and O, no 1, I and L, no U and V. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const LENGTH = 8;

const MISSES = 20;
const WINDOW_MS = 15 * 60_000;
const MISSED = "invitation";

function newCode(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}

/** A code as it is read out: `7K2Q-M9PX`. */
function shownCode(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The member's codes by leg, made when they are asked for first. Belongs into a transaction. */
export function codesOf(database: Database, member: Member, now: number) {
  if (!member.emailVerified) return { auto: null, left: null, right: null };
  for (const leg of LEGS) {
    database.run(
      "INSERT OR IGNORE INTO invitation_code (code, member_id, leg, created_at) VALUES (?, ?, ?, ?)",
      newCode(),
      member.id,
      leg,
      now,
    );
  }
  const rows = database.all<{ code: string; leg: CodeLeg }>(
    "SELECT code, leg FROM invitation_code WHERE member_id = ?",
    member.id,
  );
  const code = (leg: CodeLeg) => {
    const row = rows.find((one) => one.leg === leg);
    return row ? shownCode(row.code) : null;
  };
  return { auto: code("auto"), left: code("left"), right: code("right") };
}

/** Whose a code is and into which leg it leads, in any case and with hyphens anywhere. */
export function findCode(database: Database, typed: string) {
  return database.get<{ username: string; leg: CodeLeg }>(
    "SELECT m.username, c.leg FROM invitation_code c JOIN member m ON m.id = c.member_id WHERE c.code = ?",
    typed.replaceAll("-", "").toUpperCase(),
  );
}

/** @throws Refusal 429 for a visitor who has missed too often within fifteen minutes of real time */
export function refuseGuessing(database: Database, address: string | null): void {
  const row = database.get<{ misses: number; oldest: number | null }>(
    "SELECT count(*) AS misses, min(at) AS oldest FROM failed_attempt WHERE kind = ? AND subject = ? AND at > ?",
    MISSED,
    address ?? "",
    Date.now() - WINDOW_MS,
  );
  if (!row?.oldest || row.misses < MISSES) return;
  const seconds = Math.ceil((row.oldest + WINDOW_MS - Date.now()) / 1000);
  throw rateLimited("Too many codes were tried.", Math.max(1, seconds));
}

/** Counts a code that nobody has. Belongs into a transaction of its own, which the refusal leaves standing. */
export function countMiss(database: Database, address: string | null): void {
  database.run(
    "INSERT INTO failed_attempt (kind, subject, at) VALUES (?, ?, ?)",
    MISSED,
    address ?? "",
    Date.now(),
  );
}
