import type { Member } from "../account/member.ts";
import { readDownline } from "../binary-tree/downline.ts";
import type { Database } from "../database/database.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import { channelsOf } from "../notification/preferences.ts";
import { type ProfitLine, profitLines } from "../profit/profit-lines.ts";
import { signedUnits } from "../profit/value.ts";
import { dayOf } from "../team/points.ts";
import { amountOf, say, type Text } from "../texts/say.ts";

interface Span {
  /** Business time in milliseconds: from, included, to, excluded. */
  readonly from: number;
  readonly to: number;
}

const AHEAD_MS = 7 * 86_400_000;

function countOf(database: Database, sql: string, ...args: readonly (string | number)[]): number {
  return database.get<{ count: number }>(sql, ...args)?.count ?? 0;
}

/** Amounts go by mail to whom mails about earnings reach anyway, and who hides none. */
function namesAmounts(database: Database, member: Member): boolean {
  return !member.hideAmounts && channelsOf(database, member.id, "earning").mail;
}

const sumOf = (lines: readonly ProfitLine[]) =>
  lines.reduce((units, line) => units + signedUnits(line), 0n);

/**
 * What was earned net of what it cost, by currency, on how many UTC days, and how much where the member's mails name
 * amounts; a currency that cost more than it brought is not told of.
 */
function earned(database: Database, member: Member, { from, to }: Span): Text | null {
  const lines = profitLines(database, member.id, from, to);
  const gains = CURRENCIES.flatMap((currency) => {
    const own = lines.filter(({ row }) => row.symbol === currency);
    const sum = sumOf(own);
    return sum > 0n ? [{ own, amount: amountOf(sum, currency) }] : [];
  });
  if (gains.length === 0) return null;
  const days = new Set(
    gains.flatMap(({ own }) =>
      [...Map.groupBy(own, ({ at }) => dayOf(at))].flatMap(([day, its]) =>
        sumOf(its) > 0n ? day : [],
      ),
    ),
  ).size;
  if (!namesAmounts(database, member)) {
    return say("You earned something on {days, plural, one {# day} other {# days}}.", { days });
  }
  return say("You earned something on {days, plural, one {# day} other {# days}}: {sums}.", {
    days,
    sums: gains.map(({ amount }) => amount),
  });
}

function changes(database: Database, memberId: number, { from, to }: Span): Text | null {
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
      ? [
          say(
            "{count, plural, one {# deposit, withdrawal or transfer} other {# deposits, withdrawals or transfers}}",
            { count: moves },
          ),
        ]
      : []),
    ...(events
      ? [
          say(
            "{count, plural, one {# change to your account’s security} other {# changes to your account’s security}}",
            { count: events },
          ),
        ]
      : []),
  ];
  return parts.length > 0 ? say("There was activity on your account: {parts}.", { parts }) : null;
}

function newMembers(database: Database, member: Member, { from, to }: Span): Text | null {
  const joined = readDownline(database, member, to).filter(
    ({ joined_at }) => joined_at >= from && joined_at < to,
  );
  if (joined.length === 0) return null;
  const own = joined.filter(({ level }) => level === 1).length;
  return say(
    "Your team has {count, plural, one {# new member} other {# new members}}, {own} of them invited by you.",
    { count: joined.length, own },
  );
}

/** What comes within seven days, by its number. */
function comesNext(database: Database, memberId: number, at: number): Text | null {
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
    ...(stakes
      ? [say("{count, plural, one {# stake matures} other {# stakes mature}}", { count: stakes })]
      : []),
    ...(machines
      ? [
          say("{count, plural, one {# machine’s term ends} other {# machines’ terms end}}", {
            count: machines,
          }),
        ]
      : []),
  ];
  return parts.length > 0 ? say("Within seven days: {parts}.", { parts }) : null;
}

/** What a week has brought and what comes next, or null when nothing has happened. */
export function weeklyText(database: Database, member: Member, span: Span): readonly Text[] | null {
  const happened = [
    earned(database, member, span),
    changes(database, member.id, span),
    newMembers(database, member, span),
  ].filter((part) => part !== null);
  if (happened.length === 0) return null;
  const next =
    comesNext(database, member.id, span.to) ??
    "No stake matures within seven days, and no machine’s term ends.";
  return [
    ...happened,
    next,
    "You get this email because you asked for it. Turn it off under Security, Notifications.",
  ];
}
