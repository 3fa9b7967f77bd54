import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { SEED_PASSWORD } from "../seed/profiles.ts";
import { addPasskey, proofByCode, proofByPasskey } from "../testing/protecting.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { freshCode, savedAddress, usdt } from "../testing/withdrawing.ts";

const { withdraw, transfer, addAddress } = contract.movement;
const { stepUpOptions, stepUp } = contract.stepUp;

let sandbox: TestSandbox;
let bearer = "";

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

beforeEach(async () => {
  await sandbox.control("seed", { profile: "review" });
  bearer = await sandbox.bearerOf("erik");
});

const ADDRESS = "0x52908400098527886E0F7030069857D2E4169EE7";

async function order() {
  return { symbol: "USDT", walletId: await savedAddress(sandbox, bearer), amount: "20", fee: "1" };
}

function send(body: object, as = bearer, key: string = randomUUID()) {
  return sandbox.call(withdraw, { bearer: as, key, body });
}

describe("a proof", () => {
  it("R12.8 a withdrawal's proof fails for another amount, a second time, in another session", async () => {
    const sent = await order();
    const proof = await proofByCode(sandbox, bearer, "withdraw", sent);
    const other = await send({ ...sent, amount: "21", proof });
    expect(other.json()).toMatchObject({ statusCode: 4036, action: "withdraw" });
    sandbox.running.sandbox.database.run("DELETE FROM totp_step");
    const elsewhere = await sandbox.bearerOf("erik");
    expect((await send({ ...sent, proof }, elsewhere)).json().statusCode).toBe(4036);
    expect((await send({ ...sent, proof })).status).toBe(200);
    expect((await send({ ...sent, proof })).json().statusCode).toBe(4036);
    expect(await usdt(sandbox, bearer)).toEqual(["979", "21"]);
  });

  it("R12.8 is of one action, and over after five minutes", async () => {
    const sent = await order();
    const foreign = await proofByCode(sandbox, bearer, "recovery_codes");
    expect((await send({ ...sent, proof: foreign })).json().statusCode).toBe(4036);
    const proof = await proofByCode(sandbox, bearer, "withdraw", sent);
    const { database } = sandbox.running.sandbox;
    const given = database.get<{ left: number }>(
      "SELECT max(expires_at) - ? AS left FROM proof",
      Date.now(),
    );
    expect(given?.left).toBeGreaterThan(4 * 60_000);
    expect(given?.left).toBeLessThanOrEqual(5 * 60_000);
    database.run("UPDATE proof SET expires_at = ?", Date.now());
    expect((await send({ ...sent, proof })).json().statusCode).toBe(4036);
  });

  it("R12.9 a lost answer retried books once, though its proof is spent", async () => {
    const sent = await order();
    const body = { ...sent, proof: await proofByCode(sandbox, bearer, "withdraw", sent) };
    const key = randomUUID();
    const first = await send(body, bearer, key);
    const again = await send(body, bearer, key);
    expect(again.json()).toEqual(first.json());
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await usdt(sandbox, bearer)).toEqual(["979", "21"]);
  });

  it("is not spent by an order that is refused", async () => {
    const sent = { ...(await order()), amount: "5000" };
    const proof = await proofByCode(sandbox, bearer, "withdraw", sent);
    expect((await send({ ...sent, proof })).json().statusCode).toBe(4221);
    await sandbox.control("deposit", { username: "erik", symbol: "USDT", amount: "9000" });
    expect((await send({ ...sent, proof })).status).toBe(200);
  });

  it("takes the place of the code and does not come beside it", async () => {
    const sent = await order();
    const proof = await proofByCode(sandbox, bearer, "withdraw", sent);
    const both = await send({ ...sent, proof, code: "123456" });
    expect([both.status, Object.keys(both.json().errors)]).toEqual([422, ["code"]]);
    expect((await send(sent)).status).toBe(422);
  });

  it("serves transfers, orders, password, factors and recovery codes", async () => {
    const sent = { symbol: "USDT", toUsername: "anna", amount: "3" };
    const proof = await proofByCode(sandbox, bearer, "transfer", sent);
    const key = randomUUID();
    expect((await sandbox.call(transfer, { bearer, key, body: { ...sent, proof } })).status).toBe(
      200,
    );

    const { products, quote, order: place } = contract.marketplace;
    await sandbox.control("deposit", { username: "erik", symbol: "USDT", amount: "90000" });
    const list = (await sandbox.call(products, { bearer })).value();
    const dear = list.find(({ price }) => price.symbol === "USDT" && Number(price.amount) > 1000);
    const asked = { bearer, body: { productId: dear?.id ?? "" } };
    const { quoteId, needsCode } = (await sandbox.call(quote, asked)).value();
    expect(needsCode).toBe(true);
    const buying = { quoteId, proof: await proofByCode(sandbox, bearer, "order", { quoteId }) };
    const bought = await sandbox.call(place, { bearer, key: randomUUID(), body: buying });
    expect(bought.status).toBe(200);

    const form = {
      currentPassword: SEED_PASSWORD,
      newPassword: "Ship-shape-42",
      confirmPassword: "Ship-shape-42",
    };
    const { changePassword } = contract.security;
    const bare = await sandbox.call(changePassword, { bearer, body: form });
    expect(bare.json()).toMatchObject({ statusCode: 4036, action: "password_change" });
    const changing = { ...form, proof: await proofByCode(sandbox, bearer, "password_change") };
    expect((await sandbox.call(changePassword, { bearer, body: changing })).status).toBe(200);

    const { twoFactorRecoveryCodes, twoFactorDisable, updateSettings } = contract.account;
    const renewing = { proof: await proofByCode(sandbox, bearer, "recovery_codes") };
    const renewed = await sandbox.call(twoFactorRecoveryCodes, { bearer, body: renewing });
    expect(renewed.value().recoveryCodes).toHaveLength(10);

    const set = (body: object) => sandbox.call(updateSettings, { bearer, body });
    expect((await set({ addressLock: true })).status).toBe(200);
    expect((await set({ addressLock: false })).json().statusCode).toBe(4036);
    const unlocking = await proofByCode(sandbox, bearer, "address_lock_off");
    expect((await set({ addressLock: false, proof: unlocking })).status).toBe(200);

    const leaving = { proof: await proofByCode(sandbox, bearer, "second_factor_change") };
    expect((await sandbox.call(twoFactorDisable, { bearer, body: leaving })).status).toBe(200);
  });

  it("is asked for before an address is saved, and the same key may come again with it", async () => {
    const key = randomUUID();
    const sent = { address: ADDRESS, chainId: 56 };
    const bare = await sandbox.call(addAddress, { bearer, key, body: sent });
    expect(bare.json()).toMatchObject({ statusCode: 4036, action: "address_add" });
    const proof = await proofByCode(sandbox, bearer, "address_add", sent);
    const body = { ...sent, proof };
    expect((await sandbox.call(addAddress, { bearer, key, body })).status).toBe(200);
  });

  it("may come from a passkey, which is both factors", async () => {
    const anna = await sandbox.bearerOf("anna");
    await sandbox.control("kyc", { username: "anna", decision: "approved" });
    const { passkey } = await addPasskey(sandbox, anna, { currentPassword: SEED_PASSWORD });
    const walletId = await savedAddress(sandbox, anna);
    const sent = { symbol: "USDT", walletId, amount: "20" };
    const proof = await proofByPasskey(sandbox, anna, passkey, "withdraw", sent);
    expect((await send({ ...sent, proof }, anna)).status).toBe(200);
  });
});

