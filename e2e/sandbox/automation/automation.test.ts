import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { temporaryDataFile } from "../testing/data-file.ts";
import { buy } from "../testing/newcomers.ts";
import { lockFor, proofByCode } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { savedAddress } from "../testing/withdrawing.ts";

const { automation, changeAutomation, automationRuns } = contract.miningAutomation;
const HOUR_MS = 3_600_000;

let sandbox: TestSandbox;
let bearer = "";
beforeEach(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("erik");
  await passNoons(0);
});
afterEach(() => sandbox?.close());

const now = () => sandbox.running.sandbox.clock.now();

/** Goes to an hour after the noon that is so many noons after the last one. */
async function passNoons(count: number) {
  const noon = Math.floor((now() - 12 * HOUR_MS) / DAY_MS) * DAY_MS + 12 * HOUR_MS;
  const target = noon + count * DAY_MS + HOUR_MS;
  const seconds = Math.ceil((target - now()) / 1_000);
  if (seconds > 0) await sandbox.advance(seconds);
}

const change = (body: object) => sandbox.call(changeAutomation, { bearer, body });
const view = async () => (await sandbox.call(automation, { bearer })).value();
const runs = async () => (await sandbox.call(automationRuns, { bearer })).value().items;
async function start() {
  await buy(sandbox, "erik", "nano");
  await sandbox.call(contract.mining.start, { bearer, key: randomUUID() });
}
const available = async (code: string) =>
  (await sandbox.call(contract.account.wallet, { bearer, params: { code } })).value().available ??
  "0";
const deposit = (symbol: string, amount: string) =>
  sandbox.control("deposit", { username: "erik", symbol, amount });

async function payOut(threshold: string, more: object = {}) {
  const payoutWalletId = await savedAddress(sandbox, bearer);
  const sent = { payoutWalletId, payoutThreshold: threshold };
  const proof = await proofByCode(sandbox, bearer, "payout_set", sent);
  return change({ ...sent, proof, ...more });
}

describe("auto-claim", () => {
  it("R15.17 is off until the member says otherwise, and starts no session", async () => {
    expect(await view()).toMatchObject({ autoClaim: false, payout: null, nextRunAt: null });
    await start();
    await passNoons(1);
    expect(await runs()).toEqual([]);
    expect((await change({ autoClaim: true })).value().nextRunAt).toMatch(/T12:00:00\.000Z$/);
    for (let count = 0; count < 3; count += 1) await passNoons(1);
    expect((await runs()).map(({ status, reason }) => [status, reason])).toEqual([
      ["skipped", "nothing"],
      ["skipped", "nothing"],
      ["done", null],
    ]);
    const sessions = (await sandbox.call(contract.mining.history, { bearer })).value();
    expect(sessions.total).toBe(1);
  });

  it("R15.17 pays to the digit what a claim at that moment pays", async () => {
    const dataFile = temporaryDataFile();
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    bearer = await sandbox.bearerOf("erik");
    await start();
    await change({ autoClaim: true });
    const { database, clock } = sandbox.running.sandbox;
    const row = database.get<{ at: number }>(
      "SELECT max(next_run_at) AS at FROM mining_automation",
    );
    const slot = row?.at ?? 0;
    const { accrue, newestSession, unclaimedOf } = await import("../mining/session.ts");
    const { findByUsername } = await import("../account/member.ts");
    const id = findByUsername(database, "erik")?.id ?? 0;
    const session = newestSession(database, id);
    if (!session) throw new Error("No session runs");
    const { gross, fee } = unclaimedOf(session, accrue(database, session, slot));
    expect(gross).toBeGreaterThan(fee);
    await sandbox.advance(Math.ceil((slot - clock.now()) / 1_000) + 60);
    const [run] = await runs();
    expect(run).toMatchObject({
      step: "claim",
      status: "done",
      got: { amount: fromUnits(gross - fee), symbol: "mBTC" },
      fee: { amount: fromUnits(fee), symbol: "mBTC" },
    });
    expect(await available("mBTC")).toBe(fromUnits(gross - fee));
    const params = { id: run?.transactionId ?? "" };
    expect(
      (await sandbox.call(contract.transaction.detail, { bearer, params })).value(),
    ).toMatchObject({ type: "mining_claim", amount: fromUnits(gross - fee) });
    await sandbox.expectBalanced();
  });

  it("R15.17 waits for its minimum, and runs a slot once after a restart and a jump", async () => {
    const dataFile = temporaryDataFile();
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    bearer = await sandbox.bearerOf("erik");
    await start();
    await change({ autoClaim: true, minimum: "1000" });
    await passNoons(1);
    expect((await runs()).map(({ reason }) => reason)).toEqual(["minimum"]);
    await change({ minimum: null });
    const { clock } = sandbox.running.sandbox;
    clock.advance(4 * DAY_MS);
    await sandbox.close();
    sandbox = await startTestSandbox({ dataFile });
    bearer = await sandbox.bearerOf("erik");
    expect((await runs()).map(({ status, reason }) => reason ?? status)).toEqual([
      ...["done", "missed", "missed", "missed", "minimum"],
    ]);
    sandbox.running.sandbox.scheduler.runDue(now());
    expect(await runs()).toHaveLength(5);
  });

  it("R15.17 can be paused, and a freeze pauses it", async () => {
    await start();
    await change({ autoClaim: true });
    expect((await change({ state: "paused" })).value()).toMatchObject({
      ...{ state: "paused", pausedBecause: "member", nextRunAt: null, autoClaim: true },
    });
    await passNoons(1);
    expect(await runs()).toEqual([]);
    expect((await change({ state: "active" })).value().nextRunAt).not.toBeNull();
    await sandbox.call(contract.freeze.freeze, { bearer });
    await passNoons(1);
    sandbox.running.sandbox.database.run("UPDATE member SET frozen_at = NULL");
    bearer = await sandbox.bearerOf("erik");
    expect(await view()).toMatchObject({ state: "paused", pausedBecause: "freeze" });
    expect(await runs()).toEqual([]);
  });
});

