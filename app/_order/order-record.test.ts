import { afterEach, expect, it, vi } from "vitest";
import { canDouble, isRepeatable, type OrderRecord, parseRecord } from "./order-record";
import { browser } from "./testing/browser";

const WANTED = { body: { quoteId: "q1" }, facts: { subject: "Nano" } };
const HOUR = 3_600_000;
const NOW = Date.parse("2026-05-01T12:00:00Z");
const record: OrderRecord = {
  kind: "transfer",
  scope: "",
  key: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  body: { symbol: "USDT", toUsername: "anna", amount: "12.345678901234567891" },
  facts: { pay: { amount: "12.345678901234567891", symbol: "USDT" }, to: "Anna" },
  mark: "",
  at: NOW,
  wasLost: true,
};

afterEach(() => {
  vi.useRealTimers();
});

it("reads back what was written, to the last digit", () => {
  const text = JSON.stringify(record);
  expect(parseRecord(text)).toEqual(record);
  expect(JSON.stringify(parseRecord(text)?.body)).toBe(JSON.stringify(record.body));
});

it.each([
  null,
  "",
  "{",
  "[]",
  "7",
  '"text"',
  "{}",
  JSON.stringify({ ...record, kind: "gift" }),
  JSON.stringify({ ...record, key: 7 }),
  JSON.stringify({ ...record, facts: null }),
  JSON.stringify({ ...record, at: "yesterday" }),
])("takes %j for nothing", (text) => {
  expect(parseRecord(text)).toBeNull();
});

it("an order is sent again as long as the service keeps its key for certain", () => {
  expect(isRepeatable(record, NOW)).toBe(true);
  expect(isRepeatable(record, NOW + 23 * HOUR - 1)).toBe(true);
  expect(isRepeatable(record, NOW + 23 * HOUR)).toBe(false);
  // The clock was set back: nobody knows how long ago it was.
  expect(isRepeatable(record, NOW - 60_000)).toBe(true);
  expect(isRepeatable(record, NOW - HOUR)).toBe(false);
});

it("a lost order is never sent again once the service may have forgotten its key", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const one = browser();
  const here = one.tab();
  one.fates.push("lostAfter");
  await here.order.place(WANTED);
  vi.setSystemTime(Date.now() + 23 * HOUR);
  await here.order.repeat();
  expect(here.phase()).toBe("lapsed");
  const later = one.tab();
  expect(later.phase()).toBe("lapsed");
  expect(one.sent).toHaveLength(1);
  later.order.forget();
  expect([later.phase(), here.phase()]).toEqual(["ready", "settled"]);
});

it("a question about an order says nothing once the service may have forgotten its key", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const one = browser();
  for (const ask of ["check", "giveUp"] as const) {
    const { order, phase } = one.tab();
    one.fates.push("lostBefore");
    await order.place(WANTED);
    vi.setSystemTime(Date.now() + 23 * HOUR);
    await order[ask]();
    expect(order.snapshot()).toMatchObject({ phase: "lapsed", finding: null });
    order.forget();
    expect(phase()).toBe("ready");
  }
  expect(one.sent).toHaveLength(2);
});

it("money that moves could move twice; what the service does once cannot be doubled", () => {
  const kinds = [
    "buy",
    "renew",
    "upgrade",
    "convert",
    "convertAirdrop",
    "transfer",
    "withdraw",
    "stake",
  ] as const;
  for (const kind of [...kinds, "redeem"] as const)
    expect(canDouble({ kind, scope: "" })).toBe(true);
  for (const kind of ["predict", "mine", "checkIn", "spin", "buyListed"] as const) {
    expect(canDouble({ kind, scope: "" })).toBe(false);
  }
});