describe("a ceremony", () => {
  it("offers what the member has, and asks whoever has nothing to set it up", async () => {
    const ask = (as: string) =>
      sandbox.call(stepUpOptions, { bearer: as, body: { action: "withdraw", facts: {} } });
    expect((await ask(bearer)).value().methods).toEqual(["code"]);
    expect((await ask(await sandbox.bearerOf("anna"))).json().statusCode).toBe(4032);
    const proof = await proofByCode(sandbox, bearer, "passkey_add");
    await addPasskey(sandbox, bearer, { proof });
    expect((await ask(bearer)).value().methods).toEqual(["passkey", "code"]);
  });

  it("outlives a wrong code, and is another session's to nobody", async () => {
    const body = { action: "recovery_codes" as const, facts: {} };
    const { ceremonyId } = (await sandbox.call(stepUpOptions, { bearer, body })).value();
    const answer = (code: string, as = bearer) =>
      sandbox.call(stepUp, { bearer: as, body: { ceremonyId, code } });
    const wrong = await answer("000000");
    expect([wrong.status, wrong.json().triesLeft]).toEqual([422, 4]);
    sandbox.running.sandbox.database.run("DELETE FROM totp_step");
    const elsewhere = await sandbox.bearerOf("erik");
    const foreign = await answer(await freshCode(sandbox), elsewhere);
    expect(foreign.json().statusCode).toBe(4092);
    expect((await answer(await freshCode(sandbox))).status).toBe(200);
    expect((await answer(await freshCode(sandbox))).json().statusCode).toBe(4092);
  });
});
