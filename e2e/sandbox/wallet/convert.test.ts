import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
});
beforeEach(async () => {
  await sandbox.control("price", { code: "MERLIN", path: Array(10).fill("0.333333") });
  await sandbox.control("price", { code: "BTC", path: Array(10).fill("98765.43") });
});
afterAll(() => sandbox?.close());

const { convert, convertQuote } = contract.movement;

const ask = (from: string, to: string, amount: string, as = bearer) =>
  sandbox.call(convertQuote, { bearer: as, body: { from, to, amount } });
const take = (quoteId: string, key = randomUUID()) =>
  sandbox.call(convert, { bearer, key, body: { quoteId } });

async function balances() {
  const list = (await sandbox.call(contract.account.wallets, { bearer })).value();
  return Object.fromEntries(
    list.map(({ symbol, available }) => [symbol, toUnits(available ?? "")]),
  );
}

function journals(): number {
  const { database } = sandbox.running.sandbox;
  return database.get<{ n: number }>("SELECT count(*) AS n FROM journal")?.n ?? 0;
}

describe("a quote", () => {
  it.each([
    ["USDT", "MERLIN", "10.000000000000000001", "3.000003000003000003"],
    ["USDT", "MERLIN", "1", "3.000003000003000003"],
    ["mBTC", "USDT", "0.012345678901234567", "98.765430000000000000"],
  ])("is exact to the last digit: %s to %s, %s", async (from, to, amount, expected) => {
    const quote = (await ask(from, to, amount)).value();
    const [rate, fee, receive] = [quote.rate, quote.fee, quote.receive].map(toUnits) as [
      bigint,
      bigint,
      bigint,
    ];
    const gross = (toUnits(amount) * rate) / 10n ** 18n;
    expect(quote.rate).toBe(expected);
    expect(fee + receive).toBe(gross);
    expect(fee * 200n).toBeGreaterThanOrEqual(gross);
    expect(fee * 200n - gross).toBeLessThan(200n);
    expect(Date.parse(quote.expiresAt) - Date.parse(quote.serverTime ?? "")).toBe(15_000);
  });

  it("has the price of a thousandth of BTC for mBTC", async () => {
    expect((await ask("mBTC", "USDT", "0.1")).value()).toMatchObject({
      rate: "98.765430000000000000",
      fee: "0.049382715000000000",
      receive: "9.827160285000000000",
    });
  });

  it("converts AmBTC to mBTC at a thousandth without a fee, for valid members", async () => {
    expect((await ask("AmBTC", "mBTC", "10")).value()).toMatchObject({
      rate: "0.001000000000000000",
      fee: "0.000000000000000000",
      receive: "0.010000000000000000",
    });
    const newt = await sandbox.bearerOf("newt");
    expect((await ask("AmBTC", "mBTC", "10", newt)).json().statusCode).toBe(4030);
  });

  it.each([
    ["USDT", "mBTC", "10", "to"],
    ["MERLIN", "USDT", "10", "from"],
    ["DOGE", "USDT", "10", "from"],
    ["USDT", "MERLIN", "0.999999999999999999", "amount"],
    ["mBTC", "USDT", "0.009", "amount"],
    ["USDT", "MERLIN", "1e9", "amount"],
    ["USDT", "MERLIN", "0", "amount"],
  ])("from %s to %s for %s is refused at the field", async (from, to, amount, field) => {
    const answer = await ask(from, to, amount);
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it("R11.7 is refused while a price is older than thirty seconds", async () => {
    const { database } = sandbox.running.sandbox;
    database.run("UPDATE price SET at = at - 40000 WHERE code = 'MERLIN'");
    const answer = await ask("USDT", "MERLIN", "10");
    expect([answer.status, answer.json().statusCode]).toEqual([503, 5030]);
    expect((await ask("mBTC", "USDT", "0.1")).status).toBe(200);
    await sandbox.advance(10);
    expect((await ask("USDT", "MERLIN", "10")).status).toBe(200);
  });
});

describe("a conversion", () => {
  it("books two lines that are the quote digit for digit, and the fee to the treasury", async () => {
    const before = await balances();
    const quote = (await ask("USDT", "MERLIN", "12.345678901234567891")).value();
    const answer = (await take(quote.quoteId)).value();
    const after = await balances();
    expect(after.USDT).toBe((before.USDT ?? 0n) - toUnits(quote.amount));
    expect(after.MERLIN).toBe((before.MERLIN ?? 0n) + toUnits(quote.receive));
    expect(answer.transactions).toMatchObject([
      { type: "convert_out", symbol: "USDT", direction: "out", amount: quote.amount, fee: null },
      {
        type: "convert_in",
        symbol: "MERLIN",
        direction: "in",
        amount: quote.receive,
        fee: quote.fee,
      },
    ]);
    expect(answer.wallets.map(({ symbol, available }) => [symbol, available])).toEqual([
      ["USDT", fromUnits(after.USDT ?? 0n)],
      ["MERLIN", fromUnits(after.MERLIN ?? 0n)],
    ]);
    await sandbox.expectBalanced();
  });

  it("uses a quote once", async () => {
    const { quoteId } = (await ask("USDT", "MERLIN", "1")).value();
    expect((await take(quoteId)).status).toBe(200);
    const again = await take(quoteId);
    expect([again.status, again.json().statusCode]).toEqual([409, 4091]);
  });

  it("books what was confirmed, or nothing: other figures than the quote's are refused", async () => {
    const { quoteId, amount, receive, fee } = (await ask("USDT", "MERLIN", "10")).value();
    const confirmed = { quoteId, amount, receive, fee };
    const send = (body: typeof confirmed) =>
      sandbox.call(convert, { bearer, key: randomUUID(), body });
    const before = journals();
    for (const aged of [{ amount: "9" }, { receive: "1" }, { fee: "0" }]) {
      const answer = await send({ ...confirmed, ...aged });
      expect([answer.status, answer.json().statusCode]).toEqual([409, 4091]);
    }
    expect(journals()).toBe(before);
    expect((await send(confirmed)).status).toBe(200);
  });

  it("is booked once for one key, also when the reply was lost", async () => {
    const { quoteId } = (await ask("USDT", "MERLIN", "1")).value();
    const [key, before] = [randomUUID(), journals()];
    await sandbox.control("fail", { path: "/auth/client/wallet/convert", kind: "truncate" });
    await expect(take(quoteId, key)).rejects.toThrow();
    const retry = await take(quoteId, key);
    expect(retry.headers.get("idempotent-replayed")).toBe("true");
    expect(retry.value().transactions).toHaveLength(2);
    expect(journals()).toBe(before + 1);
  });

  it("R11.13 is refused after fifteen seconds, and for the quote of somebody else", async () => {
    const { quoteId } = (await ask("USDT", "MERLIN", "1")).value();
    const dora = await sandbox.bearerOf("dora");
    const body = { quoteId };
    const stranger = await sandbox.call(convert, { bearer: dora, key: randomUUID(), body });
    expect(stranger.status).toBe(409);
    await sandbox.advance(15);
    const late = await take(quoteId);
    expect([late.status, late.json().statusCode]).toEqual([409, 4091]);
  });

  it("needs the balance, and leaves the quote open without it", async () => {
    const { quoteId } = (await ask("USDT", "MERLIN", "100000")).value();
    const answer = await take(quoteId);
    expect(answer.json()).toMatchObject({
      statusCode: 4221,
      errors: { amount: [expect.any(String)] },
    });
    const order = { username: "anna", symbol: "USDT", amount: "100000" };
    await sandbox.control("deposit", order);
    expect((await take(quoteId)).status).toBe(200);
  });
});
