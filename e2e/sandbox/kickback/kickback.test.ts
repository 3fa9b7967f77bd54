import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { buyFor, join } from "../testing/newcomers.ts";
import { reverseJournal } from "../testing/reverse-journal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { kickbackPart } from "./kickback.ts";

const { kickback, changeKickback } = contract.kickback;

let sandbox: TestSandbox;
let tops = "";
let buyer = "";
beforeEach(async () => {
  sandbox = await startTestSandbox();
  tops = await join(sandbox, "tops");
  buyer = await join(sandbox, "buyer", { refUsername: "tops" });
  await buyFor(sandbox, "tops", 100);
});
afterEach(() => sandbox?.close());

const change = (percent: number) =>
  sandbox.call(changeKickback, { bearer: tops, body: { percent } });
const state = async () => (await sandbox.call(kickback, { bearer: tops })).value();
const commissions = async () =>
  (await sandbox.call(contract.team.commissions, { bearer: tops })).value();

async function lines(bearer: string, type: string): Promise<string[]> {
  const { items } = (
    await sandbox.call(contract.transaction.list, { bearer, query: { type } })
  ).value();
  return items.map(({ amount }) => amount);
}

describe("R7.12 what a sponsor passes on", () => {
  it("is nothing at first, then what was chosen, within the service's steps", async () => {
    expect(await state()).toMatchObject({
      percent: 0,
      maxPercent: 50,
      stepPercent: 5,
      since: null,
    });
    for (const [percent, text] of [
      [55, "You can pass on 50% at most."],
      [12, "Choose a multiple of 5%."],
    ] as const) {
      const refused = await change(percent);
      expect([refused.status, refused.json().errors]).toEqual([422, { percent: [text] }]);
    }
    for (const percent of [-5, 101, 2.5]) expect((await change(percent)).status).toBe(422);
    expect((await change(50)).value().percent).toBe(50);
    expect((await change(20)).value()).toMatchObject({ percent: 20 });
    const params = { username: "tops" };
    expect((await sandbox.call(contract.public.sponsor, { params })).value().kickbackPercent).toBe(
      20,
    );
  });

  it("adds up with the commission to what it was before, to the last digit", async () => {
    const units = 5_000_000_000_000_000_019n;
    for (const percent of [0, 5, 35, 50]) {
      const part = kickbackPart(units, percent);
      expect(part + (units - part)).toBe(units);
      expect(part).toBe((units * BigInt(percent)) / 100n);
    }
    await change(35);
    await buyFor(sandbox, "buyer", 333);
    expect(await lines(tops, "commission_direct")).toEqual(["10.822500000000000000"]);
    expect(await lines(buyer, "kickback")).toEqual(["5.827500000000000000"]);
    expect(sumAmounts(["10.8225", "5.8275"])).toBe("16.650000000000000000");
    const { items, totals } = await commissions();
    expect(items[0]).toMatchObject({
      ...{ type: "direct", base: "333.000000000000000000", rateBps: 500 },
      amount: "10.822500000000000000",
      passedOn: "5.827500000000000000",
    });
    expect(totals?.paid).toBe("10.822500000000000000");
    expect(await state()).toMatchObject({ passedOn: "5.827500000000000000" });
    await sandbox.expectBalanced();
  });

  it("holds for purchases from the change on, for direct commissions alone", async () => {
    await buyFor(sandbox, "buyer", 100);
    await change(50);
    await buyFor(sandbox, "buyer", 200);
    await change(0);
    await buyFor(sandbox, "buyer", 400);
    expect(await lines(tops, "commission_direct")).toEqual([
      "20.000000000000000000",
      "5.000000000000000000",
      "5.000000000000000000",
    ]);
    expect(await lines(buyer, "kickback")).toEqual(["5.000000000000000000"]);
    // A commission of the second level is the receiver's alone.
    await change(50);
    const deeper = await join(sandbox, "deeper", { refUsername: "buyer" });
    await buyFor(sandbox, "deeper", 100);
    expect(await lines(deeper, "kickback")).toEqual([]);
    await sandbox.expectBalanced();
  });

  it("is nothing of a commission that is withheld", async () => {
    await join(sandbox, "invalid");
    const newcomer = await join(sandbox, "second", { refUsername: "invalid" });
    const bearer = await sandbox.bearerOf("invalid");
    await sandbox.call(changeKickback, { bearer, body: { percent: 50 } });
    await buyFor(sandbox, "second", 100);
    expect(await lines(newcomer, "kickback")).toEqual([]);
    const { items } = (await sandbox.call(contract.team.commissions, { bearer })).value();
    expect(items[0]).toMatchObject({ status: "withheld", amount: "5.000000000000000000" });
    expect(items[0]?.passedOn).toBeNull();
  });

  it("counts as direct profit, and is reversed as commissions are", async () => {
    await change(20);
    await buyFor(sandbox, "buyer", 1_000);
    const { database, clock } = sandbox.running.sandbox;
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const profitOf = async () => {
      const params = { day };
      const answer = await sandbox.call(contract.transaction.dailyProfitDay, {
        bearer: buyer,
        params,
      });
      return answer.value().bySource.direct?.[0]?.amount;
    };
    expect(await profitOf()).toBe("10.000000000000000000");
    const journals = database.all<{ id: number }>(
      "SELECT id FROM journal WHERE kind IN ('kickback', 'commission_direct') ORDER BY id DESC LIMIT 2",
    );
    database.transaction(() => {
      for (const { id } of journals) reverseJournal(database, id, clock.now());
    });
    expect(await lines(buyer, "reversal")).toEqual(["10.000000000000000000"]);
    expect(await lines(tops, "reversal")).toEqual(["40.000000000000000000"]);
    expect(await profitOf()).toBe("0.000000000000000000");
    await sandbox.expectBalanced();
  });
});
