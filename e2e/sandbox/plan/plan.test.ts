import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { MAX_PLANS } from "../../../lib/contract/rules/plan-slots.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { proofByCode } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { plans, addPlan, changePlan, endPlan, planRuns } = contract.plan;
const HOUR_MS = 3_600_000;
const DAILY = { kind: "convert", from: "USDT", to: "MERLIN", amount: "10", every: "day" } as const;

let sandbox: TestSandbox;
let bearer = "";
beforeEach(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("carl");
});
afterEach(() => sandbox?.close());

const now = () => sandbox.running.sandbox.clock.now();
const pass = (ms: number) => sandbox.advance(Math.ceil(ms / 1_000));

/** Goes to an hour after the noon that is so many noons ahead. */
async function passNoons(count: number) {
  const noon = Math.floor((now() - 12 * HOUR_MS) / DAY_MS) * DAY_MS + 12 * HOUR_MS;
  await pass(noon + count * DAY_MS + HOUR_MS - now());
}

const create = (body: object, key: string = randomUUID()) =>
  sandbox.call(addPlan, { bearer, key, body });
const change = (id: string, state: "active" | "paused") =>
  sandbox.call(changePlan, { bearer, params: { id }, body: { state } });
const runsOf = async (id: string) =>
  (await sandbox.call(planRuns, { bearer, params: { id } })).value().items;
const planNow = async (id: string) =>
  (await sandbox.call(plans, { bearer })).value().items.find((plan) => plan.id === id);
const available = async (code: string) =>
  (await sandbox.call(contract.account.wallet, { bearer, params: { code } })).value().available;

