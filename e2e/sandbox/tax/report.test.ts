import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TaxReport } from "../../../lib/contract/records/tax.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, sumAmounts, toUnits } from "../../../lib/money/decimal.ts";
import { findByUsername } from "../account/member.ts";
import type { Account } from "../ledger/accounts.ts";
import { memberBalances } from "../ledger/balances.ts";
import { postJournal } from "../ledger/journal.ts";
import type { JournalKind } from "../ledger/journal-kind.ts";
import { closingPrices } from "../price/closing-prices.ts";
import { reverseJournal } from "../testing/reverse-journal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { TAX_CURRENCY, valueAt } from "./lots.ts";
import { lotsOf } from "./report.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
afterAll(() => sandbox.close());

const { taxReport, taxExport, setLotBasis } = contract.tax;

const now = () => sandbox.running.sandbox.clock.now();
const thisYear = () => new Date(now()).getUTCFullYear();

async function read(year: number, as = bearer, page = 1) {
  const query = { year: String(year), method: "fifo", page: String(page), pageSize: "100" };
  return (await sandbox.call(taxReport, { bearer: as, query })).value();
}

/** The disposals of this year and the one before, to which the seed's history may reach. */
async function disposalsOf(year: number, as = bearer) {
  const first = await read(year, as);
  const items = [...first.disposals.items];
  for (let page = 2; items.length < first.disposals.total; page += 1) {
    items.push(...(await read(year, as, page)).disposals.items);
  }
  return { report: first, items };
}

const signed = (value: string) => toUnits(value);
type Item = TaxReport["disposals"]["items"][number];

function summed(items: readonly Item[]) {
  const gains = items.flatMap(({ gain }) => (gain ? [signed(gain)] : []));
  const total = (of: readonly bigint[]) => of.reduce((sum, one) => sum + one, 0n);
  return {
    proceeds: sumAmounts(items.map(({ proceeds }) => proceeds)),
    cost: sumAmounts(items.flatMap(({ cost }) => cost ?? [])),
    gain: fromUnits(total(gains.filter((gain) => gain > 0n))),
    loss: fromUnits(-total(gains.filter((gain) => gain < 0n))),
  };
}

describe("a tax report", () => {
  it.each(["anna", "boris", "erik", "newt"])(
    "R15.5 leaves open lots that are what the wallets hold: %s",
    (username) => {
      const { database } = sandbox.running.sandbox;
      const memberId = findByUsername(database, username)?.id ?? 0;
      const { lots } = lotsOf(database, memberId, now() + 1, now());
      for (const [symbol, { available, locked }] of memberBalances(database, memberId)) {
        const own = lots.filter((lot) => lot.symbol === symbol);
        const held = own.reduce((sum, { units }) => sum + units, 0n);
        expect([symbol, held]).toEqual([symbol, symbol === TAX_CURRENCY ? 0n : available + locked]);
      }
    },
  );

  it("R15.5 has disposals that add up to its summary, and a file that is the screen", async () => {
    const { report, items } = await disposalsOf(thisYear());
    expect(items.length).toBeGreaterThan(20);
    expect(report.summary).toMatchObject(summed(items));
    for (const { proceeds, cost, gain } of items) {
      expect(gain ?? null).toBe(cost ? fromUnits(toUnits(proceeds) - toUnits(cost)) : null);
    }
    const file = await sandbox.call(taxExport, {
      bearer,
      query: { year: String(thisYear()), method: "fifo" },
    });
    expect(file.headers.get("content-disposition")).toContain(`tax-${thisYear()}.csv`);
    const rows = file.text.trim().split("\r\n").slice(1);
    expect(rows).toEqual(
      items.map((one) =>
        [
          ...[one.symbol, one.amount, one.acquiredAt ?? "", one.disposedAt, one.proceeds],
          ...[one.cost ?? "", one.gain ?? "", one.lotId],
        ].join(","),
      ),
    );
  });

  it("R15.4 has the year's income by source, at the values of the daily profit", async () => {
    const { income, summary, status } = await read(thisYear());
    expect(status).toBe("provisional");
    expect(summary.income).toBe(sumAmounts(income.map(({ value }) => value)));
    const totals = (
      await sandbox.call(contract.transaction.list, {
        bearer,
        query: { type: "mining_claim", from: `${thisYear()}-01-01T00:00:00Z` },
      })
    ).value().totals;
    expect(income.filter(({ type }) => type === "mining_claim")).toMatchObject(
      (totals ?? []).map(({ symbol, in: amount }) => ({ symbol, amount })),
    );
  });

  it("R15.4 has the fees that the transactions name, each at the prices of its day", async () => {
    const { database } = sandbox.running.sandbox;
    const lines = database.all<{ type: string; symbol: string; at: number; fee: string }>(
      "SELECT l.type, l.symbol, l.at, l.fee FROM ledger_line l JOIN member m ON m.id = l.member_id WHERE m.username = 'anna' AND l.fee IS NOT NULL AND l.at >= ?",
      Date.UTC(thisYear() - 1, 0),
    );
    expect([...new Set(lines.map(({ type }) => type))].sort()).toEqual([
      "convert_in",
      "mining_claim",
    ]);
    const days = lines.map(({ at }) => Math.floor(at / 86_400_000));
    const pricesOf = closingPrices(database, Math.min(...days), now());
    const values = lines.map(({ symbol, at, fee }) =>
      valueAt(BigInt(fee), pricesOf(Math.floor(at / 86_400_000)).of(symbol)),
    );
    const total = values.reduce((sum, value) => sum + value, 0n);
    const years = [await read(thisYear() - 1), await read(thisYear())];
    expect(sumAmounts(years.map(({ summary }) => summary.fees))).toBe(fromUnits(total));
  });

  it("is final once its year is over, has nothing before the first, and none to come", async () => {
    expect(await read(thisYear() - 5)).toMatchObject({
      status: "final",
      disposals: { total: 0 },
      income: [],
      warnings: [],
    });
    const query = { year: String(thisYear() + 1), method: "fifo" };
    const refused = await sandbox.call(taxReport, { bearer, query });
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([422, ["year"]]);
  });

  it("R15.4 counts what was reversed as if it had not been", async () => {
    const { database } = sandbox.running.sandbox;
    const memberId = findByUsername(database, "hugo")?.id ?? 0;
    const hugo = await sandbox.bearerOf("hugo");
    const before = await read(thisYear(), hugo);
    const own = { memberId, bucket: "available" } as const;
    const id = postJournal(database, {
      ...{ kind: "game_reward", at: now() },
      entries: [
        { account: "rewards:MERLIN", currency: "MERLIN", units: -toUnits("5") },
        { account: own, currency: "MERLIN", units: toUnits("5") },
      ],
    });
    expect((await read(thisYear(), hugo)).summary.income).not.toBe(before.summary.income);
    reverseJournal(database, id, now());
    expect(await read(thisYear(), hugo)).toEqual(before);
  });

  it("R15.4 counts what was reversed or refunded after its year as if it had not been, in that year too", async () => {
    const { database } = sandbox.running.sandbox;
    const memberId = findByUsername(database, "hugo")?.id ?? 0;
    const hugo = await sandbox.bearerOf("hugo");
    const newYear = Date.UTC(thisYear(), 0);
    const book = (
      kind: JournalKind,
      at: number,
      amount: string,
      [from, ref]: readonly [Account & string, string?],
    ) =>
      postJournal(database, {
        ...{ kind, at, ref },
        entries: [
          { account: from, currency: "MERLIN", units: -toUnits(amount) },
          {
            account: { memberId, bucket: "available" },
            currency: "MERLIN",
            units: toUnits(amount),
          },
        ],
      });
    book("game_reward", newYear - 86_400_000, "60", ["rewards:MERLIN"]);
    const before = await read(thisYear() - 1, hugo);
    expect(before.status).toBe("final");
    const round = ["pool:prediction:1", "round:1"] as const;
    book("prediction_stake", newYear - 240_000, "-50", round);
    expect((await read(thisYear() - 1, hugo)).disposals.total).toBe(before.disposals.total + 1);
    book("prediction_refund", newYear + 300_000, "50", round);
    expect(await read(thisYear() - 1, hugo)).toEqual(before);
    const prize = book("game_reward", newYear - 120_000, "5", ["rewards:MERLIN"]);
    reverseJournal(database, prize, newYear + 600_000);
    expect(await read(thisYear() - 1, hugo)).toEqual(before);
  });
});

