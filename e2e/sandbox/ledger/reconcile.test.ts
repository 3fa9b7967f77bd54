import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { createDice } from "../seed/dice.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const NAMES = ["anna", "carl", "dora", "emil", "fred", "erik"];
const OPERATIONS = 1_000;
const PARALLEL = 25;

it("R11.1 is balanced after a thousand random operations in parallel", async () => {
  const bearers = await Promise.all(NAMES.map((name) => sandbox.bearerOf(name)));
  const [erik = ""] = bearers.slice(-1);
  const walletId = (await sandbox.call(contract.movement.savedAddresses, { bearer: erik })).value()
    .items[0]?.id;
  const dice = createDice(7);
  const pick = <Value>(values: readonly Value[]) => values[dice.below(values.length)] as Value;
  const amount = () => fromUnits(BigInt(dice.below(2 ** 31)) * 100_000_000_000n + 1n);

  async function convert(bearer: string): Promise<number> {
    const pair = pick([
      { from: "USDT", to: "MERLIN", amount: amount() },
      { from: "mBTC", to: "USDT", amount: "0.012345678901234567" },
      { from: "AmBTC", to: "mBTC", amount: "10.000000000000000001" },
    ]);
    const quote = await sandbox.call(contract.movement.convertQuote, { bearer, body: pair });
    if (quote.status !== 200) return quote.status;
    const body = { quoteId: quote.value().quoteId };
    return (await sandbox.call(contract.movement.convert, { bearer, key: randomUUID(), body }))
      .status;
  }

  async function withdrawOnce(): Promise<number> {
    // Each code is good for a single withdrawal; forgetting the used ones makes a thousand possible.
    sandbox.running.sandbox.database.run("DELETE FROM totp_step");
    const code = await sandbox.usableCode("erik");
    const order = { symbol: "USDT", walletId, amount: pick(["10.5", "70", "120"]), code };
    const call = { bearer: erik, key: randomUUID(), body: order };
    const answer = await sandbox.call(contract.movement.withdraw, call);
    if (answer.status !== 200) return answer.status;
    const { id } = answer.value().request;
    const cancel = { bearer: erik, key: randomUUID(), params: { id } };
    const endings = [
      async () => (await sandbox.call(contract.movement.cancelWithdrawal, cancel)).status,
      async () => (await sandbox.control("withdrawal", { id, decision: "approve" })).status,
      async () => (await sandbox.control("withdrawal", { id, decision: "reject" })).status,
      async () => (await sandbox.advance(45)).status,
    ];
    expect([200, 409]).toContain(await pick(endings)());
    return answer.status;
  }

  let turn: Promise<number> = Promise.resolve(0);
  function withdraw(): Promise<number> {
    turn = turn.then(withdrawOnce);
    return turn;
  }

  async function operate(index: number): Promise<number> {
    const kind = dice.below(20);
    if (kind === 0) {
      const body = {
        fullName: "Random",
        username: `random_${index}`,
        email: `random_${index}@example.org`,
        password: "Merlin-2026!",
        confirmPassword: "Merlin-2026!",
        refUsername: pick(NAMES),
      };
      return (await sandbox.call(contract.public.signUp, { body, key: randomUUID() })).status;
    }
    const symbol = pick(["USDT", "MERLIN"]);
    if (kind === 1 || kind === 2) return withdraw();
    if (kind > 2 && kind < 7) return convert(pick(bearers));
    if (kind < 10) {
      const order = { username: pick(NAMES), symbol, amount: amount() };
      return (await sandbox.control("deposit", order)).status;
    }
    if (kind === 19) return (await sandbox.advance(7)).status;
    const body = { symbol, toUsername: pick(NAMES), amount: amount() };
    const call = { body, bearer: pick(bearers), key: randomUUID() };
    return (await sandbox.call(contract.movement.transfer, call)).status;
  }

  const statuses: number[] = [];
  let next = 0;
  async function work(): Promise<void> {
    while (next < OPERATIONS) {
      next += 1;
      statuses.push(await operate(next));
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));

  expect(statuses).toHaveLength(OPERATIONS);
  // A conversion meets 409 when the clock was advanced past its quote.
  expect(new Set(statuses).difference(new Set([409]))).toEqual(new Set([200, 201, 422]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500);
  await sandbox.advance(3_600);
  const { json } = await sandbox.control("reconcile", {});
  expect(json).toMatchObject({ balanced: true, differences: [] });
}, 60_000);
