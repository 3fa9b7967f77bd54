import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import type { DailyProfit } from "../../../lib/contract/transaction.ts";
import { sumAmounts, toUnits } from "../../../lib/money/decimal.ts";
import { findByUsername } from "../account/member.ts";
import { postJournal } from "../ledger/journal.ts";
import { reverseJournal } from "../testing/reverse-journal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox?.close());

const { dailyProfit, dailyProfitDay } = contract.transaction;

const list = async (query: Record<string, string> = {}, as = bearer) =>
  (await sandbox.call(dailyProfit, { bearer: as, query })).value();
const read = async (day: string, as = bearer) =>
  (await sandbox.call(dailyProfitDay, { bearer: as, params: { day } })).value();
const today = (back = 0) =>
  new Date(sandbox.running.sandbox.clock.now() - back * DAY_MS).toISOString().slice(0, 10);

const plain = (amount: string) => amount.replace(/\.?0+$/, "");

function amountsOf({ bySource }: DailyProfit) {
  return Object.fromEntries(
    Object.entries(bySource).map(([source, sums]) => [
      source,
      sums.map(({ symbol, amount }) => `${plain(amount)} ${symbol}`),
    ]),
  );
}

const signed = ({ direction, amount }: { direction: "in" | "out"; amount: string }) =>
  direction === "in" ? amount : `-${amount}`;

describe("a day's profit", () => {
  it("R11.12 is the sum of its lines, digit for digit, by source and in USDT", async () => {
    const { items } = await list({ pageSize: "100" });
    for (const day of items.filter((_, index) => index % 9 === 1)) {
      const { lines, prices, ...shown } = await read(day.day);
      expect(shown).toEqual(day);
      expect(sumAmounts(lines.map(({ valueUSDT }) => valueUSDT))).toBe(day.totalUSDT);
      for (const [source, sums] of Object.entries(day.bySource)) {
        for (const { symbol, amount } of sums) {
          const own = lines.filter(
            (line) => line.source === source && line.transaction.symbol === symbol,
          );
          expect(sumAmounts(own.map(({ transaction }) => signed(transaction)))).toBe(amount);
        }
      }
      for (const { transaction, valueUSDT } of lines) {
        const price = prices?.find(({ symbol }) => symbol === transaction.symbol)?.price ?? "";
        expect(toUnits(valueUSDT)).toBe(
          (toUnits(signed(transaction)) * toUnits(price)) / 10n ** 18n,
        );
      }
    }
  });

  it("is listed for every day from the first one to today, newest first, page by page", async () => {
    const { items, total } = await list({ pageSize: "100" });
    expect(total).toBe(items.length);
    expect(items.map(({ day }) => day)).toEqual(items.map((_, back) => today(back)));
    expect((await list({ pageSize: "7", page: "3" })).items).toEqual(items.slice(14, 21));
    expect((await list({ page: "99" })).items).toEqual([]);
    const range = await list({ from: today(9), to: today(5) });
    expect([range.total, range.items]).toEqual([5, items.slice(5, 10)]);
    expect((await list({ from: today(5), to: today(9) })).total).toBe(0);
  });

  it("has the closing prices of its day, and today the current ones", async () => {
    const { database } = sandbox.running.sandbox;
    const day = today(20);
    const candle = database.get<{ close: number }>(
      "SELECT close FROM candle WHERE code = 'MERLIN' AND span = 'day' AND start = ?",
      Date.parse(day),
    );
    const priceOf = ({ prices }: Awaited<ReturnType<typeof read>>, code: string) =>
      prices?.find(({ symbol }) => symbol === code)?.price;
    const past = await read(day);
    expect(priceOf(past, "MERLIN")).toBe(`0.${String(candle?.close).padStart(6, "0")}000000000000`);
    expect(past.priceAsOf).toBe(`${today(19)}T00:00:00.000Z`);
    await sandbox.control("price", { code: "MERLIN", path: Array(10).fill("0.4321") });
    expect(priceOf(await read(today()), "MERLIN")).toBe("0.432100000000000000");
  });

  it("is nothing for a member without any, and not there for days to come", async () => {
    const newt = await sandbox.bearerOf("newt");
    expect(await list({}, newt)).toMatchObject({ items: [], total: 0 });
    expect(await read(today(), newt)).toMatchObject({
      lines: [],
      totalUSDT: "0.000000000000000000",
    });
    for (const day of [today(-1), "2026-02-31"]) {
      const answer = await sandbox.call(dailyProfitDay, { bearer, params: { day } });
      expect(answer.status).toBe(404);
    }
  });
});

