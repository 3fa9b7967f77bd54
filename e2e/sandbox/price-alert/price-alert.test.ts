import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

const { priceAlerts, addPriceAlert, changePriceAlert, removePriceAlert } = contract.priceAlert;

let sandbox: TestSandbox;
let bearer = "";

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

beforeEach(async () => {
  await sandbox.control("seed", { profile: "review" });
  bearer = await sandbox.bearerOf("anna");
  await play("100000");
});

const STEADY = 40;
const BTC = { code: "BTC", repeat: "once", channels: ["inbox"] } as const;

/** Prices for the coming ticks, the last of them held for long, and the time in which all but that have come. */
async function play(...prices: string[]) {
  const path = [...prices, ...Array(STEADY).fill(prices.at(-1))];
  await sandbox.control("price", { code: "BTC", path });
  await sandbox.advance(5 * prices.length);
}

/** Lets hours go by in which no price moves. */
async function standStill(hours: number) {
  expect((await sandbox.control("prediction", { feed: false })).status).toBe(200);
  await sandbox.advance(1 + hours * 3600);
}

async function pass(hours: number, price: string) {
  await standStill(hours);
  await sandbox.control("prediction", { feed: true });
  await play(price);
}

async function add(body: object, as = bearer) {
  return sandbox.call(addPriceAlert, { bearer: as, body });
}

async function told(as = bearer): Promise<string[]> {
  const call = { bearer: as, query: { pageSize: "100" } };
  const { items } = (await sandbox.call(contract.notification.list, call)).value();
  return items.filter(({ body }) => body === "Your price alert").map(({ title }) => title);
}

describe("a price alert", () => {
  it("R13.9 speaks once of a crossing, by notice and mail, and of a wobble no more", async () => {
    await add({ ...BTC, kind: "above", value: "101000", channels: ["inbox", "mail"] });
    await play("100500", "101000", "100900", "101100", "99000", "101200");
    expect(await told()).toEqual(["BTC is above $101,000.00."]);
    const mails = await sandbox.mailsTo("anna@example.com");
    expect(mails.filter(({ kind }) => kind === "price-alert")).toHaveLength(1);
    const { items } = (await sandbox.call(priceAlerts, { bearer })).value();
    expect(items).toMatchObject([{ state: "done", firedAt: expect.any(String) }]);
  });

  it("R13.9 speaks daily at most, and only after the price has gone back by 1 %", async () => {
    await add({ ...BTC, kind: "below", value: "99000", repeat: "daily" });
    await play("98900", "99100", "98800");
    expect(await told()).toHaveLength(1);
    const { items } = (await sandbox.call(priceAlerts, { bearer })).value();
    expect(items[0]?.state).toBe("resting");
    await play("99990", "98900");
    expect(await told()).toHaveLength(1);
    await pass(25, "98900");
    expect(await told()).toHaveLength(1);
    await play("99990", "98900");
    expect(await told()).toHaveLength(2);
  });

  it("is of a derived price too, and of a move within 24 hours in either direction", async () => {
    await add({ ...BTC, code: "mBTC", kind: "above", value: "100.5" });
    await add({ ...BTC, kind: "change24h", value: "8" });
    await play("100500");
    expect(await told()).toEqual(["mBTC is above $100.50."]);
    await play("50000");
    expect(await told()).toEqual([
      "BTC moved by at least 8% within 24 hours.",
      "mBTC is above $100.50.",
    ]);
  });

  it("never speaks of a price that stands still, though its day moves on", async () => {
    await pass(30, "100000");
    await pass(4, "90000");
    await pass(18, "97000");
    await add({ ...BTC, kind: "change24h", value: "5" });
    await standStill(4);
    expect(await told()).toEqual([]);
    await pass(0, "97000");
    expect(await told()).toEqual(["BTC moved by at least 5% within 24 hours."]);
  });

  it("is refused when it is so already, for a fixed price, and as the twenty-first", async () => {
    const so = await add({ ...BTC, kind: "above", value: "99000" });
    expect([so.status, so.json().statusCode]).toEqual([409, 4091]);
    const fixed = await add({ ...BTC, code: "USDT", kind: "above", value: "2" });
    expect(Object.keys(fixed.json().errors)).toEqual(["code"]);
    const zero = await add({ ...BTC, kind: "above", value: "0" });
    expect(zero.status).toBe(422);
    for (let count = 0; count < 20; count += 1) {
      await add({ ...BTC, kind: "above", value: String(200_000 + count) });
    }
    const more = await add({ ...BTC, kind: "above", value: "300000" });
    expect(Object.keys(more.json().errors)).toEqual(["_"]);
  });

  it("is armed anew by a change, and nobody else's", async () => {
    const alert = (await add({ ...BTC, kind: "above", value: "101000" })).value();
    await play("102000");
    const again = (body: object, as = bearer) =>
      sandbox.call(changePriceAlert, { bearer: as, params: { id: alert.id }, body });
    expect((await again({})).status).toBe(409);
    expect((await again({ value: "103000" })).value()).toMatchObject({ state: "armed" });
    const emil = await sandbox.bearerOf("emil");
    expect((await again({}, emil)).status).toBe(404);
    await sandbox.call(removePriceAlert, { bearer: emil, params: { id: alert.id } });
    await play("103000");
    expect(await told()).toHaveLength(2);
    await sandbox.call(removePriceAlert, { bearer, params: { id: alert.id } });
    expect((await sandbox.call(priceAlerts, { bearer })).value().items).toEqual([]);
  });
});
