import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import {
  compareAmounts,
  fromUnits,
  subtractAmount,
  sumAmounts,
} from "../../../lib/money/decimal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { history, machines } = contract.mining;
const { summary } = contract.staking;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

it("shows anna's position, what it accrued and the next payout", async () => {
  const bearer = (await sandbox.login("anna")).accessToken;
  expect((await sandbox.call(summary, { bearer })).value()).toMatchObject({
    staked: "300.000000000000000000",
    accrued: "0.813698630136986297",
    earnedTotal: "2.671232876712328734",
    nextPayout: "0.073972602739726027",
  });
});

it("machines and sessions say of anna's sixty days what the ledger says", async () => {
  // The running session ends, so that nothing accrues between two reads.
  await sandbox.advance(86_400);
  const { accessToken: bearer } = await sandbox.login("anna");
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const query = { page: String(page), pageSize: "20" };
      return (await sandbox.call(history, { bearer, query })).value().items;
    }),
  );
  const sessions = pages.flat();
  expect(sessions).toHaveLength(59);
  const credited = sessions.flatMap(({ claimed }) => claimed ?? []);
  const { database } = sandbox.running.sandbox;
  const lines = database.all<{ amount: string }>(
    "SELECT p.amount FROM posting p JOIN account a ON a.id = p.account_id JOIN journal j ON j.id = p.journal_id JOIN member m ON m.id = a.member_id WHERE m.username = 'anna' AND j.kind = 'mining_claim'",
  );
  const booked = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(sumAmounts(credited)).toBe(fromUnits(booked));
  const owned = (await sandbox.call(machines, { bearer })).value().items;
  expect(owned.map(({ model, status }) => [model, status])).toEqual([
    ["Core", expect.stringMatching(/^(active|expiring)$/)],
    ["Starter", "expired"],
  ]);
  const earned = sumAmounts(owned.flatMap((machine) => machine.earned ?? []));
  const mined = sumAmounts(sessions.map(({ net }) => net));
  expect(compareAmounts(earned, mined)).toBeLessThanOrEqual(0);
  expect(compareAmounts(subtractAmount(mined, earned), "0.000000000000001")).toBeLessThan(0);
});

it("anna's plan that waits for a price has a run each week", async () => {
  const { plans } = contract.plan;
  const bearer = await sandbox.bearerOf("anna");
  const waiting = async () => {
    const { items } = (await sandbox.call(plans, { bearer })).value();
    return items.find(({ state }) => state === "active");
  };
  const before = await waiting();
  await sandbox.advance(7 * 86_400);
  const after = await waiting();
  expect(Date.parse(after?.nextRunAt ?? "") - Date.parse(before?.nextRunAt ?? "")).toBe(
    7 * 86_400_000,
  );
});
