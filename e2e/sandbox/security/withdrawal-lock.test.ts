import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { addPasskey, lockFor, proofByCode, proofByPasskey } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { freshCode, request } from "../testing/withdrawing.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox?.close());

const { withdrawalLock, endWithdrawalLock } = contract.withdrawalLock;
const DAY = 86_400;

describe("R14.6–R14.8 a withdrawal lock", () => {
  it("R14.6 that is strict is ended by nobody but the clock", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const proof = await proofByCode(sandbox, bearer, "passkey_add");
    const { passkey } = await addPasskey(sandbox, bearer, { proof });
    expect((await lockFor(sandbox, bearer, 2)).status).toBe(200);
    const ending = await proofByPasskey(sandbox, bearer, passkey, "lock_end");
    const body = { proof: ending, code: await freshCode(sandbox) };
    const refused = await sandbox.call(endWithdrawalLock, { bearer, body });
    const { until } = (await sandbox.call(withdrawalLock, { bearer })).value();
    expect(refused.json()).toMatchObject({ statusCode: 4038, until });
    await sandbox.advance(2 * DAY + 1);
    expect((await sandbox.call(withdrawalLock, { bearer })).value().until).toBeNull();
    expect((await request(sandbox, bearer)).status).toBe(200);
  });

  it("R14.6 that may end early takes a passkey and a code, and not one of them", async () => {
    const bearer = await sandbox.bearerOf("erik");
    expect(Object.keys((await lockFor(sandbox, bearer, 1, true)).json().errors)).toEqual([
      "earlyEnd",
    ]);
    const proof = await proofByCode(sandbox, bearer, "passkey_add");
    const { passkey } = await addPasskey(sandbox, bearer, { proof });
    expect((await lockFor(sandbox, bearer, 1, true)).status).toBe(200);
    const byCode = proofByCode(sandbox, bearer, "lock_end");
    await expect(byCode).rejects.toThrow();
    const ending = await proofByPasskey(sandbox, bearer, passkey, "lock_end");
    const wrong = { proof: ending, code: "000000" };
    expect((await sandbox.call(endWithdrawalLock, { bearer, body: wrong })).status).toBe(422);
    const right = { proof: ending, code: await freshCode(sandbox) };
    const ended = await sandbox.call(endWithdrawalLock, { bearer, body: right });
    expect(ended.value()).toMatchObject({ until: null });
  });

  it("R14.7 grows, never shrinks, and stays strict", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const first = (await lockFor(sandbox, bearer, 3)).value().until ?? "";
    expect((await lockFor(sandbox, bearer, 2)).status).toBe(409);
    expect((await lockFor(sandbox, bearer, 8)).status).toBe(422);
    const grown = (await lockFor(sandbox, bearer, 5)).value();
    expect(Date.parse(grown.until ?? "")).toBeGreaterThan(Date.parse(first));
    const proof = await proofByCode(sandbox, bearer, "passkey_add");
    await addPasskey(sandbox, bearer, { proof });
    expect((await lockFor(sandbox, bearer, 6, true)).status).toBe(409);
  });

  it("R14.8 refuses withdrawals, transfers and the end of the address lock, and no conversion", async () => {
    const bearer = await sandbox.bearerOf("erik");
    const { updateSettings } = contract.account;
    await sandbox.call(updateSettings, { bearer, body: { addressLock: true } });
    const { until } = (await lockFor(sandbox, bearer, 1)).value();
    const { transfer, convertQuote, convert } = contract.movement;
    const body = { symbol: "USDT", toUsername: "anna", amount: "1", code: "123456" };
    const refused = [
      await request(sandbox, bearer),
      await sandbox.call(transfer, { bearer, key: randomUUID(), body }),
      await sandbox.call(updateSettings, { bearer, body: { addressLock: false } }),
    ];
    for (const answer of refused) expect(answer.json()).toMatchObject({ statusCode: 4038, until });
    const order = { from: "USDT", to: "MERLIN", amount: "10" };
    const { quoteId } = (await sandbox.call(convertQuote, { bearer, body: order })).value();
    const done = await sandbox.call(convert, { bearer, key: randomUUID(), body: { quoteId } });
    expect(done.status).toBe(200);
  });
});

it("R14.10 no address is saved while the address lock is on", async () => {
  const bearer = await sandbox.bearerOf("anna");
  const { updateSettings } = contract.account;
  const { addAddress } = contract.movement;
  const body = { address: "0x52908400098527886E0F7030069857D2E4169EE7", chainId: 56 };
  await sandbox.call(updateSettings, { bearer, body: { addressLock: true } });
  const save = () => sandbox.call(addAddress, { bearer, key: randomUUID(), body });
  const refused = await save();
  expect(Object.keys(refused.json().errors)).toEqual(["address"]);
  await sandbox.call(updateSettings, { bearer, body: { addressLock: false } });
  expect((await save()).status).toBe(200);
});