describe("compounding", () => {
  /** Machines that mine enough of a day for the smallest stake. */
  async function mineMuch() {
    await sandbox.moveToQuietMorning();
    const { database } = sandbox.running.sandbox;
    await start();
    database.run(
      "UPDATE machine SET th = 40000 WHERE member_id = (SELECT id FROM member WHERE username = 'erik')",
    );
  }

  it("R15.17 stakes what was claimed, by way of two conversions, whole", async () => {
    await mineMuch();
    await change({ autoClaim: true, compoundProductId: "flexible" });
    await passNoons(1);
    const [claimed, compounded] = await runs();
    expect([claimed?.step, claimed?.status]).toEqual(["claim", "done"]);
    expect(compounded).toMatchObject({ step: "compound", status: "done", gave: claimed?.got });
    const { items } = (await sandbox.call(contract.staking.positions, { bearer })).value();
    expect(items.map(({ principal, productId }) => [principal, productId])).toEqual([
      [compounded?.got?.amount, "flexible"],
    ]);
    expect(toUnits(await available("mBTC"))).toBe(0n);
    expect(await available("USDT")).toBe("1000.000000000000000000");
    await sandbox.expectBalanced();
  });

  it("R15.17 converts nothing where the product takes nothing: what was claimed stays", async () => {
    await mineMuch();
    await change({ autoClaim: true, compoundProductId: "locked_30" });
    sandbox.running.sandbox.database.run("UPDATE stake_product SET used = quota");
    await passNoons(1);
    const [claimed, compounded] = await runs();
    expect(compounded).toMatchObject({ step: "compound", status: "failed", reason: "limits" });
    expect(await available("mBTC")).toBe(claimed?.got?.amount);
    expect(await available("USDT")).toBe("1000.000000000000000000");
  });

  it("refuses a product that there is not", async () => {
    const answer = await change({ compoundProductId: "none" });
    expect(Object.keys(answer.json().errors)).toEqual(["compoundProductId"]);
  });
});

