import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { createDice } from "../seed/dice.ts";
import { startTestSandbox } from "../testing/start.ts";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const NAMES = ["anna", "carl", "dora", "emil", "fred"];
const OPERATIONS = 1_000;
const PARALLEL = 25;

it("is balanced after a thousand random operations in parallel", async () => {
  const bearers = await Promise.all(
    NAMES.map(async (name) => (await sandbox.login(name)).accessToken),
  );
  const dice = createDice(7);
  const pick = <Value>(values: readonly Value[]) => values[dice.below(values.length)] as Value;
  const amount = () => fromUnits(BigInt(dice.below(2 ** 31)) * 100_000_000_000n + 1n);

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
    if (kind < 8) {
      const order = { username: pick(NAMES), symbol, amount: amount() };
      return (await sandbox.control("deposit", order)).status;
    }
    const body = { symbol, toUsername: pick(NAMES), amount: amount() };
    const call = { body, bearer: pick(bearers), key: randomUUID() };
    return (await sandbox.call(contract.account.transfer, call)).status;
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
  expect(new Set(statuses)).toEqual(new Set([200, 201, 422]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500);
  const { json } = await sandbox.control("reconcile", {});
  expect(json).toMatchObject({ balanced: true, differences: [] });
}, 30_000);
