import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import type { StakingPosition } from "../../../lib/contract/staking.ts";
import { multiplyAmount, sumAmounts } from "../../../lib/money/decimal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { products, positions, quote, subscribe, redeem, updatePosition, rewards } = contract.staking;

let sandbox: TestSandbox;
let bearer = "";

beforeEach(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("carl")).accessToken;
  await sandbox.control("deposit", { username: "carl", symbol: "MERLIN", amount: "1500" });
});
afterEach(() => sandbox?.close());

function take(productId: string, amount = "1000", more: object = {}) {
  const body = { productId, amount, ...more };
  return sandbox.call(subscribe, { bearer, key: randomUUID(), body });
}

function leave(id: string, body: object = {}) {
  return sandbox.call(redeem, { bearer, key: randomUUID(), params: { id }, body });
}

/** Advances to a minute after the midnight that is so many days ahead. */
async function passMidnights(count: number) {
  const now = sandbox.running.sandbox.clock.now();
  const target = (Math.floor(now / DAY_MS) + count) * DAY_MS + 60_000;
  await sandbox.advance(Math.ceil((target - now) / 1_000));
}

async function listed(): Promise<StakingPosition[]> {
  return (await sandbox.call(positions, { bearer })).value().items;
}

async function wallet() {
  const params = { code: "MERLIN" };
  const one = (await sandbox.call(contract.account.wallet, { bearer, params })).value();
  return { available: one.available, locked: one.locked };
}

describe("a locked position", () => {
  it("R11.10 is not left for another forfeiture than was shown", async () => {
    const { position } = (await take("locked_90")).value();
    await passMidnights(2);
    const shown = (await listed())[0]?.earlyExit?.forfeited;
    await passMidnights(1);
    const stale = await leave(position.id, { acceptForfeit: true, forfeited: shown });
    expect(stale.status).toBe(409);
    expect(stale.json().message).toBe(
      "Redeeming now returns 1,000\u00a0MERLIN and forfeits rewards of 0.71232876712328767\u00a0MERLIN.",
    );
    const now = (await listed())[0];
    expect(now).toMatchObject({ status: "active", accrued: "0.712328767123287670" });
    const forfeited = now?.earlyExit?.forfeited;
    const done = (await leave(position.id, { acceptForfeit: true, forfeited })).value();
    expect(done).toMatchObject({ forfeited: "0.712328767123287670" });
    await sandbox.expectBalanced();
  });

  it("R11.10 of 1 000 MERLIN for 90 days brings 0.356164383561643835 a day", async () => {
    const body = { productId: "locked_90", amount: "1000" };
    const offer = (await sandbox.call(quote, { bearer, body })).value();
    expect(offer).toMatchObject({
      perDay: "0.356164383561643835",
      atMaturity: "32.054794520547945150",
      earlyRule: "forfeit_rewards",
    });
    const answer = (await take("locked_90", "1000", { quoteId: offer.quoteId })).value();
    expect(answer.wallets).toEqual([
      {
        symbol: "MERLIN",
        available: "500.000000000000000000",
        locked: "1000.000000000000000000",
      },
    ]);
    expect(answer.position).toMatchObject({
      status: "active",
      accrued: "0.000000000000000000",
      maturesAt: offer.maturesAt,
    });
    await passMidnights(1);
    expect((await listed())[0]?.accrued).toBe("0.000000000000000000");
    await passMidnights(1);
    expect((await listed())[0]?.accrued).toBe("0.356164383561643835");
    await passMidnights(88);
    expect((await listed())[0]).toMatchObject({
      status: "active",
      accrued: multiplyAmount("0.356164383561643835", "89", "down"),
    });
    await passMidnights(1);
    expect((await listed())[0]).toMatchObject({
      status: "matured",
      accrued: "0.000000000000000000",
      paid: "32.054794520547945150",
    });
    expect(await wallet()).toEqual({
      available: "1532.054794520547945150",
      locked: "0.000000000000000000",
    });
    const query = { pageSize: "100" };
    const { items, total } = (await sandbox.call(rewards, { bearer, query })).value();
    expect(total).toBe(90);
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(["released"]));
    expect(sumAmounts(items.map(({ amount }) => amount))).toBe("32.054794520547945150");
    await sandbox.expectBalanced();
  }, 20_000);

  it("R11.10 names what an early exit forfeits and returns the principal at once", async () => {
    const { position } = (await take("locked_30")).value();
    await passMidnights(11);
    const refused = await leave(position.id);
    expect(refused.status).toBe(409);
    expect(refused.json().message).toBe(
      "Redeeming now returns 1,000\u00a0MERLIN and forfeits rewards of 2.46575342465753424\u00a0MERLIN.",
    );
    expect((await listed())[0]?.earlyExit).toEqual({
      returned: "1000.000000000000000000",
      forfeited: "2.465753424657534240",
    });
    expect((await leave(position.id, { acceptForfeit: true, amount: "1" })).status).toBe(422);
    const done = (await leave(position.id, { acceptForfeit: true })).value();
    expect(done).toMatchObject({
      returned: "1000.000000000000000000",
      forfeited: "2.465753424657534240",
      position: { status: "redeemed_early", paid: "0.000000000000000000" },
      wallets: [{ available: "1500.000000000000000000", locked: "0.000000000000000000" }],
    });
    expect((await leave(position.id, { acceptForfeit: true })).status).toBe(409);
    await passMidnights(30);
    expect(await wallet()).toMatchObject({ available: "1500.000000000000000000" });
    await sandbox.expectBalanced();
  });

  it("R11.10 renews itself at maturity with today's rate and without losing a day", async () => {
    const { position } = (await take("locked_30")).value();
    const params = { id: position.id };
    const body = { autoRenew: true };
    const changed = (await sandbox.call(updatePosition, { bearer, params, body })).value();
    expect(changed.autoRenew).toBe(true);
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE stake_product SET apr_bps = 730 WHERE id = 'locked_30'");
    await passMidnights(32);
    const [renewed, matured] = await listed();
    expect(matured).toMatchObject({ status: "matured", aprBps: 900, paid: "7.397260273972602720" });
    expect(renewed).toMatchObject({
      status: "active",
      aprBps: 730,
      autoRenew: true,
      accrualFrom: matured?.maturesAt,
      accrued: "0.200000000000000000",
    });
    expect(await wallet()).toEqual({
      available: "507.397260273972602720",
      locked: "1000.000000000000000000",
    });
    const query = { from: matured?.maturesAt ?? "" };
    const { items } = (await sandbox.call(contract.transaction.list, { bearer, query })).value();
    expect(items.map(({ type, amount }) => [type, Number(amount).toFixed(2)])).toEqual([
      ["stake_renewal", "0.00"],
      ["stake_reward", "7.40"],
    ]);
    const inbox = (await sandbox.call(contract.notification.list, { bearer })).value();
    expect(inbox.items.slice(0, 2).map(({ title }) => title)).toEqual([
      "Your stake was renewed",
      "Staking rewards released",
    ]);
    await sandbox.expectBalanced();
  });
});

