import type { Member } from "../account/member.ts";
import { readDownline } from "../binary-tree/downline.ts";
import type { Database } from "../database/database.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import { channelsOf } from "../notification/preferences.ts";
import { profitLines } from "../profit/profit-lines.ts";
import { signedUnits } from "../profit/value.ts";
import { dayOf } from "../team/points.ts";
import { amountText } from "../wallet/amount-text.ts";

interface Span {
  /** Business time in milliseconds: from, included, to, excluded. */
  readonly from: number;
  readonly to: number;
}

const AHEAD_MS = 7 * 86_400_000;

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function countOf(database: Database, sql: string, ...args: readonly (string | number)[]): number {
  return database.get<{ count: number }>(sql, ...args)?.count ?? 0;
}

/** Amounts go by mail to whom mails about earnings reach anyway, and who hides none. */
function namesAmounts(database: Database, member: Member): boolean {
  return !member.hideAmounts && channelsOf(database, member.id, "earning").mail;
}

/** On how many UTC days something was earned, and how much where the member's mails name amounts. */
function earned(database: Database, member: Member, { from, to }: Span): string | null {
  const gains = profitLines(database, member.id, from, to).filter((line) => signedUnits(line) > 0n);
  if (gains.length === 0) return null;
  const days = new Set(gains.map(({ at }) => dayOf(at))).size;
  const sentence = `You earned something on ${counted(days, "day", "days")}`;
  if (!namesAmounts(database, member)) return `${sentence}.`;
  const sums = CURRENCIES.flatMap((currency) => {
    const sum = gains
      .filter(({ row }) => row.symbol === currency)
      .reduce((units, line) => units + signedUnits(line), 0n);
    return sum === 0n ? [] : [amountText(sum, currency)];
  });
  return `${sentence}: ${sums.join(", ")}.`;
}

function changes(database: Database, memberId: number, { from, to }: Span): string | null {
  const moves = countOf(
    database,
    `SELECT count(*) AS count FROM ledger_line WHERE member_id = ? AND at >= ? AND at < ?
       AND type IN ('deposit','withdrawal','transfer_in','transfer_out')`,
    ...[memberId, from, to],
  );
  const events = countOf(
    database,
    "SELECT count(*) AS count FROM security_event WHERE member_id = ? AND at >= ? AND at < ?",
    ...[memberId, from, to],
  );
  const parts = [
    ...(moves
      ? [counted(moves, "deposit, withdrawal or transfer", "deposits, withdrawals or transfers")]
      : []),
    ...(events
      ? [counted(events, "change to your account’s security", "changes to your account’s security")]
      : []),
  ];
  return parts.length > 0 ? `There was activity on your account: ${parts.join(", ")}.` : null;
}

function newMembers(database: Database, member: Member, { from, to }: Span): string | null {
  const joined = readDownline(database, member, to).filter(
    ({ joined_at }) => joined_at >= from && joined_at < to,
  );
  if (joined.length === 0) return null;
  const own = joined.filter(({ level }) => level === 1).length;
  return `Your team has ${counted(joined.length, "new member", "new members")}, ${own} of them invited by you.`;
}

/** What comes within seven days, by its number. */
function comesNext(database: Database, memberId: number, at: number): string | null {
  const stakes = countOf(
    database,
    "SELECT count(*) AS count FROM stake_position WHERE member_id = ? AND status = 'active' AND matures_at > ? AND matures_at <= ?",
    ...[memberId, at, at + AHEAD_MS],
  );
  const machines = countOf(
    database,
    `SELECT count(*) AS count FROM (
       SELECT max(t.ends_at) AS ends FROM machine m JOIN machine_term t ON t.machine_id = m.id
       WHERE m.member_id = ? GROUP BY m.id) WHERE ends > ? AND ends <= ?`,
    ...[memberId, at, at + AHEAD_MS],
  );
  const parts = [
    ...(stakes ? [counted(stakes, "stake matures", "stakes mature")] : []),
    ...(machines ? [counted(machines, "machine’s term ends", "machines’ terms end")] : []),
  ];
  return parts.length > 0 ? `Within seven days ${parts.join(", and ")}.` : null;
}

/** What a week has brought and what comes next, or null when nothing has happened. */
export function weeklyText(database: Database, member: Member, span: Span): string | null {
  const happened = [
    earned(database, member, span),
    changes(database, member.id, span),
    newMembers(database, member, span),
  ].filter((part) => part !== null);
  if (happened.length === 0) return null;
  const next =
    comesNext(database, member.id, span.to) ?? "Nothing of yours ends within seven days.";
  return [
    ...happened,
    next,
    "You get this email because you asked for it. Turn it off under Security, Notifications.",
  ].join("\n\n");
}
