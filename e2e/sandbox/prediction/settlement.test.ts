import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { predictionTable } from "../testing/prediction-table.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { openEpoch, roundTimes } from "./rules.ts";

const { pnl } = contract.prediction;

let sandbox: TestSandbox;
let table: ReturnType<typeof predictionTable>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  table = predictionTable(sandbox);
  await table.alignToRound();
});
afterEach(() => sandbox?.close());

describe("a round", () => {
  it("R11.11 pays PancakeSwap's own example: 2 on a side of 15 in a pot of 150 bring 19.4", async () => {
    await sandbox.control("prediction", { bots: false });
    const [small, big, other] = [await table.player(), await table.player(), await table.player()];
    const epoch = openEpoch(table.now());
    await table.layPrices("100000", "100000.01");
    const entered = (await small.enter(epoch, "up", "2")).value();
    expect(entered).toMatchObject({
      position: { status: "open", payout: null, net: null, side: "up" },
      round: { status: "open", upPool: "2.000000000000000000", me: { side: "up" } },
      wallets: [{ symbol: "MERLIN", available: "998.000000000000000000" }],
    });
    await big.enter(epoch, "up", "13");
    await other.enter(epoch, "down", "135");
    expect(await small.round(epoch)).toMatchObject({
      upRatio: "10.000000000000000000",
      players: 3,
      house: "0.000000000000000000",
    });
    await table.moveTo(roundTimes(epoch).lockAt, 20);
    expect(await small.round(epoch)).toMatchObject({
      status: "live",
      lockPrice: "100000.000000000000000000",
      closePrice: null,
    });
    await table.playOut(epoch);
    expect(await small.round(epoch)).toMatchObject({
      status: "closed",
      result: "up",
      closePrice: "100000.010000000000000000",
      fee: "4.500000000000000000",
      me: { status: "won", payout: "19.400000000000000000" },
    });
    expect(await small.available()).toBe("1017.400000000000000000");
    expect(await big.available()).toBe("1113.100000000000000000");
    expect(await other.available()).toBe("865.000000000000000000");
    expect((await small.notes())[0]).toMatchObject({
      title: "You won a round",
      body: `BTC rose from $100,000.00 to $100,000.01 in round ${epoch}: 19.4\u00a0MERLIN is in your wallet.`,
    });
    expect((await other.positions())[0]).toMatchObject({
      status: "lost",
      net: "-135.000000000000000000",
    });
    const figures = (await sandbox.call(pnl, { bearer: small.bearer })).value();
    expect(figures).toMatchObject({
      won: 1,
      net: "17.400000000000000000",
      winRate: "100.00",
      best: "17.400000000000000000",
    });
    expect(table.pooled()).toBe(0n);
    await table.expectBalanced();
  });

  it("R11.11 rounds fee up and payouts down; the residue goes to the treasury in the same journal", async () => {
    await sandbox.control("prediction", { bots: false });
    const [first, second, loser] = [
      await table.player(),
      await table.player(),
      await table.player(),
    ];
    const epoch = openEpoch(table.now());
    await table.layPrices("100000", "99999.99");
    await first.enter(epoch, "down", "1.000000000000000001");
    await second.enter(epoch, "down", "2");
    await loser.enter(epoch, "up", "1.000000000000000006");
    await table.playOut(epoch);
    const pot = 4_000_000_000_000_000_007n;
    const fee = (pot * 300n + 9_999n) / 10_000n;
    const shares = [1_000_000_000_000_000_001n, 2_000_000_000_000_000_000n].map(
      (stake) => (stake * (pot - fee)) / 3_000_000_000_000_000_001n,
    );
    const paid = [first, second].map(async (one) => (await one.positions())[0]?.payout);
    const texts = shares.map((units) => String(units).replace(/(\d{18})$/, ".$1"));
    expect(await Promise.all(paid)).toEqual(texts);
    const rows = sandbox.running.sandbox.database.all<{ name: string; amount: string }>(
      "SELECT a.name, p.amount FROM posting p JOIN account a ON a.id = p.account_id JOIN journal j ON j.id = p.journal_id WHERE j.kind = 'prediction_payout' AND j.ref = ?",
      `round:${epoch}`,
    );
    expect(rows).toHaveLength(4);
    const residue = pot - (shares[0] ?? 0n) - (shares[1] ?? 0n);
    expect(rows.find(({ name }) => name === "treasury")?.amount).toBe(String(residue));
    await table.expectBalanced();
  });

  it("gives a lone visitor a result against labelled house bots", async () => {
    const lone = await table.player();
    const epoch = openEpoch(table.now());
    await table.layPrices("100000", "100001");
    expect(await lone.round(epoch)).toMatchObject({ upPool: "50.000000000000000000", players: 0 });
    const { round: seen } = (await lone.enter(epoch, "up", "25")).value();
    expect(seen).toMatchObject({ upPool: "75.000000000000000000", house: "50.000000000000000000" });
    await table.playOut(epoch);
    expect((await lone.positions())[0]?.payout).toBe("40.416666666666666666");
    await table.expectBalanced();
  });

  it.each([
    ["a tie", "tie", true, "100000"],
    ["nobody on the other side", "one_sided", false, "100001"],
  ])("R11.11 with %s gives every stake back without a fee", async (_, reason, bots, close) => {
    await sandbox.control("prediction", { bots });
    const [one, two] = [await table.player(), await table.player()];
    const epoch = openEpoch(table.now());
    await table.layPrices("100000", close);
    await one.enter(epoch, "up", "7.5");
    await two.enter(epoch, "up", "12");
    await table.playOut(epoch);
    expect(await one.round(epoch)).toMatchObject({
      status: "closed",
      refundReason: reason,
      fee: "0.000000000000000000",
      me: { status: "refunded", payout: "7.500000000000000000" },
    });
    expect([await one.available(), await two.available()]).toEqual(
      Array(2).fill("1000.000000000000000000"),
    );
    expect((await one.notes())[0]?.title).toBe("Your entry was refunded");
    expect(table.pooled()).toBe(0n);
    await table.expectBalanced();
  });

  it("is cancelled and refunded without a price within thirty seconds of lock or close", async () => {
    const one = await table.player();
    const first = openEpoch(table.now());
    await one.enter(first, "up", "10");
    await sandbox.control("prediction", { feed: false });
    await table.moveTo(roundTimes(first).lockAt, 29);
    expect(await one.round(first)).toMatchObject({ status: "live", lockPrice: null });
    await table.advance(3);
    expect(await one.round(first)).toMatchObject({
      status: "cancelled",
      refundReason: "no_price",
      me: { status: "refunded" },
    });
    const stale = await one.state();
    expect(stale).toMatchObject({ paused: true, pausedReason: "stale_price" });
    const refused = await one.enter(openEpoch(table.now()), "up", "10");
    expect([refused.status, refused.json().statusCode]).toEqual([503, 5030]);
    await sandbox.control("prediction", { feed: true });
    await table.advance(10);
    expect((await one.state()).paused).toBe(false);
    const second = openEpoch(table.now());
    await one.enter(second, "down", "10");
    await table.moveTo(roundTimes(second).closeAt, -20);
    await sandbox.control("prediction", { feed: false });
    await table.advance(32);
    expect((await one.round(second)).status).toBe("calculating");
    await table.advance(20);
    expect((await one.round(second)).status).toBe("cancelled");
    expect(await one.available()).toBe("1000.000000000000000000");
    await table.expectBalanced();
  });

  it("can be cancelled by the operator, who can pause entries as well", async () => {
    const one = await table.player();
    const epoch = openEpoch(table.now());
    await one.enter(epoch, "up", "10");
    expect((await sandbox.control("prediction", { cancel: epoch })).status).toBe(200);
    expect((await sandbox.control("prediction", { cancel: epoch })).status).toBe(409);
    expect(await one.round(epoch)).toMatchObject({ status: "cancelled", refundReason: "operator" });
    const other = await table.player();
    expect((await other.enter(epoch, "up", "10")).status).toBe(409);
    await sandbox.control("prediction", { paused: true });
    expect((await other.state()).pausedReason).toBe("operator");
    expect((await other.enter(epoch, "up", "10")).json().statusCode).toBe(4091);
    await table.playOut(epoch);
    expect(await one.available()).toBe("1000.000000000000000000");
  });
});
