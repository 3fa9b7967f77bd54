import type { z } from "zod";
import { toUnits } from "../../../lib/money/decimal.ts";
import { findByUsername, type Member } from "../account/member.ts";
import { endAllSessions } from "../auth/sessions.ts";
import { toInstant } from "../clock.ts";
import { writeSetting } from "../database/settings.ts";
import type { Faults } from "../http/faults.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { readCheck } from "../kyc/check.ts";
import { decideKyc } from "../kyc/decide.ts";
import { listFiles } from "../kyc/files.ts";
import { kycView } from "../kyc/view.ts";
import { changeProduct, findProduct } from "../machine/products.ts";
import { expireMailTokens } from "../mail/mail-token.ts";
import { listProducts } from "../marketplace/product-view.ts";
import { setPrice, sourceMicros } from "../price/set-price.ts";
import type { Sandbox } from "../sandbox.ts";
import { asWritten } from "../texts/say.ts";
import { deposit } from "../wallet/deposit.ts";
import { approveWithdrawal, rejectWithdrawal } from "../withdrawal/decide.ts";
import { findWithdrawal } from "../withdrawal/withdrawal.ts";
import type {
  clockSchema,
  depositSchema,
  failSchema,
  kycDecisionSchema,
  localeSchema,
  priceSchema,
  productChangeSchema,
  tokensSchema,
  withdrawalSchema,
} from "./schemas.ts";

function requireMember({ database }: Sandbox, username: string): Member {
  const member = findByUsername(database, username);
  if (!member) throw notFound(asWritten(`There is no member ${username}.`));
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
export function controlDeposit(sandbox: Sandbox, order: z.output<typeof depositSchema>) {
  const { database, clock, scheduler } = sandbox;
  const member = requireMember(sandbox, order.username);
  const sum = { currency: order.symbol, units: toUnits(order.amount) };
  scheduler.runDue(clock.now());
  return deposit(database, member.id, sum, clock.now());
}

/** Approves or rejects a withdrawal that waits. */
export function controlWithdrawal(
  { database, clock, scheduler }: Sandbox,
  { id, decision, reason }: z.output<typeof withdrawalSchema>,
) {
  scheduler.runDue(clock.now());
  return database.transaction(() => {
    const row = findWithdrawal(database, id);
    if (!row) throw notFound(asWritten(`There is no withdrawal ${id}.`));
    if (row.status !== "requested")
      throw conflict(asWritten(`The withdrawal is ${row.status} already.`));
    if (decision === "approve") approveWithdrawal(database, row, clock.now());
    else rejectWithdrawal(database, row, reason, clock.now());
    return { id, status: findWithdrawal(database, id)?.status };
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
    throw invalid({
      price: asWritten(`${code} cannot take this price: it is fixed, unknown or too fine.`),
    });
  }
  setPrice(database, source, [first, ...rest], clock.now());
  return { code: source, ticks: points.length };
}

/** Sets price or stock of a product for sale and gives it as members see it then. */
export function controlProduct(
  { database, clock }: Sandbox,
  { id, price, stock }: z.output<typeof productChangeSchema>,
) {
  if (!findProduct(database, id)?.isForSale)
    throw notFound(asWritten(`There is no product ${id}.`));
  const units = price === undefined ? undefined : toUnits(price);
  changeProduct(database, id, { price: units, stock });
  return listProducts(database, {}, clock.now()).find((product) => product.id === id) ?? {};
}

/** Changes the access token's lifetime, expires access tokens or mail links, or revokes a member's sessions. */
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
  if ("expireLinks" in order) return { expired: expireMailTokens(database) };
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

/** Decides on a member's identity check and gives it as the member sees it then. */
export function controlKyc(
  sandbox: Sandbox,
  { username, ...decision }: z.output<typeof kycDecisionSchema>,
) {
  const { database } = sandbox;
  const member = requireMember(sandbox, username);
  database.transaction(() => decideKyc(sandbox, member, decision));
  const { steps } = kycView(readCheck(database, { ...member, kycStatus: decision.decision }));
  return { username, kycStatus: decision.decision, steps };
}

/** The documents of a member's identity check, to compare with what was sent. */
export function kycFiles(sandbox: Sandbox, username: string) {
  return listFiles(sandbox.database, requireMember(sandbox, username).id);
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