describe("a basis that nobody knows", () => {
  it("R15.6 is marked, can be filled in once, and then counts", async () => {
    const fred = await sandbox.bearerOf("fred");
    await sandbox.control("deposit", { username: "fred", symbol: "mBTC", amount: "2" });
    const quote = await sandbox.call(contract.movement.convertQuote, {
      bearer: fred,
      body: { from: "mBTC", to: "USDT", amount: "1" },
    });
    await sandbox.call(contract.movement.convert, {
      ...{ bearer: fred, key: crypto.randomUUID() },
      body: { quoteId: quote.value().quoteId },
    });
    const { items, report } = await disposalsOf(thisYear(), fred);
    const marked = items.findLast(({ symbol }) => symbol === "mBTC");
    expect(marked).toMatchObject({ cost: null, gain: null, acquiredAt: null });
    expect(report.warnings).toContainEqual({ kind: "unknownBasis", count: expect.any(Number) });
    const fill = (id: string, acquiredAt: string, cost = "80") =>
      sandbox.call(setLotBasis, {
        ...{ bearer: fred, key: crypto.randomUUID(), params: { id } },
        body: { acquiredAt, cost },
      });
    const lotId = marked?.lotId ?? "";
    const late = new Date(now() + 86_400_000).toISOString();
    expect((await fill(lotId, late)).status).toBe(422);
    expect((await fill("1-NOPE", "2025-01-01T00:00:00Z")).status).toBe(404);
    expect((await fill(lotId, "2025-01-01T00:00:00.000Z")).status).toBe(204);
    expect((await fill(lotId, "2025-01-02T00:00:00.000Z")).status).toBe(409);
    const after = await disposalsOf(thisYear(), fred);
    expect(after.items.find((item) => item.lotId === lotId)).toMatchObject({
      acquiredAt: "2025-01-01T00:00:00.000Z",
      cost: "40.000000000000000000",
      gain: fromUnits(toUnits(marked?.proceeds ?? "") - toUnits("40")),
    });
    expect(after.report.summary).toMatchObject(summed(after.items));
    const other = await sandbox.call(setLotBasis, {
      ...{ bearer, key: crypto.randomUUID(), params: { id: lotId } },
      body: { acquiredAt: "2025-01-01T00:00:00Z", cost: "1" },
    });
    expect(other.status).toBe(404);
  });
});
