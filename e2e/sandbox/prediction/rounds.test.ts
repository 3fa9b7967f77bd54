import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { predictionTable } from "../testing/prediction-table.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { openEpoch, roundTimes } from "./rules.ts";

const { round, positions, pnl, leaderboard } = contract.prediction;

let sandbox: TestSandbox;
let table: ReturnType<typeof predictionTable>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  table = predictionTable(sandbox);
  await table.alignToRound();
});
afterEach(() => sandbox?.close());

describe("the state", () => {
  it("shows five past rounds, the live, the open and the next one with what it needs to count down", async () => {
    const one = await table.player();
    const answer = await one.state();
    const epoch = openEpoch(table.now());
    expect(answer.rounds.map((each) => each.epoch - epoch)).toEqual([-6, -5, -4, -3, -2, -1, 0, 1]);
    expect(answer.rounds.map(({ status }) => status)).toEqual([
      ...Array(5).fill("closed"),
      "live",
      "open",
      "later",
    ]);
    expect(answer).toMatchObject({
      paused: false,
      feeBps: 300,
      intervalSec: 300,
      lockBufferSec: 3,
      minStake: "1.000000000000000000",
    });
    expect(
      answer.rounds.every(({ closePrice, status }) => !closePrice === (status !== "closed")),
    ).toBe(true);
  });

  it("settles empty rounds without journals in a jump of 30 days, which stays fast and bounded", async () => {
    const one = await table.player();
    const { database } = sandbox.running.sandbox;
    const count = (sql: string) => database.get<{ n: number }>(sql)?.n ?? 0;
    const rounds = count("SELECT count(*) AS n FROM prediction_round");
    const kinds = "SELECT count(*) AS n FROM journal WHERE kind LIKE 'prediction%'";
    const before = count(kinds);
    await table.advance(30 * 86_400);
    expect(count(kinds)).toBe(before);
    expect(count("SELECT count(*) AS n FROM prediction_round")).toBe(rounds);
    expect(count("SELECT count(*) AS n FROM boundary_price")).toBeLessThan(2_100);
    expect((await one.state()).rounds.slice(0, 5).every(({ status }) => status === "closed")).toBe(
      true,
    );
    const params = { epoch: String(openEpoch(table.now()) - 3_000) };
    expect((await sandbox.call(round, { bearer: one.bearer, params })).status).toBe(404);
  });

  it("settles an entered round in a jump over days, at the prices of its own moments", async () => {
    const one = await table.player();
    const epoch = openEpoch(table.now());
    await one.enter(epoch, "up", "10");
    await table.advance(3 * 86_400);
    const done = await one.round(epoch);
    expect(done.status).toBe("closed");
    expect(done.lockPrice).not.toBeNull();
    const [position] = await one.positions();
    expect(Date.parse(position?.settledAt ?? "")).toBe(roundTimes(epoch).closeAt);
    await table.expectBalanced();
  });
});

it("shows anna's seeded rounds as her ledger has them, and ranks her by masked name", async () => {
  const bearer = await sandbox.bearerOf("anna");
  const query = { pageSize: "100" };
  const { items } = (await sandbox.call(positions, { bearer, query })).value();
  const booked = async (type: string) => {
    const lines = await sandbox.call(contract.transaction.list, { bearer, query: { type } });
    return lines.value().items.map(({ amount }) => amount);
  };
  const of = (status: string) => items.filter((position) => position.status === status);
  expect(await booked("prediction_payout")).toEqual(of("won").map(({ payout }) => payout));
  expect(await booked("prediction_refund")).toEqual(of("refunded").map(({ payout }) => payout));
  expect((await sandbox.call(pnl, { bearer })).value()).toMatchObject({
    played: 12,
    won: 7,
    lost: 5,
    refunded: 1,
    winRate: "58.33",
  });
  const board = (await sandbox.call(leaderboard, { bearer, query: { sort: "winRate" } })).value();
  expect(board.items).toEqual([board.me]);
  expect(board.me).toMatchObject({ rank: 1, name: "an••a", played: 12 });
  const newt = await sandbox.bearerOf("newt");
  expect((await sandbox.call(positions, { bearer: newt })).value().total).toBe(0);
});

it("settles once when the sandbox is stopped in the middle of a round", async () => {
  const dataFile = temporaryDataFile();
  async function restart() {
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    table = predictionTable(sandbox);
  }
  await restart();
  await table.alignToRound();
  const one = await table.player();
  const { bearer } = one;
  const epoch = openEpoch(table.now());
  await table.layPrices("100000", "100001");
  await one.enter(epoch, "up", "25");
  await table.moveTo(roundTimes(epoch).lockAt, 20);
  for (const seconds of [0, 300, 0]) {
    await restart();
    if (seconds > 0) await table.advance(seconds);
  }
  const params = { epoch: String(epoch) };
  expect((await sandbox.call(round, { bearer, params })).value()).toMatchObject({
    status: "closed",
    me: { payout: "40.416666666666666666" },
  });
  const journals = sandbox.running.sandbox.database.all(
    "SELECT 1 FROM journal WHERE kind = 'prediction_payout' AND ref = ?",
    `round:${epoch}`,
  );
  expect(journals).toHaveLength(1);
  await table.expectBalanced();
});
