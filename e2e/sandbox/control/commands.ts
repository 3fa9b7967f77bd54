import type { z } from "zod";
import { toUnits } from "../../../lib/money/decimal.ts";
import { endAllSessions } from "../auth/sessions.ts";
import { toInstant } from "../clock.ts";
import { writeSetting } from "../database/settings.ts";
import type { Faults } from "../http/faults.ts";
import { invalid, notFound } from "../http/refusal.ts";
import { walletBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import { findByUsername, type Member } from "../members/member.ts";
import { setPrice, sourceMicros } from "../prices/set-price.ts";
import type { Sandbox } from "../sandbox.ts";
import type {
  clockSchema,
  depositSchema,
  failSchema,
  kycSchema,
  localeSchema,
  priceSchema,
  tokensSchema,
} from "./schemas.ts";

function requireMember({ database }: Sandbox, username: string): Member {
  const member = findByUsername(database, username);
  if (!member) throw notFound(`There is no member ${username}.`);
  return member;
}

/** Moves business time forward and runs what has become due, in order. */
export function advanceClock(sandbox: Sandbox, { advanceSeconds }: z.output<typeof clockSchema>) {
  const { clock, scheduler } = sandbox;
  clock.advance(advanceSeconds * 1000);
  const jobRuns = scheduler.runDue(clock.now());
  return { now: toInstant(clock.now()), offsetSeconds: clock.offsetMs() / 1000, jobRuns };
}

/** Credits a deposit from the simulated chain. */
export function deposit(sandbox: Sandbox, order: z.output<typeof depositSchema>) {
  const { database, clock } = sandbox;
  const member = requireMember(sandbox, order.username);
  const currency = order.symbol;
  const units = toUnits(order.amount);
  return database.transaction(() => {
    const id = postJournal(database, {
      kind: "deposit",
      at: clock.now(),
      entries: [
        { account: `chain:${currency}`, currency, units: -units },
        { account: { memberId: member.id, bucket: "available" }, currency, units },
      ],
    });
    return { transaction: String(id), wallets: walletBalances(database, member.id, [currency]) };
  });
}

/** Sets a price now, or a path whose first price holds now and the others at the next ticks. */
export function movePrice(
  { database, clock }: Sandbox,
  { code, price, path = [] }: z.output<typeof priceSchema>,
) {
  const points = (price === undefined ? path : [price]).map((text) => sourceMicros(code, text));
  const source = points[0]?.source;
  const [first, ...rest] = points.flatMap((point) => point?.micros ?? []);
  if (!source || first === undefined || rest.length + 1 !== points.length) {
    throw invalid({ price: `${code} cannot take this price: it is fixed, unknown or too fine.` });
  }
  setPrice(database, source, [first, ...rest], clock.now());
  return { code: source, ticks: points.length };
}

/** Changes the access token's lifetime, expires all access tokens, or revokes a member's sessions. */
export function controlTokens(sandbox: Sandbox, order: z.output<typeof tokensSchema>) {
  const { database, tokens } = sandbox;
  if ("accessTtlSeconds" in order) {
    writeSetting(database, "accessTtlSeconds", String(order.accessTtlSeconds));
    return { accessTtlSeconds: tokens.accessTtlSeconds() };
  }
  if ("expireAll" in order) {
    tokens.expireAll();
    return { generation: tokens.generation() };
  }
  return { revoked: endAllSessions(database, requireMember(sandbox, order.revoke).id) };
}

/** Sets a fault for the next requests, or removes all. */
export function controlFaults(faults: Faults, order: z.output<typeof failSchema>) {
  if ("clear" in order) {
    faults.clear();
    return { faults: faults.list() };
  }
  const { path, method, times, status, body, kind, delayMs } = order;
  const onlyDelays = delayMs !== undefined && !kind && status === undefined;
  return faults.add({
    path,
    method,
    kind: kind ?? (onlyDelays ? undefined : "status"),
    status: status ?? 500,
    body,
    delayMs: delayMs ?? 0,
    timesLeft: times,
  });
}

/** Decides on a member's identity check. */
export function decideKyc(sandbox: Sandbox, { username, decision }: z.output<typeof kycSchema>) {
  const { id } = requireMember(sandbox, username);
  sandbox.database.run("UPDATE member SET kyc_status = ? WHERE id = ?", decision, id);
  return { username, kycStatus: decision };
}

/** Replaces the texts that `/locales/{locale}.json` serves. */
export function overrideLocale(
  { database }: Sandbox,
  { locale, messages }: z.output<typeof localeSchema>,
) {
  database.run(
    "INSERT OR REPLACE INTO locale_override (locale, messages) VALUES (?, ?)",
    locale,
    JSON.stringify(messages),
  );
  return { locale, keys: Object.keys(messages).length };
}
