import { expect, it } from "vitest";
import { canDouble, isRepeatable, type OrderRecord, parseRecord } from "./order-record";

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
