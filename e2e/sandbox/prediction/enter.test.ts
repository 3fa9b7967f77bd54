import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { predictionTable } from "../testing/prediction-table.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { INTERVAL_MS, openEpoch, roundTimes } from "./rules.ts";

let sandbox: TestSandbox;
let table: ReturnType<typeof predictionTable>;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  table = predictionTable(sandbox);
  await table.alignToRound();
});
afterEach(() => sandbox?.close());

describe("an entry", () => {
  it("R11.11 one second before the lock is refused without a debit", async () => {
    const one = await table.player();
    const epoch = openEpoch(table.now());
    const { lockAt } = roundTimes(epoch);
    await table.advance(Math.floor((lockAt - table.now()) / 1000) - 1);
    const refused = await one.enter(epoch, "up", "10");
    expect([refused.status, refused.json().statusCode]).toEqual([409, 4091]);
    expect(await one.available()).toBe("1000.000000000000000000");
    expect(await one.positions()).toEqual([]);
    expect((await one.enter(epoch + 1, "up", "10")).status).toBe(409);
    expect((await one.enter(epoch + 9, "up", "10")).status).toBe(404);
    expect((await one.enter(epoch - 1, "up", "10")).status).toBe(409);
  });

  it("is refused with the fee that holds when another one was shown", async () => {
    const one = await table.player();
    const epoch = openEpoch(table.now());
    const { feeBps } = await one.state();
    const refused = await one.enter(epoch, "up", "10", randomUUID(), feeBps - 100);
    expect(refused.json()).toMatchObject({
      statusCode: 4091,
      message: `The fee is now ${feeBps / 100}% of the pot.`,
    });
    expect(await one.available()).toBe("1000.000000000000000000");
    expect((await one.enter(epoch, "up", "10", randomUUID(), feeBps)).status).toBe(200);
  });

  it("is made once a round and cannot be changed: two tabs, a lost reply", async () => {
    const one = await table.player();
    const epoch = openEpoch(table.now());
    const key = randomUUID();
    const first = await one.enter(epoch, "up", "10", key);
    expect((await one.enter(epoch, "up", "10", key)).text).toBe(first.text);
    expect((await one.enter(epoch, "down", "10")).json().statusCode).toBe(4091);
    expect((await one.enter(epoch, "down", "10", key)).json().statusCode).toBe(4090);
    expect(await one.available()).toBe("990.000000000000000000");
  });

  it.each([
    ["0.999999999999999999", 4220],
    ["1000.000000000000000001", 4220],
    ["0", 4220],
    ["1e3", 4220],
    ["500", 4221],
  ])("of %s is refused at the amount with %i", async (amount, code) => {
    const one = await table.player("400");
    const refused = await one.enter(openEpoch(table.now()), "up", amount);
    expect(refused.json()).toMatchObject({
      statusCode: code,
      errors: { amount: [expect.any(String)] },
    });
    expect(await one.available()).toBe("400.000000000000000000");
    expect((await one.round(openEpoch(table.now()))).players).toBe(0);
  });

  it("R11.11 keeps to the member's own daily limit: lower at once, higher after 24 hours", async () => {
    await sandbox.moveToQuietMorning();
    await table.alignToRound();
    const one = await table.player();
    const { updateSettings } = contract.account;
    const limit = async (stakeDailyLimit: string | null) =>
      (
        await sandbox.call(updateSettings, { bearer: one.bearer, body: { stakeDailyLimit } })
      ).value();
    expect(await limit("30")).toMatchObject({ stakeDailyLimit: "30.000000000000000000" });
    expect((await one.enter(openEpoch(table.now()), "up", "25")).value().limit).toMatchObject({
      stakedToday: "25.000000000000000000",
      left: "5.000000000000000000",
    });
    await table.advance(INTERVAL_MS / 1000);
    const over = await one.enter(openEpoch(table.now()), "up", "6");
    expect(over.status).toBe(403);
    expect(over.json()).toMatchObject({
      statusCode: 4035,
      errors: { amount: ["Your daily limit leaves 5\u00a0MERLIN today."] },
      available: "5.000000000000000000",
    });
    const raised = await limit("100");
    expect(raised).toMatchObject({
      stakeDailyLimit: "30.000000000000000000",
      stakeDailyLimitNext: { amount: "100.000000000000000000" },
    });
    expect(await limit("100")).toEqual(raised);
    await table.advance(86_395);
    expect((await one.state()).limit).toMatchObject({ amount: "30.000000000000000000" });
    await table.advance(10);
    expect((await one.state()).limit).toMatchObject({ amount: "100.000000000000000000" });
    expect((await limit(null)).stakeDailyLimitNext).toMatchObject({ amount: null });
    expect(await limit("10")).toEqual({
      acceptedTerms: null,
      hideAmounts: false,
      antiPhishing: null,
      addressLock: false,
      autoLogoutMinutes: 0,
      displayCurrency: null,
      stakeDailyLimit: "10.000000000000000000",
    });
  });
});
