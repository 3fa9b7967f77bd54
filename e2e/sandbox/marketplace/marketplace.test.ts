import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { findByUsername } from "../account/member.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { products, quote, order, orders } = contract.marketplace;

let sandbox: TestSandbox;
let bearer = "";
beforeEach(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("carl")).accessToken;
});
afterEach(() => sandbox?.close());

const member = (username: string) =>
  sandbox.running.sandbox.database.get<Record<string, unknown>>(
    "SELECT left_volume, right_volume, open_left, open_right, personal_volume FROM member WHERE username = ?",
    username,
  );

async function ask(body: object, as = bearer) {
  return sandbox.call(quote, { bearer: as, body });
}

async function quoted(productId: string, qty = 1, as = bearer) {
  return (await ask({ productId, qty }, as)).value().quoteId;
}

function buy(quoteId: string, { as = bearer, key = randomUUID(), code = "" } = {}) {
  return sandbox.call(order, { bearer: as, key, body: { quoteId, ...(code && { code }) } });
}

async function deposit(username: string, amount: string, symbol = "USDT") {
  await sandbox.control("deposit", { username, symbol, amount });
}

async function lines(username: string, type: string) {
  const as = await sandbox.bearerOf(username);
  const query = { type };
  const list = await sandbox.call(contract.transaction.list, { bearer: as, query });
  return list.value().items.map(({ symbol, direction, amount }) => [symbol, direction, amount]);
}

async function stockOf(id: string) {
  const list = (await sandbox.call(products, { bearer })).value();
  return list.find((product) => product.id === id)?.stock;
}

