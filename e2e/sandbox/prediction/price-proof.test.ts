import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PriceProof } from "../../../lib/contract/prediction.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { toUnits } from "../../../lib/money/units.ts";
import { predictionTable } from "../testing/prediction-table.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { openEpoch, roundTimes } from "./rules.ts";

const { round } = contract.prediction;

let sandbox: TestSandbox;
let table: ReturnType<typeof predictionTable>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  table = predictionTable(sandbox);
  await table.alignToRound();
});
afterEach(() => sandbox?.close());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

async function roundOf(epoch: number) {
  const bearer = await sandbox.bearerOf("anna");
  return (await sandbox.call(round, { bearer, params: { epoch: String(epoch) } })).value();
}

type End = NonNullable<PriceProof["lock"]>;

/** The record as `docs/proofs.md` writes it. */
function commitmentOf({ at, samples, price, previous }: End, ruleHash: string): string {
  const lines = samples.map((one) => `${Date.parse(one.at)} ${toUnits(one.price)} ${one.source}`);
  const before = previous ?? "0".repeat(64);
  const parts = ["merlin-price-1", ruleHash, Date.parse(at), before, ...lines, toUnits(price)];
  return sha256(parts.join("\n"));
}

it("R15.43 each round tells its rule before it opens, its lock while it runs, and its close after that", async () => {
  const epoch = openEpoch(table.now()) + 1;
  const later = (await roundOf(epoch)).proof;
  expect(later).toMatchObject({ lock: null, close: null, simulated: true });
  await table.moveTo(roundTimes(epoch).lockAt, 20);
  const live = (await roundOf(epoch)).proof;
  expect(live?.close).toBeNull();
  await table.moveTo(roundTimes(epoch).closeAt, 20);
  const over = await roundOf(epoch);
  const { proof } = over;
  if (!proof?.lock || !proof.close) throw new Error("The round is over");
  expect(proof.lock).toEqual(live?.lock);
  expect([proof.rule, proof.ruleHash]).toEqual([later?.rule, later?.ruleHash]);
  expect([proof.lock.price, proof.close.price]).toEqual([over.lockPrice, over.closePrice]);
  expect(proof.close.previous).toBe(proof.lock.commitment);
  for (const end of [proof.lock, proof.close]) {
    expect(commitmentOf(end, proof.ruleHash)).toBe(end.commitment);
    const prices = end.samples.map(({ price }) => toUnits(price)).sort((a, b) => (a < b ? -1 : 1));
    expect(prices[2]).toBe(toUnits(end.price));
    expect(new Set(prices).size).toBe(5);
  }
  const next = (await roundOf(epoch + 1)).proof;
  expect(next?.lock).toEqual(proof.close);
});

it("R15.43 records chain up over a jump of the clock, are written once, and stay for rounds that were entered", async () => {
  const one = await table.player();
  const epoch = openEpoch(table.now());
  await one.enter(epoch, "up", "10");
  await table.advance(15 * 60);
  const { proof } = await roundOf(epoch);
  await table.advance(9 * 86_400);
  const { database } = sandbox.running.sandbox;
  const rows = database.all<{ boundary: number; previous: string; commitment: string }>(
    "SELECT boundary, previous, commitment FROM price_record ORDER BY boundary",
  );
  const kept = rows.slice(2);
  for (const [index, row] of kept.entries()) {
    if (index > 0) expect(row.previous).toBe(kept[index - 1]?.commitment);
  }
  expect(kept.length).toBeGreaterThan(7 * 288 - 10);
  expect(rows.length).toBeLessThan(7 * 288 + 10);
  expect((await roundOf(epoch)).proof).toEqual(proof);
});

it("R15.43 a round from before there were records has no proof, nor one without a price", async () => {
  const bearer = await sandbox.bearerOf("anna");
  const { items } = (
    await sandbox.call(contract.prediction.positions, { bearer, query: { pageSize: "1" } })
  ).value();
  const old = await roundOf(items[0]?.epoch ?? 0);
  expect(old.closePrice).not.toBeNull();
  expect(old.proof).toBeNull();
  const epoch = openEpoch(table.now());
  await sandbox.control("prediction", { feed: false });
  await table.moveTo(roundTimes(epoch).closeAt, 60);
  expect(await roundOf(epoch)).toMatchObject({ status: "cancelled", proof: null });
});
