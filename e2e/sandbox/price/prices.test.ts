import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { closingPrices } from "./closing-prices.ts";
import { isStale, readPrices } from "./current-price.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox?.close());

const { prices, priceHistory } = contract.price;

async function priceOf(code: string) {
  const list = (await sandbox.call(prices)).value();
  return list.find((price) => price.code === code);
}

it("R11.7 derives mBTC and AmBTC from BTC, fixes USDT and says that prices are simulated", async () => {
  await sandbox.control("price", { code: "BTC", path: Array(10).fill("123456.78") });
  const list = (await sandbox.call(prices)).value();
  expect(list.map(({ code, price }) => [code, price]).toSpliced(3, 1)).toEqual([
    ["BTC", "123456.780000000000000000"],
    ["mBTC", "123.456780000000000000"],
    ["AmBTC", "0.123456780000000000"],
    ["USDT", "1.000000000000000000"],
  ]);
  expect(list.every(({ simulated }) => simulated)).toBe(true);
  expect(list[0]?.sparkline7d?.length).toBeGreaterThan(40);
  expect(Number(list[0]?.high24h)).toBeGreaterThanOrEqual(123_456.78);
});

it("R11.7 ticks every five seconds, and is stale once the last tick is more than thirty old", async () => {
  await sandbox.advance(5);
  const lastTick = () => readPrices(sandbox.running.sandbox.database).get("MERLIN")?.at ?? 0;
  for (let advanced = 0; advanced < 4; advanced += 1) {
    const before = lastTick();
    await sandbox.advance(5);
    expect(lastTick() - before).toBeGreaterThanOrEqual(5_000);
    expect(lastTick() % 5_000).toBe(0);
  }
  const known = readPrices(sandbox.running.sandbox.database);
  const tickAt = known.get("MERLIN")?.at ?? 0;
  expect(isStale(known, "MERLIN", tickAt + 30_000)).toBe(false);
  expect(isStale(known, "MERLIN", tickAt + 30_001)).toBe(true);
  expect(isStale(known, "USDT", tickAt + 30_001)).toBe(false);
});

it("moves BTC when the price of a thousandth is set", async () => {
  await sandbox.control("price", { code: "mBTC", path: Array(10).fill("90.12345") });
  expect((await priceOf("BTC"))?.price).toBe("90123.450000000000000000");
});

it("takes a laid-down path, one price a tick", async () => {
  await sandbox.control("price", { code: "MERLIN", path: ["0.3", "0.31", "0.32"] });
  expect((await priceOf("MERLIN"))?.price).toMatch(/^0\.3[012]0{16}$/);
  await sandbox.advance(10);
  expect((await priceOf("MERLIN"))?.price).toMatch(/^0\.3[12]/);
});

it.each([
  ["1h", 60_000, 60],
  ["24h", 600_000, 144],
  ["7d", 3_600_000, 168],
  ["30d", 14_400_000, 180],
  ["1y", 86_400_000, 365],
  ["all", 86_400_000, 365],
])("gives the history of %s as ascending points", async (range, stepMs, count) => {
  const call = { params: { code: "BTC" }, query: { range } };
  const { history } = (await sandbox.call(priceHistory, call)).value();
  expect(Math.abs(history.length - count)).toBeLessThanOrEqual(2);
  const times = history.map(({ time }) => Date.parse(time));
  for (const [index, time] of times.slice(1).entries())
    expect(time - (times[index] ?? 0)).toBe(stepMs);
  for (const { low, high, open, close, price } of history) {
    expect(close).toBe(price);
    expect(Number(low)).toBeLessThanOrEqual(Math.min(Number(open), Number(close)));
    expect(Number(high)).toBeGreaterThanOrEqual(Math.max(Number(open), Number(close)));
  }
});

it("refuses an unknown code with 404 and an unknown range with 422", async () => {
  const unknown = await sandbox.call(priceHistory, { params: { code: "DOGE" } });
  expect([unknown.status, unknown.json().statusCode]).toEqual([404, 4040]);
  const range = await sandbox.call(priceHistory, {
    params: { code: "BTC" },
    query: { range: "2w" },
  });
  expect(range.status).toBe(422);
  expect(range.json().errors.range).toEqual(["Choose one of: 1h, 24h, 7d, 30d, 1y, all."]);
});

it("walks thirty days in under ten seconds and ends with a fresh price", async () => {
  const startedAt = performance.now();
  const { json } = await sandbox.advance(30 * 86_400);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  const price = await priceOf("BTC");
  expect(Date.parse(json.now) - Date.parse(price?.updatedAt ?? "")).toBeLessThan(6_000);
  const call = { params: { code: "MERLIN" }, query: { range: "24h" } };
  const { history } = (await sandbox.call(priceHistory, call)).value();
  expect(history.length).toBeGreaterThanOrEqual(144);
}, 20_000);

it("R7.3 says the same of the last 24 hours in the list and in the history", async () => {
  await sandbox.advance(2.5 * 86_400);
  const call = { params: { code: "MERLIN" }, query: { range: "24h" } };
  const { history } = (await sandbox.call(priceHistory, call)).value();
  const listed = await priceOf("MERLIN");
  const [first, now] = [Number(history[0]?.open), Number(listed?.price)];
  expect(Number(listed?.change24h)).toBeCloseTo(((now - first) / first) * 100, 6);
  expect(Number(listed?.high24h)).toBe(Math.max(...history.map(({ high }) => Number(high))));
  expect(Number(listed?.low24h)).toBe(Math.min(...history.map(({ low }) => Number(low))));
});

it("R11.7 closes a day without prices at the last one before it, from whichever day it is asked", async () => {
  const { database, clock } = sandbox.running.sandbox;
  const today = Math.floor(clock.now() / 86_400_000);
  await sandbox.control("prediction", { feed: false });
  await sandbox.advance(3 * 86_400);
  await sandbox.control("prediction", { feed: true });
  await sandbox.control("price", { code: "BTC", path: ["123456.78"] });
  const closes = (from: number) => {
    const pricesOf = closingPrices(database, from, clock.now());
    return [0, 1, 2].map((gap) => pricesOf(Math.max(from, today + gap)).of("BTC"));
  };
  const [last, ...rest] = closes(today);
  expect(rest).toEqual([last, last]);
  expect(closes(today + 1)[2]).toBe(last);
  expect(closes(today + 2)[2]).toBe(last);
});