describe("an order", () => {
  it("R11.16 pays both commissions and the volume, and the machine works at once", async () => {
    const before = { stock: await stockOf("nano"), anna: member("anna") };
    const answer = (await buy(await quoted("nano"))).value();
    expect(answer.order).toMatchObject({
      name: "Nano",
      qty: 1,
      total: { symbol: "USDT", amount: "135.000000000000000000" },
      volumePoints: 135,
    });
    expect(answer.machines).toMatchObject([{ model: "Nano", th: "20", status: "active" }]);
    expect(answer.wallets).toEqual([
      { symbol: "USDT", available: "365.000000000000000000", locked: "0.000000000000000000" },
    ]);
    expect(await lines("carl", "purchase")).toEqual([["USDT", "out", "135.000000000000000000"]]);
    const [direct, level2] = ["6.750000000000000000", "2.700000000000000000"];
    const seeded = { direct: ["USDT", "in", direct], level2: ["USDT", "in", level2] };
    expect(await lines("dora", "commission_direct")).toEqual([
      ["USDT", "in", direct],
      seeded.direct,
    ]);
    expect(await lines("anna", "commission_level2")).toEqual([
      ["USDT", "in", level2],
      seeded.level2,
    ]);
    expect(member("carl")).toMatchObject({ personal_volume: 135, left_volume: 0 });
    expect(member("dora")).toMatchObject({ left_volume: 135, open_left: 135, right_volume: 135 });
    expect(before.anna).toMatchObject({ left_volume: 270, open_left: 135, open_right: 135 });
    expect(member("anna")).toMatchObject({ left_volume: 405, open_left: 270, open_right: 135 });
    expect(await stockOf("nano")).toBe((before.stock ?? 0) - 1);
    const list = (await sandbox.call(orders, { bearer })).value();
    expect(list).toMatchObject({ total: 1, items: [{ id: answer.order.id }] });
    const params = { id: answer.order.transactionId ?? "" };
    const paid = await sandbox.call(contract.transaction.detail, { bearer, params });
    expect(paid.value()).toMatchObject({ type: "purchase", amount: "135.000000000000000000" });
    const { database } = sandbox.running.sandbox;
    const commission = database.get<{ balance: string }>(
      "SELECT balance FROM account WHERE name = 'commission:USDT'",
    );
    expect(commission?.balance).toBe("0");
    await sandbox.expectBalanced();
  });

  it("keeps a commission in the treasury when its receiver is not valid, and says why", async () => {
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE member SET is_valid = 0 WHERE username = 'dora'");
    const before = await lines("dora", "commission_direct");
    await buy(await quoted("nano"));
    expect(await lines("dora", "commission_direct")).toEqual(before);
    const withheld = database.all(
      "SELECT level, amount, withheld_because FROM commission WHERE journal_id IS NULL",
    );
    expect(withheld).toEqual([
      { level: 1, amount: "6750000000000000000", withheld_because: "receiver_not_valid" },
    ]);
    await sandbox.expectBalanced();
  });

  it("happens once for a double click, a lost reply and two tabs on the last piece", async () => {
    await sandbox.control("product", { id: "nano", stock: 2 });
    const [first, second, third] = [
      await quoted("nano"),
      await quoted("nano"),
      await quoted("nano"),
    ];
    const key = randomUUID();
    const clicks = await Promise.all([buy(first, { key }), buy(first, { key })]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(clicks[0]?.text).toBe(clicks[1]?.text);
    expect((await buy(first)).json().message).toBe("This quote has already been used.");
    const tabs = await Promise.all([buy(second), buy(third)]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = tabs.find(({ status }) => status === 409);
    expect(refused?.json().message).toBe("Nano is sold out.");
    expect(await stockOf("nano")).toBe(0);
    expect((await ask({ productId: "nano" })).status).toBe(409);
    expect((await sandbox.call(orders, { bearer })).value().total).toBe(2);
    await sandbox.control("fail", {
      path: "/auth/client/market/orders",
      kind: "truncate",
      times: 1,
    });
    await sandbox.control("product", { id: "nano", stock: 5 });
    const fourth = await quoted("nano");
    const lost = randomUUID();
    await expect(buy(fourth, { key: lost })).rejects.toThrow();
    expect((await buy(fourth, { key: lost })).headers.get("idempotent-replayed")).toBe("true");
    expect((await sandbox.call(orders, { bearer })).value().total).toBe(3);
    await sandbox.expectBalanced();
  });

  it("is refused when the price has changed, the quote has expired or the balance is short", async () => {
    const changed = await quoted("nano");
    await sandbox.control("product", { id: "nano", price: "135.01" });
    expect((await buy(changed)).json()).toMatchObject({
      statusCode: 4091,
      message: "The price has changed. Get a new quote.",
    });
    const expired = await quoted("nano");
    await sandbox.advance(60);
    expect((await buy(expired)).json().message).toContain("has expired");
    const dear = await buy(await quoted("core"));
    expect(dear.json()).toMatchObject({
      statusCode: 4221,
      available: "500.000000000000000000",
      errors: { amount: [expect.any(String)] },
    });
    expect((await ask({ productId: "starter" })).status).toBe(404);
    expect((await ask({ productId: "nano", qty: 21 })).status).toBe(422);
    const as = (await sandbox.login("dora")).accessToken;
    expect((await buy(await quoted("nano"), { as })).status).toBe(404);
    await sandbox.expectBalanced();
  });

  it("R11.14 above 1 000 USDT needs a code of the second factor where it is on", async () => {
    const as = await sandbox.bearerOf("erik");
    await deposit("erik", "1000");
    const offer = (await ask({ productId: "core", qty: 2 }, as)).value();
    expect(offer.needsCode).toBe(true);
    const refused = await buy(offer.quoteId, { as });
    expect([refused.status, refused.json().statusCode]).toEqual([403, 4032]);
    const wrong = await buy(offer.quoteId, { as, code: "000000" });
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ["code"]]);
    sandbox.running.sandbox.database.run("DELETE FROM totp_step");
    const code = await sandbox.usableCode("erik");
    expect((await buy(offer.quoteId, { as, code })).value().machines).toHaveLength(2);
    expect((await ask({ productId: "nano" }, as)).value().needsCode).toBe(false);
    for (const [price, needsCode] of [
      ["1000", false],
      ["1000.01", true],
    ] as const) {
      await sandbox.control("product", { id: "pro", price });
      expect((await ask({ productId: "pro" }, as)).value().needsCode).toBe(needsCode);
    }
    await sandbox.control("product", { id: "pro", price: "2500" });
  });

  it("R11.6 makes a member valid, which grants the Starter once", async () => {
    const username = addMember(sandbox.running, { sponsor: "anna" });
    const { database } = sandbox.running.sandbox;
    const id = findByUsername(database, username)?.id ?? 0;
    database.run("UPDATE member SET is_valid = 0, phone = NULL WHERE id = ?", id);
    database.run(
      "DELETE FROM machine_term WHERE machine_id IN (SELECT id FROM machine WHERE member_id = ?)",
      id,
    );
    database.run("DELETE FROM machine WHERE member_id = ?", id);
    await deposit(username, "270");
    const as = (await sandbox.login(username)).accessToken;
    expect((await sandbox.call(contract.mining.session, { bearer: as })).status).toBe(403);
    await buy(await quoted("nano", 1, as), { as });
    await buy(await quoted("nano", 1, as), { as });
    const owned = (await sandbox.call(contract.mining.machines, { bearer: as })).value().items;
    expect(owned.map(({ model }) => model).sort()).toEqual(["Nano", "Nano", "Starter"]);
    const profile = (await sandbox.call(contract.account.profile, { bearer: as })).value();
    expect(profile.isValid).toBe(true);
  });
});