describe("a flexible position", () => {
  it("pays each midnight, and on what is left after a part is redeemed", async () => {
    const { position } = (await take("flexible", "730")).value();
    await passMidnights(2);
    expect((await listed())[0]).toMatchObject({ paid: "0.100000000000000000", maturesAt: null });
    expect((await leave(position.id, { amount: "731" })).status).toBe(422);
    const part = (await leave(position.id, { amount: "365" })).value();
    expect(part).toMatchObject({
      returned: "365.000000000000000000",
      forfeited: "0.000000000000000000",
      position: { status: "active", principal: "365.000000000000000000" },
    });
    await passMidnights(1);
    const rest = (await leave(position.id)).value();
    expect(rest.position).toMatchObject({ status: "redeemed", paid: "0.150000000000000000" });
    expect(await wallet()).toEqual({
      available: "1500.150000000000000000",
      locked: "0.000000000000000000",
    });
    await sandbox.expectBalanced();
  });
});

describe("a subscription", () => {
  it("keeps to limits, quota and balance", async () => {
    const refusal = async (productId: string, amount: string) => {
      const answer = await take(productId, amount);
      return [answer.json().statusCode, Object.values(answer.json().errors).flat()[0]];
    };
    expect(await refusal("locked_30", "9.999")).toEqual([4220, "The minimum is 10\u00a0MERLIN."]);
    expect(await refusal("locked_30", "100000.1")).toEqual([
      4220,
      "The maximum is 100,000\u00a0MERLIN.",
    ]);
    expect(await refusal("locked_7", "10")).toEqual([4220, "We can’t find this product."]);
    expect((await refusal("locked_30", "1500.000000000000000001"))[0]).toBe(4221);
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE stake_product SET quota = '15000000000000000000' WHERE id = 'flexible'");
    expect(await refusal("flexible", "16")).toEqual([
      4220,
      "Only 15\u00a0MERLIN of the quota is left.",
    ]);
    await take("flexible", "10");
    const { items } = (await sandbox.call(products, { bearer })).value();
    expect(items.map(({ id, aprBps, days }) => [id, aprBps, days])).toEqual([
      ["flexible", 500, null],
      ["locked_30", 900, 30],
      ["locked_60", 1100, 60],
      ["locked_90", 1300, 90],
      ["locked_120", 1500, 120],
    ]);
    expect(items[0]).toMatchObject({ quotaLeft: "5.000000000000000000", status: "full" });
  });

  it("is made once for a key, and refused when the quoted rate or first day has changed", async () => {
    const key = randomUUID();
    const body = { productId: "flexible", amount: "100" };
    const send = () => sandbox.call(subscribe, { bearer, key, body });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.text).toBe(second.text);
    expect(await listed()).toHaveLength(1);
    const offer = (await sandbox.call(quote, { bearer, body })).value();
    sandbox.running.sandbox.database.run("UPDATE stake_product SET apr_bps = 400");
    expect((await take("flexible", "100", { quoteId: offer.quoteId })).status).toBe(409);
    const { quoteId } = (await sandbox.call(quote, { bearer, body })).value();
    await passMidnights(1);
    expect((await take("flexible", "100", { quoteId })).status).toBe(409);
    expect(await listed()).toHaveLength(1);
  });

  it("of another member is out of reach", async () => {
    const { position } = (await take("locked_30")).value();
    bearer = (await sandbox.login("dora")).accessToken;
    expect((await leave(position.id, { acceptForfeit: true })).status).toBe(404);
    const params = { id: position.id };
    const change = { bearer, params, body: { autoRenew: true } };
    expect((await sandbox.call(updatePosition, change)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });
});
