import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { quote, order, orders, renew, upgrade, upgradeQuote } = contract.marketplace;
const { machines, rate, session, start } = contract.mining;
const DAY = 86_400;

let sandbox: TestSandbox;
let bearer = "";
let id = "";
beforeEach(async () => {
  sandbox = await startTestSandbox();
  bearer = (await sandbox.login("carl")).accessToken;
  await sandbox.control("deposit", { username: "carl", symbol: "USDT", amount: "2000" });
  // Carl's Starter would mine beside it.
  sandbox.running.sandbox.database.run("DELETE FROM machine_term");
  id = await buy("nano");
});
afterEach(() => sandbox?.close());

async function buy(productId: string) {
  const asked = (await sandbox.call(quote, { bearer, body: { productId } })).value();
  const body = { quoteId: asked.quoteId };
  const bought = await sandbox.call(order, { bearer, key: randomUUID(), body });
  return bought.value().machines?.[0]?.id ?? "";
}

const ask = (body: object, machine = id) =>
  sandbox.call(upgradeQuote, { bearer, params: { id: machine }, body });

const place = (quoteId: string, { key = randomUUID(), machine = id } = {}) =>
  sandbox.call(upgrade, { bearer, key, params: { id: machine }, body: { quoteId } });

const mine = async () =>
  (await sandbox.call(machines, { bearer })).value().items.find((one) => one.id === id);

async function balance() {
  const wallet = await sandbox.call(contract.account.wallet, { bearer, params: { code: "USDT" } });
  return wallet.value().available ?? "";
}

const units = (th: string, wPerTh: string) => ({ th, wPerTh });

it("R15.12 an upgrade costs what its quote says for the full days left, once for a key, and pays commissions", async () => {
  await sandbox.advance(80 * DAY + 3_600);
  const offered = (await ask(units("30", "28"))).value();
  // 99 days: 30 TH at 16 % for 20 TH at 20 %: (30 × 84 − 20 × 80) / (20 × 80) × 135 × 99 / 180 = 42.69375
  expect(offered).toMatchObject({
    machineId: id,
    total: { symbol: "USDT", amount: "42.700000000000000000" },
    volumePoints: 42,
    before: { th: "20", wPerTh: "35", feePercent: "20", netPerDay: "0.008000000000000000" },
    after: { th: "30", wPerTh: "28", feePercent: "16", netPerDay: "0.012600000000000000" },
  });
  expect(offered.before?.endsAt).toBe(offered.after?.endsAt);
  const before = toUnits(await balance());
  const key = randomUUID();
  const done = (await place(offered.quoteId, { key })).value();
  expect(done.machine).toMatchObject({ id, th: "30", wPerTh: "28", feePercent: "16" });
  expect(done.order).toMatchObject({
    machineId: id,
    volumePoints: 42,
    total: { amount: "42.700000000000000000" },
    upgrade: { before: { th: "20", wPerTh: "35" }, after: { th: "30", wPerTh: "28" } },
  });
  expect((await place(offered.quoteId, { key })).value().order?.id).toBe(done.order?.id);
  expect(fromUnits(before - toUnits(await balance()))).toBe("42.700000000000000000");
  const list = (await sandbox.call(contract.transaction.list, { bearer })).value().items;
  expect(list[0]).toMatchObject({
    id: done.order?.transactionId,
    type: "machine_upgrade",
    amount: "42.700000000000000000",
    balanceAfter: await balance(),
  });
  const paid = sandbox.running.sandbox.database.all<{ amount: string }>(
    "SELECT amount FROM commission WHERE order_id = ? ORDER BY level",
    done.order?.id ?? "",
  );
  expect(paid.map(({ amount }) => fromUnits(BigInt(amount)))).toEqual([
    "2.135000000000000000",
    "0.854000000000000000",
  ]);
  expect((await sandbox.call(orders, { bearer })).value().items[0]?.upgrade).toEqual(
    done.order?.upgrade,
  );
  await sandbox.expectBalanced();
});

