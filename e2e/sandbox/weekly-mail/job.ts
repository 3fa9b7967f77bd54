import { findById, type Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { mailMember } from "../mail/outbox.ts";
import { weeklyText } from "./digest.ts";
import { mondayMorningAfter } from "./monday-morning.ts";

const WEEKLY_MAIL = "weekly-mail";

/** Between the first and the last zone in which it is the same Monday. */
const ZONES_MS = 26 * 3_600_000;

/** Where the mail is turned off. */
const SETTINGS = "/setting/security#weekly-mail";

interface WeeklyMailRow {
  readonly next_at: number;
  readonly covered_until: number;
}

function rowOf(database: Database, memberId: number): WeeklyMailRow | undefined {
  return database.get<WeeklyMailRow>(
    "SELECT next_at, covered_until FROM weekly_mail WHERE member_id = ?",
    memberId,
  );
}

/** When (business time) the member's next mail is due; undefined while there is none. */
export function nextWeeklyMail(database: Database, memberId: number): number | undefined {
  return rowOf(database, memberId)?.next_at;
}

function enterNext(database: Database, memberId: number, nextAt: number): void {
  database.run("UPDATE weekly_mail SET next_at = ? WHERE member_id = ?", nextAt, memberId);
  enterJob(database, WEEKLY_MAIL, nextAt, String(memberId));
}

/** Turns a member's weekly mail on or off; one that is on stays as it is. Belongs into a transaction. */
export function wantWeeklyMail(
  database: Database,
  { id, timeZone }: Member,
  isOn: boolean,
  now: number,
): void {
  if (!isOn) {
    database.run("DELETE FROM weekly_mail WHERE member_id = ?", id);
    return;
  }
  if (rowOf(database, id)) return;
  database.run(
    "INSERT INTO weekly_mail (member_id, wanted_at, next_at, covered_until) VALUES (?, ?, 0, ?)",
    id,
    now,
    now,
  );
  enterNext(database, id, mondayMorningAfter(timeZone, now));
}

function send(database: Database, member: Member, from: number, to: number): void {
  const text = weeklyText(database, member, { from, to });
  if (text === null || !member.emailVerified || member.frozenAt !== null) return;
  const subject = "Your week at Merlin BTC";
  mailMember(database, member.id, { kind: "weekly", subject, text, link: SETTINGS });
}

/**
 * The mail of one member's Monday, which enters that of the next. Where the member has moved to a zone in which that
 * Monday morning is yet to come, it waits for it.
 */
export function weeklyMailJob(database: Database): JobDefinition {
  return {
    name: WEEKLY_MAIL,
    run({ ref, dueAt }) {
      const member = findById(database, Number(ref));
      const row = rowOf(database, Number(ref));
      // Turned off since, perhaps on again: what is on has a job of its own.
      if (!member || row?.next_at !== dueAt) return undefined;
      const morning = mondayMorningAfter(member.timeZone, dueAt - 1);
      if (morning > dueAt && morning - dueAt <= ZONES_MS) {
        enterNext(database, member.id, morning);
        return undefined;
      }
      send(database, member, row.covered_until, dueAt);
      database.run(
        "UPDATE weekly_mail SET covered_until = ? WHERE member_id = ?",
        dueAt,
        member.id,
      );
      enterNext(database, member.id, mondayMorningAfter(member.timeZone, dueAt));
      return undefined;
    },
  };
}
