import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { ORDER_KINDS } from "../../app/_order/order-record.ts";
import { contract } from "../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../lib/money/decimal.ts";
import { isExhaustive } from "../fixtures/http/exhaustive.ts";
import { seededRandom } from "./seed/dice.ts";
import { lotsOf } from "./tax/report.ts";
import { orderingMember } from "./testing/order-cases.ts";
import { startTestSandbox } from "./testing/start.ts";

const MEMBERS = isExhaustive ? 200 : 5;
const WEEKS = isExhaustive ? 52 : 7;
const ORDERS_A_WEEK = isExhaustive ? 2 : 6;
const DAY_MS = 86_400_000;
const WEEK_SECONDS = 7 * 86_400;
/** Every report is asked for in periods of this many weeks. */
const PERIOD_WEEKS = isExhaustive ? 13 : 3;
const BEGINNING = Date.UTC(2026, 0, 2, 9);

/** What the service draws by lot, or writes down as an id, follows a seed of its own. */
let lots = seededRandom(1);
vi.mock(import("node:crypto"), async (original) => {
  const actual = await original();
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => lots() * 256));
  const { randomBytes, randomUUID, randomInt } = actual;
  return {
    ...actual,
    randomBytes: Object.assign((size: number) => bytes(size), randomBytes) as typeof randomBytes,
    randomInt: Object.assign((max: number) => Math.floor(lots() * max), randomInt) as never,
    randomUUID: (() => {
      const hex = bytes(16).toString("hex");
      const [a, b, c, d] = [
        hex.slice(0, 8),
        hex.slice(8, 12),
        hex.slice(13, 16),
        hex.slice(17, 20),
      ];
      return `${a}-${b}-4${c}-a${d}-${hex.slice(20)}`;
    }) as typeof randomUUID,
  };
});

afterEach(() => vi.useRealTimers());

/** A year in which members order whatever there is; gives the digests of all that they can take with them. */
async function liveYear() {
  lots = seededRandom(20_260_102);
  const random = seededRandom(20_261_231);
  // The server does what is due by its own watch, too: how often would depend on the machine.
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: BEGINNING });
  const sandbox = await startTestSandbox();
  const { call, control } = sandbox;
  const { database, clock } = sandbox.running.sandbox;
  await control("tokens", { accessTtlSeconds: 400 * 86_400 });
  const { randomUUID } = await import("node:crypto");
  const members: Awaited<ReturnType<typeof orderingMember>>[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    members.push(await orderingMember(sandbox, random, { username: `member${count}` }));
  }
  const carriedOut = new Map<string, number>();
  const documents: string[] = [];
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  async function order({ bearer, cases }: (typeof members)[number]): Promise<void> {
    const kind = ORDER_KINDS[Math.floor(random() * ORDER_KINDS.length)] ?? "spin";
    const orderCase = cases[kind];
    const request = await orderCase?.request();
    if (!orderCase || !request) return;
    const answer = await call(orderCase.endpoint, { bearer, key: randomUUID(), ...request });
    expect(answer.status, `${kind} ${answer.text}`).toBeLessThan(500);
    if (answer.status < 300) carriedOut.set(kind, (carriedOut.get(kind) ?? 0) + 1);
  }

  /** The statements of a period, which begins where the last one of each member has ended. */
  const closings = new Map<string, unknown>();
  async function closePeriod(from: number, to: number): Promise<void> {
    for (const { bearer } of members) {
      const query = { from: dayOf(from), to: dayOf(to) };
      const { opening, closing, flows } = (
        await call(contract.statement.statement, { bearer, query })
      ).value();
      const amounts = (list: typeof opening) =>
        list.map((one) => [one.symbol, one.amount, one.locked]);
      if (closings.has(bearer)) expect(amounts(opening)).toEqual(closings.get(bearer));
      closings.set(bearer, amounts(closing));
      for (const { symbol, amount } of closing) {
        const before = opening.find((one) => one.symbol === symbol)?.amount ?? "0";
        const changes = flows.filter((flow) => flow.symbol === symbol);
        const sum = changes.reduce((all, flow) => all + toUnits(flow.in) - toUnits(flow.out), 0n);
        expect([symbol, amount]).toEqual([symbol, fromUnits(toUnits(before) + sum)]);
      }
    }
  }

  let openFrom = clock.now();
  for (let week = 1; week <= WEEKS; week += 1) {
    for (const member of members) {
      for (let count = 0; count < ORDERS_A_WEEK; count += 1) await order(member);
    }
    await control("clock", { advanceSeconds: WEEK_SECONDS });
    if (week % PERIOD_WEEKS === 0) {
      await closePeriod(openFrom, clock.now() - DAY_MS);
      openFrom = clock.now();
    }
  }

  expect((await control("reconcile", {})).json).toMatchObject({ balanced: true, differences: [] });
  for (const { bearer, memberId } of members) {
    const { lots: open } = lotsOf(database, memberId, clock.now() + 1, clock.now());
    const wallets = (await call(contract.account.wallets, { bearer })).value();
    for (const { symbol, total } of wallets.filter((wallet) => wallet.symbol !== "USDT")) {
      const own = open.filter((lot) => lot.symbol === symbol);
      const units = own.reduce((sum, lot) => sum + lot.units, 0n);
      expect([symbol, fromUnits(units)]).toEqual([symbol, total]);
    }
    const year = String(new Date(clock.now()).getUTCFullYear());
    for (const answer of [
      await call(contract.transaction.export, { bearer }),
      await call(contract.tax.taxExport, { bearer, query: { year, method: "fifo" } }),
      await call(contract.statement.statement, {
        bearer,
        query: { from: dayOf(clock.now() - 300 * DAY_MS), to: dayOf(clock.now() - DAY_MS) },
      }),
    ]) {
      expect(answer.status).toBe(200);
      const digest = createHash("sha256").update(answer.text).digest("hex");
      documents.push(`${memberId} ${answer.text.slice(0, 20)} ${digest}`);
    }
  }
  await sandbox.close();
  vi.useRealTimers();
  return { carriedOut, documents };
}

it("R15.1 R15.4 a year of orders of every kind balances, its statements chain, its lots are the wallets, and lived again it is the same to the byte", async () => {
  const { carriedOut, documents } = await liveYear();
  expect(ORDER_KINDS.filter((kind) => isExhaustive && !carriedOut.has(kind))).toEqual([]);
  expect(carriedOut.size).toBeGreaterThan(8);
  if (isExhaustive) expect((await liveYear()).documents).toEqual(documents);
}, 1_200_000);