describe("a plan that converts", () => {
  it("R15.16 gives at its slot what a conversion at that moment gives, and names the transaction", async () => {
    const plan = (await create(DAILY)).value();
    expect(plan).toMatchObject({ state: "active", amount: "10.000000000000000000" });
    expect(plan.nextRunAt).toMatch(/T12:00:00\.000Z$/);
    const before = { USDT: await available("USDT"), MERLIN: await available("MERLIN") };
    await sandbox.control("price", { code: "MERLIN", price: "0.2" });
    await sandbox.control("prediction", { feed: true });
    await passNoons(1);
    const [run] = await runsOf(plan.id);
    expect(run).toMatchObject({ status: "done", at: plan.nextRunAt, reason: null });
    expect(toUnits(before.USDT ?? "0") - toUnits((await available("USDT")) ?? "0")).toBe(
      toUnits("10"),
    );
    const got = toUnits(run?.got?.amount ?? "0");
    expect(toUnits((await available("MERLIN")) ?? "0") - toUnits(before.MERLIN ?? "0")).toBe(got);
    const gross = got + toUnits(run?.fee?.amount ?? "0");
    expect(toUnits(run?.fee?.amount ?? "0")).toBe((gross * 50n + 9_999n) / 10_000n);
    const params = { id: run?.transactionId ?? "" };
    const transaction = (
      await sandbox.call(contract.transaction.detail, { bearer, params })
    ).value();
    expect(transaction).toMatchObject({ type: "convert_out", at: plan.nextRunAt });
    expect(transaction.ref).toEqual({ kind: "plan", id: plan.id });
    expect((await planNow(plan.id))?.lastRun).toMatchObject({ status: "done" });
    await sandbox.expectBalanced();
  });

  it("R15.4 R15.16 sells nothing that came after its slot, however late its turn is", async () => {
    const { scheduler, clock } = sandbox.running.sandbox;
    await sandbox.control("deposit", { username: "carl", symbol: "AmBTC", amount: "2000" });
    const held = toUnits((await available("mBTC")) ?? "0");
    const sale = { kind: "convert", from: "mBTC", to: "USDT", every: "day" } as const;
    const amount = fromUnits(held + toUnits("1"));
    const { id, nextRunAt } = (await create({ ...sale, amount })).value();
    const body = { amount: "2000" };
    clock.advance(Date.parse(nextRunAt ?? "") + 300 - now());
    await sandbox.call(contract.airdrop.convert, { bearer, key: randomUUID(), body });
    scheduler.runDue(clock.now());
    expect(await runsOf(id)).toMatchObject([{ status: "skipped", reason: "shortage" }]);
    const query = { year: String(new Date(now()).getUTCFullYear()), method: "fifo" };
    expect((await sandbox.call(contract.tax.taxReport, { bearer, query })).status).toBe(200);
  });

  it("R15.16 runs a slot once, however often its job comes due, after a restart too", async () => {
    const dataFile = temporaryDataFile();
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    bearer = await sandbox.bearerOf("carl");
    const { id } = (await create(DAILY)).value();
    await change(id, "paused");
    await change(id, "active");
    await passNoons(1);
    const { scheduler, clock } = sandbox.running.sandbox;
    scheduler.schedule("plan.run", clock.now() - HOUR_MS, id);
    expect(scheduler.runDue(clock.now())).toBeGreaterThan(0);
    clock.advance(DAY_MS);
    await sandbox.close();

    sandbox = await startTestSandbox({ dataFile });
    bearer = await sandbox.bearerOf("carl");
    const runs = await runsOf(id);
    expect(runs.map(({ status }) => status)).toEqual(["done", "done"]);
    expect(new Set(runs.map(({ at }) => at)).size).toBe(2);
    expect(await available("USDT")).toBe("480.000000000000000000");
    await sandbox.expectBalanced();
  });

  it("R15.16 catches nothing up after a jump: what is a day late is missed, and the last slot runs", async () => {
    const { id } = (await create(DAILY)).value();
    await passNoons(5);
    const runs = await runsOf(id);
    expect(runs.map(({ status, reason }) => [status, reason])).toEqual([
      ["done", null],
      ...Array(4).fill(["skipped", "missed"]),
    ]);
    expect(await available("USDT")).toBe("490.000000000000000000");
    expect((await planNow(id))?.state).toBe("active");
  });

  it("R15.16 moves nothing without the whole amount or below what is to be kept; three shortages in a row pause it, with a notice", async () => {
    const poor = (await create({ ...DAILY, amount: "450", minKeep: "100" })).value();
    for (let count = 0; count < 2; count += 1) await passNoons(1);
    expect(await planNow(poor.id)).toMatchObject({ state: "active" });
    await passNoons(1);
    const runs = await runsOf(poor.id);
    expect(runs.map(({ status, reason }) => [status, reason])).toEqual(
      Array(3).fill(["skipped", "min_keep"]),
    );
    expect(await planNow(poor.id)).toMatchObject({
      state: "paused",
      pausedBecause: "shortage",
      nextRunAt: null,
    });
    expect(await available("USDT")).toBe("500.000000000000000000");
    const { items } = (await sandbox.call(contract.notification.list, { bearer })).value();
    expect(items.filter(({ title }) => title === "Your plan is paused")).toHaveLength(1);
    await passNoons(1);
    expect(await runsOf(poor.id)).toHaveLength(3);
    await sandbox.control("deposit", { username: "carl", symbol: "USDT", amount: "50" });
    expect((await change(poor.id, "active")).value()).toMatchObject({ state: "active" });
    await passNoons(1);
    expect((await runsOf(poor.id))[0]).toMatchObject({ status: "done" });
  });

  it("R15.16 begins to count shortages anew after a run", async () => {
    const { id } = (await create({ ...DAILY, amount: "400" })).value();
    await passNoons(1);
    for (let count = 0; count < 2; count += 1) await passNoons(1);
    await sandbox.control("deposit", { username: "carl", symbol: "USDT", amount: "300" });
    await passNoons(1);
    for (let count = 0; count < 2; count += 1) await passNoons(1);
    expect(await planNow(id)).toMatchObject({ state: "active" });
    const runs = await runsOf(id);
    expect(runs.map(({ reason }) => reason ?? "done").reverse()).toEqual([
      ...["done", "shortage", "shortage", "done", "shortage", "shortage"],
    ]);
  });

  it("R15.16 waits while the price is above its own, without counting that as a shortage", async () => {
    const { id } = (await create({ ...DAILY, maxPrice: "0.000001" })).value();
    for (let count = 0; count < 4; count += 1) await passNoons(1);
    const runs = await runsOf(id);
    expect(runs.map(({ reason }) => reason)).toEqual(Array(4).fill("max_price"));
    expect(await planNow(id)).toMatchObject({ state: "active" });
    expect(await available("USDT")).toBe("500.000000000000000000");
  });

  it("R15.16 fails on a price that stands still, and lives", async () => {
    const { id } = (await create(DAILY)).value();
    await sandbox.control("prediction", { feed: false });
    await passNoons(1);
    expect((await runsOf(id))[0]).toMatchObject({ status: "failed", reason: "price" });
    expect(await planNow(id)).toMatchObject({ state: "active" });
    expect(await available("USDT")).toBe("500.000000000000000000");
  });

  it("R15.16 ends with its last day, by itself", async () => {
    const endsAt = new Date(now() + 2 * DAY_MS).toISOString();
    const { id } = (await create({ ...DAILY, endsAt })).value();
    await passNoons(1);
    await passNoons(1);
    expect(await planNow(id)).toMatchObject({ state: "ended", nextRunAt: null });
    expect((await change(id, "active")).status).toBe(409);
    await passNoons(1);
    expect(await runsOf(id)).toHaveLength(2);
  });
});