it("R15.12 an upgrade acts from its moment, in the middle of a session, and not on what was earned before", async () => {
  await sandbox.call(start, { bearer, key: randomUUID() });
  await sandbox.advance(12 * 3_600);
  await place((await ask(units("40", "28"))).value().quoteId);
  await sandbox.advance(12 * 3_600);
  const { segments } = (await sandbox.call(session, { bearer })).value();
  const [first, second] = segments ?? [];
  expect([segments?.length, first?.th, second?.th]).toEqual([2, "20", "40"]);
  expect(first?.to).toBe(second?.from);
  const share = (amount = "0", whole = "1") => Number(amount) / Number(whole);
  expect(share(first?.fee, first?.gross)).toBeCloseTo(0.2, 9);
  expect(share(second?.fee, second?.gross)).toBeCloseTo(0.16, 9);
  const now = (await sandbox.call(rate, { bearer })).value();
  expect([now.feePercent, now.feePercentNow]).toEqual(["20.000000000000000000", "16"]);
  const claimed = await sandbox.call(contract.mining.claim, { bearer, key: randomUUID() });
  const earned = (await mine())?.earned ?? "0";
  const off = toUnits(claimed.value().claimed.net) - toUnits(earned);
  expect(off >= 0n && off <= 2n).toBe(true);
  await sandbox.expectBalanced();
});

it("R15.12 a quote for a machine holds for that machine as it was, for its purpose and its minute", async () => {
  const renewal = { productId: "nano", machineId: id };
  const aged = (await ask({ th: "22" })).value().quoteId;
  const cheap = (await sandbox.call(quote, { bearer, body: renewal })).value();
  expect(cheap.total.amount).toBe("135.000000000000000000");
  expect((await place(cheap.quoteId)).status).toBe(409);
  const again = (await sandbox.call(quote, { bearer, body: renewal })).value().quoteId;
  const call = (quoteId: string) =>
    sandbox.call(renew, { bearer, key: randomUUID(), params: { id }, body: { quoteId } });
  expect((await call((await ask({ th: "22" })).value().quoteId)).status).toBe(409);

  const late = (await ask({ th: "24" })).value().quoteId;
  expect((await place((await ask({ th: "22" })).value().quoteId)).status).toBe(200);
  for (const quoteId of [aged, late]) expect((await place(quoteId)).status).toBe(409);
  // A term of what it was would be too cheap for what it is.
  expect((await call(again)).json().message).toBe("The price has changed. Get a new quote.");
  const dearer = (await sandbox.call(quote, { bearer, body: renewal })).value();
  expect(dearer.total.amount).toBe("148.500000000000000000");
  expect(dearer.after).toMatchObject({ th: "22", wPerTh: "35" });

  const expired = (await ask({ th: "24" })).value().quoteId;
  await sandbox.advance(60);
  expect((await place(expired)).json().message).toBe("This quote has expired. Get a new one.");
  expect(await mine()).toMatchObject({ th: "22" });
  await sandbox.expectBalanced();
});

it("R15.12 only what a machine lists can be had, of an own machine that still has a day", async () => {
  const own = await mine();
  expect(own?.upgrade?.th).toEqual(["22", "24", "26", "28", "30", "32", "34", "36", "38", "40"]);
  expect(own?.upgrade?.wPerTh.slice(0, 2)).toEqual(["20", "21"]);
  expect(own?.upgrade?.wPerTh.at(-1)).toBe("34");
  const wrong = await ask({ th: "21", wPerTh: "30" });
  expect([wrong.status, Object.keys(wrong.json().errors ?? {})]).toEqual([422, ["th"]]);
  expect((await ask({ th: "22", wPerTh: "35" })).status).toBe(422);
  expect((await ask({})).status).toBe(422);
  const other = (await sandbox.login("anna")).accessToken;
  const stolen = { bearer: other, params: { id }, body: { th: "22" } };
  expect((await sandbox.call(upgradeQuote, stolen)).status).toBe(404);
  await sandbox.advance(179 * DAY + 60);
  expect((await mine())?.upgrade).toBeNull();
  expect((await ask({ th: "22" })).status).toBe(409);
});

it("R15.13 a paused machine earns nothing meanwhile, and says from when until when", async () => {
  await sandbox.call(start, { bearer, key: randomUUID() });
  const { clock, database } = sandbox.running.sandbox;
  const from = clock.now() + 3_600_000;
  database.run(
    "INSERT INTO machine_pause (machine_id, starts_at, ends_at) VALUES (?, ?, ?)",
    Number(id),
    from,
    from + 3_600_000,
  );
  const pause = { from: new Date(from).toISOString() };
  expect((await mine())?.pause).toMatchObject(pause);
  await sandbox.advance(3 * 3_600);
  const { segments } = (await sandbox.call(session, { bearer })).value();
  expect(segments?.map(({ th }) => th)).toEqual(["20", "0", "20"]);
  expect(segments?.[1]).toMatchObject({
    gross: "0.000000000000000000",
    fee: "0.000000000000000000",
  });
  expect((await mine())?.pause).toBeNull();
});
