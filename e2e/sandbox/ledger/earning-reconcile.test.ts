import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { createDice } from "../seed/dice.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { mining, staking, marketplace } = contract;
const NAMES = ["anna", "carl", "dora", "emil", "hugo"];
const OPERATIONS = 400;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

function sum(sql: string): bigint {
  return sandbox.running.sandbox.database
    .all<{ units: string }>(sql)
    .reduce((total, { units }) => total + BigInt(units), 0n);
}

const inBucket = (bucket: string) =>
  sum(`SELECT balance AS units FROM account WHERE currency = 'MERLIN' AND bucket = '${bucket}'`);

it("mining, staking and the market leave a balanced ledger after random operations and jumps", async () => {
  const dice = createDice(23);
  const pick = <Value>(values: readonly Value[]) => values[dice.below(values.length)] as Value;
  const bearers = await Promise.all(
    NAMES.map(async (name) => (await sandbox.login(name)).accessToken),
  );
  for (const username of NAMES) {
    await sandbox.control("deposit", { username, symbol: "USDT", amount: "20000" });
    await sandbox.control("deposit", {
      username,
      symbol: "MERLIN",
      amount: "9000.000000000000000001",
    });
  }

  async function purchase(bearer: string) {
    const body = { productId: pick(["nano", "core", "pro", "boost_20", "boost_50"]), qty: 1 };
    const offer = await sandbox.call(marketplace.quote, { bearer, body });
    const quoteId = offer.json().quoteId;
    return sandbox.call(marketplace.order, { bearer, key: randomUUID(), body: { quoteId } });
  }

  async function leave(bearer: string) {
    const { items } = (await sandbox.call(staking.positions, { bearer })).value();
    const id = items.find(({ status }) => status === "active")?.id ?? "1";
    const part = { acceptForfeit: true, amount: "1.5" };
    const body = dice.below(2) === 0 ? { acceptForfeit: true } : part;
    return sandbox.call(staking.redeem, { bearer, key: randomUUID(), params: { id }, body });
  }

  async function boost(bearer: string) {
    const { items } = (await sandbox.call(mining.boosts, { bearer })).value();
    const params = { id: items[0]?.id ?? "1" };
    return sandbox.call(mining.applyBoost, { bearer, key: randomUUID(), params });
  }

  const stake = (bearer: string) => {
    const productId = pick(["flexible", "locked_30", "locked_60"]);
    const amount = fromUnits(10n ** 19n + BigInt(dice.below(2 ** 31)) * 10n ** 11n + 7n);
    const body = { productId, amount, autoRenew: dice.below(2) === 0 };
    return sandbox.call(staking.subscribe, { bearer, key: randomUUID(), body });
  };

  async function change(bearer: string) {
    const { items } = (await sandbox.call(staking.positions, { bearer })).value();
    const params = { id: pick(items.filter(({ status }) => status === "active"))?.id ?? "1" };
    const key = randomUUID();
    if (dice.below(2) === 0) {
      const amount = fromUnits(BigInt(dice.below(2 ** 31)) * 10n ** 9n + 1n);
      return sandbox.call(staking.add, { bearer, key, params, body: { amount } });
    }
    const body = { productId: pick(["locked_60", "locked_90"]) };
    return sandbox.call(staking.extend, { bearer, key, params, body });
  }

  const actions = [
    purchase,
    leave,
    change,
    boost,
    stake,
    stake,
    (bearer: string) => sandbox.call(mining.start, { bearer, key: randomUUID() }),
    (bearer: string) => sandbox.call(mining.start, { bearer, key: randomUUID() }),
    (bearer: string) => sandbox.call(mining.claim, { bearer, key: randomUUID() }),
  ];
  const statuses: number[] = [];
  for (let index = 0; index < OPERATIONS; index += 1) {
    if (index % 8 === 0) {
      await sandbox.advance(1 + dice.below(20 * 3_600));
    }
    statuses.push((await pick(actions)(pick(bearers))).status);
  }

  expect(new Set(statuses)).toEqual(new Set([200, 404, 409, 422]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(OPERATIONS / 2);
  expect((await sandbox.control("reconcile", {})).json).toMatchObject({
    balanced: true,
    differences: [],
  });
  const active = "FROM stake_position WHERE status = 'active'";
  expect(inBucket("locked")).toBe(sum(`SELECT principal AS units ${active}`));
  expect(inBucket("reward_locked")).toBe(sum(`SELECT accrued AS units ${active}`));
  expect(sum("SELECT used AS units FROM stake_product")).toBe(
    sum(`SELECT principal AS units ${active}`),
  );
  const issued = sum("SELECT balance AS units FROM account WHERE name = 'emission:mBTC'");
  expect(sum("SELECT claimed_gross AS units FROM mining_session")).toBe(-issued);
}, 60_000);
