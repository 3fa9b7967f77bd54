import { afterEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, sumAmounts, toUnits } from "../../../lib/money/decimal.ts";
import { lotsOf } from "../tax/report.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { buy, buyFor, join } from "../testing/newcomers.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { shareOutMonth } from "./pool.ts";

const DAY = 86_400;

let sandbox: TestSandbox;
afterEach(() => sandbox?.close());

const poolFor = async (username: string) =>
  (await sandbox.call(contract.pool.pool, { bearer: await sandbox.bearerOf(username) })).value();

/** Into the middle of a month in which nobody has bought anything yet. */
async function enterQuietMonth() {
  const now = new Date(sandbox.running.sandbox.clock.now());
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 10, 12);
  await sandbox.advance(Math.ceil((start - now.getTime()) / 1000));
}

async function endMonth() {
  const now = new Date(sandbox.running.sandbox.clock.now());
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  await sandbox.advance(Math.ceil((end - now.getTime()) / 1000));
}

/** A member with a machine and a referral in each leg, who have bought for so much. */
async function seatPair(top: string, left: number, right: number) {
  await join(sandbox, top);
  await join(sandbox, `${top}_l`, { refUsername: top, position: "left" });
  await join(sandbox, `${top}_r`, { refUsername: top, position: "right" });
  await buy(sandbox, top, "nano");
  await buyFor(sandbox, `${top}_l`, left);
  await buyFor(sandbox, `${top}_r`, right);
}

describe("R7.11 the pool of a month", () => {
  it("is a fiftieth of its machine sales, shared by matched points to the last digit; the rest goes on", async () => {
    sandbox = await startTestSandbox();
    await enterQuietMonth();
    const before = await poolFor("anna");
    expect(before).toMatchObject({ allPoints: "0", expected: "0.000000000000000000" });
    const carried = toUnits(before.carried ?? "0");
    await seatPair("tops", 1_000, 1_000);
    await seatPair("twin", 2_000, 3_000);
    const sales = 135n * 2n + 7_000n;
    const size = carried + (sales * 10n ** 18n) / 50n;
    expect(await poolFor("tops")).toMatchObject({ size: fromUnits(size), points: "0" });
    await sandbox.advance(DAY);
    const { clock } = sandbox.running.sandbox;
    const asked = clock.now();
    const running = await poolFor("tops");
    expect(running).toMatchObject({
      ...{ shareBps: 200, size: fromUnits(size), points: "1000", allPoints: "3000" },
      expected: fromUnits(size / 3n),
    });
    expect(Date.parse(running.asOf)).toBeGreaterThanOrEqual(asked);
    expect(Date.parse(running.asOf)).toBeLessThanOrEqual(clock.now());
    await endMonth();
    const [tops, twin] = [await poolFor("tops"), await poolFor("twin")];
    const parts = [size / 3n, (size * 2n) / 3n];
    expect(tops.payouts).toMatchObject([
      { size: fromUnits(size), points: "1000", allPoints: "3000", amount: fromUnits(size / 3n) },
    ]);
    expect(twin.payouts[0]).toMatchObject({ points: "2000", amount: fromUnits(parts[1] ?? 0n) });
    const paid = parts.reduce((sum, part) => sum + part, 0n);
    expect(paid).toBeLessThanOrEqual(size);
    expect(tops).toMatchObject({ points: "0", carried: fromUnits(size - paid) });
    expect(size - paid).toBeLessThan(2n);
    expect(toUnits(tops.size)).toBe(size - paid);
    await sandbox.expectBalanced();
  });

  it("is a transaction of its own with its notice, income of the tax report and part of the statement", async () => {
    sandbox = await startTestSandbox();
    await enterQuietMonth();
    await seatPair("tops", 1_000, 1_000);
    await sandbox.advance(DAY);
    await endMonth();
    await sandbox.advance(DAY);
    const bearer = await sandbox.bearerOf("tops");
    const [payout] = (await poolFor("tops")).payouts;
    const params = { id: payout?.transactionId ?? "" };
    const line = (await sandbox.call(contract.transaction.detail, { bearer, params })).value();
    expect(line).toMatchObject({ type: "pool_share", direction: "in", amount: payout?.amount });
    expect(line.ref).toEqual({ kind: "pool", id: payout?.month });
    const { database, clock } = sandbox.running.sandbox;
    const me = database.get<{ id: number }>("SELECT id FROM member WHERE username = 'tops'");
    const { income } = lotsOf(database, me?.id ?? 0, clock.now() + 1, clock.now());
    const own = income.filter(({ type }) => type === "pool_share");
    expect(own.map(({ units }) => fromUnits(units))).toEqual([payout?.amount]);
    const day = payout?.paidAt?.slice(0, 10) ?? "";
    const query = { from: day, to: day };
    const { flows } = (await sandbox.call(contract.statement.statement, { bearer, query })).value();
    expect(flows).toContainEqual(
      expect.objectContaining({ type: "pool_share", in: payout?.amount }),
    );
    const inbox = (await sandbox.call(contract.notification.list, { bearer })).value();
    expect(inbox.items.map(({ title }) => title)).toContain("Your share of the pool has been paid");
  });

  it("is kept whole while nobody has points, and shared out once, also after a restart", async () => {
    const dataFile = temporaryDataFile();
    sandbox = await startTestSandbox({ dataFile });
    await enterQuietMonth();
    const before = await poolFor("anna");
    await join(sandbox, "alone");
    await buyFor(sandbox, "alone", 500);
    await endMonth();
    const carried = sumAmounts([before.size, "10"]);
    expect((await poolFor("alone")).carried).toBe(fromUnits(toUnits(carried)));
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    expect((await poolFor("alone")).carried).toBe(fromUnits(toUnits(carried)));
    const { database, clock } = sandbox.running.sandbox;
    expect(() => database.transaction(() => shareOutMonth(database, clock.now()))).toThrow(
      /UNIQUE/,
    );
  });
});