describe("payout", () => {
  it("R15.18 withdraws what the wallet holds from the threshold on, with the fee of a withdrawal and a notice", async () => {
    expect((await payOut("0.5")).value().payout).toMatchObject({
      threshold: expect.stringMatching(/^0\.50*$/),
    });
    await deposit("mBTC", "0.49");
    await passNoons(1);
    expect(await runs()).toEqual([]);
    await deposit("mBTC", "0.26");
    await passNoons(1);
    const [run] = await runs();
    expect(run).toMatchObject({
      step: "payout",
      status: "done",
      gave: { amount: "0.740000000000000000", symbol: "mBTC" },
      fee: { amount: "0.010000000000000000", symbol: "mBTC" },
    });
    const { items } = (
      await sandbox.call(contract.movement.withdrawals, { bearer, query: { symbol: "mBTC" } })
    ).value();
    expect(items[0]).toMatchObject({ id: run?.withdrawalId, amount: run?.gave?.amount });
    expect(await available("mBTC")).toBe("0.000000000000000000");
    const news = (await sandbox.call(contract.notification.list, { bearer })).value().items;
    expect(news.map(({ title }) => title)).toContain("Automatic payout requested");
    await sandbox.expectBalanced();
  });

  it("R15.18 takes a proof when it is switched on or changed, and none to switch it off", async () => {
    const payoutWalletId = await savedAddress(sandbox, bearer);
    const sent = { payoutWalletId, payoutThreshold: "0.5" };
    expect((await change(sent)).json()).toMatchObject({ statusCode: 4036, action: "payout_set" });
    const proof = await proofByCode(sandbox, bearer, "payout_set", sent);
    expect((await change({ ...sent, payoutThreshold: "0.4", proof })).status).toBe(403);
    expect((await change({ ...sent, proof })).status).toBe(200);
    expect((await change(sent)).status).toBe(200);
    expect((await change({ ...sent, payoutThreshold: "0.6" })).status).toBe(403);
    const off = { payoutWalletId: null, payoutThreshold: null };
    expect((await change(off)).value()).toMatchObject({ payout: null, nextRunAt: null });
    const mails = await sandbox.mailsTo("erik@example.com");
    expect(mails.filter(({ subject }) => subject === "Automatic payout is on")).toHaveLength(1);
  });

  it("R15.18 keeps the rules of withdrawals, when it is switched on and at each run", async () => {
    const low = await payOut("0.1");
    expect(Object.keys(low.json().errors)).toEqual(["payoutThreshold"]);
    const anna = await sandbox.bearerOf("anna");
    const kyc = { payoutWalletId: await savedAddress(sandbox, anna), payoutThreshold: "0.5" };
    expect((await sandbox.call(changeAutomation, { bearer: anna, body: kyc })).status).toBe(403);

    await payOut("0.5");
    await deposit("mBTC", "1");
    await lockFor(sandbox, bearer, 1);
    await passNoons(1);
    expect((await runs())[0]).toMatchObject({ status: "skipped", reason: "lock" });
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE member SET withdrawal_lock_until = NULL");
    database.run("DELETE FROM saved_address");
    await passNoons(1);
    expect((await runs())[0]).toMatchObject({ status: "skipped", reason: "address" });
    expect(await available("mBTC")).toBe("1.000000000000000000");
    expect((await view()).payout).toMatchObject({ address: null });
  });

  it("R15.18 pays nothing to an address that was saved after the confirmed one was removed", async () => {
    const { addAddress, removeAddress } = contract.movement;
    async function save(address: string) {
      const sent = { address, chainId: 56 };
      const body = { ...sent, proof: await proofByCode(sandbox, bearer, "address_add", sent) };
      const answer = await sandbox.call(addAddress, { bearer, key: randomUUID(), body });
      return answer.value().id ?? "";
    }
    const payoutWalletId = await save("0x52908400098527886E0F7030069857D2E4169EE7");
    await passNoons(2);
    const sent = { payoutWalletId, payoutThreshold: "0.5" };
    const proof = await proofByCode(sandbox, bearer, "payout_set", sent);
    expect((await change({ ...sent, proof })).value().payout?.address).toMatch(/^0x529/);
    await sandbox.call(removeAddress, { bearer, params: { id: payoutWalletId } });
    await save("0x8617E340B3D01FA5F11F306F4090FD50E238070D");
    expect((await view()).payout).toMatchObject({ address: null });
    await deposit("mBTC", "1");
    for (let count = 0; count < 2; count += 1) await passNoons(1);
    expect((await runs()).map(({ status, reason }) => `${status}: ${reason}`)).toEqual(
      Array(2).fill("skipped: address"),
    );
    expect(await available("mBTC")).toBe("1.000000000000000000");
  });
});

it("R6.2 is closed to members who are not valid, as mining is", async () => {
  const { accessToken: newcomer } = await sandbox.login("newt");
  for (const answer of [
    await sandbox.call(automation, { bearer: newcomer }),
    await sandbox.call(automationRuns, { bearer: newcomer }),
    await sandbox.call(changeAutomation, { bearer: newcomer, body: { autoClaim: true } }),
  ]) {
    expect([answer.status, answer.json().statusCode]).toEqual([403, 4030]);
  }
});