describe("a plan that stakes", () => {
  beforeEach(() =>
    sandbox.control("deposit", { username: "carl", symbol: "MERLIN", amount: "130" }),
  );

  it("R15.16 opens a position each time while the product takes it", async () => {
    const body = { kind: "stake", from: "MERLIN", productId: "flexible", amount: "50" };
    const { id } = (await create({ ...body, every: "day" })).value();
    for (let count = 0; count < 2; count += 1) await passNoons(1);
    const { items } = (await sandbox.call(contract.staking.positions, { bearer })).value();
    expect(items.map(({ principal }) => fromUnits(toUnits(principal)))).toEqual([
      "50.000000000000000000",
      "50.000000000000000000",
    ]);
    sandbox.running.sandbox.database.run("UPDATE stake_product SET used = quota");
    await sandbox.control("deposit", { username: "carl", symbol: "MERLIN", amount: "100" });
    await passNoons(1);
    const [last, done] = await runsOf(id);
    expect(last).toMatchObject({ status: "failed", reason: "limits", gave: null });
    expect(done).toMatchObject({ status: "done", gave: { symbol: "MERLIN" }, got: null });
    await sandbox.expectBalanced();
  });
});

describe("plans", () => {
  it("R15.16 are refused for what no run could do", async () => {
    const fields = async (change: object) =>
      Object.keys((await create({ ...DAILY, ...change })).json().errors);
    expect(await fields({ to: "USDT" })).toEqual(["to"]);
    expect(await fields({ from: "MERLIN" })).toEqual(["from"]);
    expect(await fields({ from: "AmBTC", to: "mBTC" })).toEqual(["from"]);
    expect(await fields({ amount: "0.5" })).toEqual(["amount"]);
    expect(await fields({ every: "week" })).toEqual(["on"]);
    expect(await fields({ every: "month", on: 29 })).toEqual(["on"]);
    expect(await fields({ endsAt: new Date(now()).toISOString() })).toEqual(["endsAt"]);
    const stake = { kind: "stake", from: "MERLIN", to: undefined, amount: "50" };
    expect(await fields({ ...stake, productId: "none" })).toEqual(["productId"]);
    expect(await fields({ ...stake, from: "USDT", productId: "flexible" })).toEqual(["from"]);
    for (let count = 0; count < MAX_PLANS; count += 1) {
      expect((await create({ ...DAILY, every: "week", on: 1 })).status).toBe(200);
    }
    expect(await fields({})).toEqual(["_"]);
  });

  it("R15.16 are created once for a key, nobody else's, and end for good", async () => {
    const key = randomUUID();
    const first = (await create(DAILY, key)).value();
    expect((await create(DAILY, key)).value().id).toBe(first.id);
    const anna = await sandbox.bearerOf("anna");
    const params = { id: first.id };
    expect((await sandbox.call(endPlan, { bearer: anna, params })).status).toBe(404);
    expect((await sandbox.call(planRuns, { bearer: anna, params })).status).toBe(404);
    for (let count = 0; count < 2; count += 1) {
      expect((await sandbox.call(endPlan, { bearer, params })).value().state).toBe("ended");
    }
    await passNoons(1);
    expect(await runsOf(first.id)).toEqual([]);
  });

  it("R15.16 take the proof of who has a second factor, bound to what was shown", async () => {
    bearer = await sandbox.bearerOf("erik");
    expect((await create(DAILY)).json()).toMatchObject({ statusCode: 4036, action: "plan_create" });
    const proof = await proofByCode(sandbox, bearer, "plan_create", DAILY);
    expect((await create({ ...DAILY, amount: "11", proof })).status).toBe(403);
    expect((await create({ ...DAILY, proof })).status).toBe(200);
  });

  it("R15.16 are paused by a freeze, and go on when their member says so", async () => {
    const { id } = (await create(DAILY)).value();
    await sandbox.call(contract.freeze.freeze, { bearer });
    await passNoons(1);
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE member SET frozen_at = NULL WHERE username = 'carl'");
    bearer = await sandbox.bearerOf("carl");
    expect(await runsOf(id)).toEqual([]);
    expect(await planNow(id)).toMatchObject({ state: "paused", pausedBecause: "freeze" });
    await change(id, "active");
    await passNoons(1);
    expect((await runsOf(id)).map(({ status }) => status)).toEqual(["done"]);
  });
});