describe("profit of a prediction", () => {
  const MERLIN = "MERLIN";

  function play(name: string, epoch: number) {
    const { database, clock } = sandbox.running.sandbox;
    const own = {
      memberId: findByUsername(database, name)?.id ?? 0,
      bucket: "available",
    } as const;
    const pool = `pool:prediction:${epoch}` as const;
    const move = (
      kind: "prediction_stake" | "prediction_payout" | "prediction_refund",
      amount: string,
    ) => {
      const units = toUnits(amount) * (kind === "prediction_stake" ? 1n : -1n);
      const entries = [
        { account: own, currency: MERLIN, units: -units },
        { account: pool, currency: MERLIN, units },
      ] as const;
      return postJournal(database, { kind, ref: `round:${epoch}`, at: clock.now(), entries });
    };
    return { move, pool };
  }

  it("is the payout less the stake, on the day on which the round is settled", async () => {
    const carl = await sandbox.bearerOf("carl");
    const fred = await sandbox.bearerOf("fred");
    for (const username of ["carl", "fred"]) {
      await sandbox.control("deposit", { username, symbol: MERLIN, amount: "100" });
    }
    play("carl", 71).move("prediction_stake", "10");
    play("fred", 71).move("prediction_stake", "20");
    play("fred", 72).move("prediction_stake", "5");
    play("fred", 73).move("prediction_stake", "7");
    expect(amountsOf(await read(today(), fred))).toEqual({});

    await sandbox.advance(86_400);
    play("carl", 71).move("prediction_payout", "29.1");
    play("fred", 72).move("prediction_refund", "5");
    expect(amountsOf(await read(today(), carl))).toEqual({ prediction: ["19.1 MERLIN"] });
    expect(amountsOf(await read(today(), fred))).toEqual({ prediction: ["-20 MERLIN"] });
    const lost = await read(today(), fred);
    expect(lost.lines).toMatchObject([
      { source: "prediction", transaction: { type: "prediction_stake", direction: "out" } },
    ]);
    expect(lost.totalUSDT).toBe(lost.lines[0]?.valueUSDT);
    expect(lost.totalUSDT.startsWith("-")).toBe(true);
    expect(amountsOf(await read(today(1), fred))).toEqual({});
    expect((await list({ pageSize: "100" }, fred)).items[0]?.bySource.prediction).toBeDefined();
  });

  it("is taken back where it was made when a journal is reversed", async () => {
    const { database, clock } = sandbox.running.sandbox;
    const memberId = findByUsername(database, "hugo")?.id ?? 0;
    const hugo = await sandbox.bearerOf("hugo");
    const id = postJournal(database, {
      kind: "commission_direct",
      at: clock.now(),
      entries: [
        { account: "commission:USDT", currency: "USDT", units: -toUnits("5") },
        { account: { memberId, bucket: "available" }, currency: "USDT", units: toUnits("5") },
      ],
    });
    expect(amountsOf(await read(today(), hugo))).toEqual({ direct: ["5 USDT"] });
    reverseJournal(database, id, clock.now());
    const after = await read(today(), hugo);
    expect(after.bySource.direct).toEqual([{ symbol: "USDT", amount: "0.000000000000000000" }]);
    expect(after.lines.map(({ transaction }) => transaction.type)).toEqual([
      "reversal",
      "commission_direct",
    ]);
  });
});
