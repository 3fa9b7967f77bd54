import { secondFactorMembers } from "../account/member.ts";
import { codeOfStep, currentStep, PERIOD_SECONDS } from "../auth/second-factor.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { readSetting } from "../database/settings.ts";
import type { Faults } from "../http/faults.ts";
import type { Sandbox } from "../sandbox.ts";
import { listWaiting } from "../withdrawal/waiting.ts";
import { predictionState, seasonState } from "./play.ts";

const LISTED_MEMBERS = 100;
const LISTED_WITHDRAWALS = 100;
const COUNTED_TABLES = ["member", "session", "journal", "posting", "mail", "day_close"] as const;

function count(database: Database, table: (typeof COUNTED_TABLES)[number]): number {
  return database.get<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)?.n ?? 0;
}

function listMembers(database: Database) {
  return database
    .all<{
      username: string;
      email: string;
      email_verified: number;
      is_valid: number;
      kyc_status: string;
      totp_secret: string | null;
      security_hold_until: number | null;
    }>(
      "SELECT username, email, email_verified, is_valid, kyc_status, totp_secret, security_hold_until FROM member ORDER BY id LIMIT ?",
      LISTED_MEMBERS,
    )
    .map((row) => ({
      username: row.username,
      email: row.email,
      emailVerified: row.email_verified === 1,
      isValid: row.is_valid === 1,
      kycStatus: row.kyc_status,
      gg2FAEnabled: row.totp_secret !== null,
      securityHoldUntil: row.security_hold_until && toInstant(row.security_hold_until),
    }));
}

/** The oldest identity checks that wait for a decision. */
function listPending(database: Database) {
  return database
    .all<{ username: string; submitted_at: number; doc_type: string | null }>(
      "SELECT m.username, k.submitted_at, k.doc_type FROM member m JOIN kyc k ON k.member_id = m.id WHERE m.kyc_status = 'pending' ORDER BY k.submitted_at LIMIT ?",
      LISTED_MEMBERS,
    )
    .map(({ username, submitted_at, doc_type }) => ({
      username,
      submittedAt: toInstant(submitted_at),
      docType: doc_type,
    }));
}

/** Clock, counts, the first members, identity checks and withdrawals that wait; times are ISO 8601, `counts` is rows by table. */
export function readState(sandbox: Sandbox, faults: Faults) {
  const { database, clock, scheduler, tokens } = sandbox;
  const counts = Object.fromEntries(COUNTED_TABLES.map((table) => [table, count(database, table)]));
  return {
    clock: {
      now: toInstant(clock.now()),
      realNow: toInstant(Date.now()),
      offsetSeconds: clock.offsetMs() / 1000,
    },
    seedProfile: readSetting(database, "seedProfile"),
    accessTtlSeconds: tokens.accessTtlSeconds(),
    jobs: scheduler.counts(),
    counts,
    faults: faults.list(),
    members: listMembers(database),
    kycQueue: listPending(database),
    withdrawalQueue: listWaiting(database, LISTED_WITHDRAWALS),
    prediction: predictionState(sandbox),
    season: seasonState(sandbox),
  };
}

/** Live codes of members with a second factor: `usable` was not accepted yet, or is null. */
export function liveCodes(database: Database) {
  const step = currentStep();
  return secondFactorMembers(database).map(({ id, username, secret }) => {
    const used = new Set(
      database
        .all<{ step: number }>("SELECT step FROM totp_step WHERE member_id = ?", id)
        .map((row) => row.step),
    );
    const usable = [step, step + 1, step - 1].find((candidate) => !used.has(candidate));
    return {
      username,
      code: codeOfStep(secret, step),
      usable: usable === undefined ? null : codeOfStep(secret, usable),
      secondsLeft: PERIOD_SECONDS - (Math.floor(Date.now() / 1000) % PERIOD_SECONDS),
      secret,
    };
  });
}
