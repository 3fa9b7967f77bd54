import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import type { Transaction } from "../../../lib/contract/transaction.ts";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";

let sandbox: TestSandbox;
let bearer = "";
let every: Transaction[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
  every = await all();
});
afterAll(() => sandbox?.close());

const { list, detail } = contract.transaction;

async function page(query: Record<string, string> = {}) {
  return (await sandbox.call(list, { bearer, query })).value();
}

async function all(query: Record<string, string> = {}): Promise<Transaction[]> {
  const items: Transaction[] = [];
  for (let number = 1; ; number += 1) {
    const one = await page({ ...query, pageSize: "100", page: String(number) });
    items.push(...one.items);
    if (items.length >= one.total) return items;
  }
}

const signed = ({ direction, amount }: Transaction) => (direction === "in" ? amount : `-${amount}`);

it("adds up to what each wallet has available", async () => {
  const wallets = (await sandbox.call(contract.account.wallets, { bearer })).value();
  for (const { symbol, available } of wallets) {
    const own = every.filter((line) => line.symbol === symbol);
    expect(sumAmounts(own.map(signed))).toBe(available);
    expect(own[0]?.balanceAfter).toBe(available);
  }
});

it("comes newest first, or oldest first if asked, without a gap or a double", async () => {
  const times = every.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(every.map(({ id }) => id)).size).toBe(every.length);
  expect(await all({ sort: "createdAt" })).toEqual(every.toReversed());
  expect((await page({ page: "9999" })).items).toEqual([]);
  expect((await page()).pageSize).toBe(20);
});

it("shows both sides of a transfer, each with the other member masked", async () => {
  const body = { symbol: "USDT", toUsername: "dora", amount: "3.5" };
  const sent = await sandbox.call(contract.movement.transfer, { bearer, key: randomUUID(), body });
  const { transaction } = sent.value();
  expect(transaction).toMatchObject({ type: "transfer_out", counterparty: "do••a", ref: null });
  const dora = await sandbox.bearerOf("dora");
  const { items } = (await sandbox.call(list, { bearer: dora })).value();
  expect(items[0]).toMatchObject({
    type: "transfer_in",
    direction: "in",
    amount: "3.500000000000000000",
    counterparty: "an••a",
  });
  expect(sent.text).not.toContain("dora");
  every = await all();
});

describe("a filter", () => {
  const at = (index: number) => every[index]?.at ?? "";

  it.each<[string, () => Record<string, string>, (line: Transaction) => boolean]>([
    ["symbol", () => ({ symbol: "MERLIN" }), ({ symbol }) => symbol === "MERLIN"],
    ["type", () => ({ type: "mining_claim" }), ({ type }) => type === "mining_claim"],
    ["direction", () => ({ direction: "out" }), ({ direction }) => direction === "out"],
    ["status", () => ({ status: "completed" }), ({ status }) => status === "completed"],
    ["from, which is included", () => ({ from: at(40) }), (line) => line.at >= at(40)],
    ["to, which is not", () => ({ to: at(40) }), (line) => line.at < at(40)],
    ["type as text", () => ({ q: "Transfer out" }), ({ type }) => type === "transfer_out"],
    ["id", () => ({ q: every[7]?.id ?? "" }), ({ id }) => id === every[7]?.id],
    ["username", () => ({ q: "dora" }), ({ counterparty }) => counterparty === "do••a"],
    ["mask", () => ({ q: "do••" }), ({ counterparty }) => counterparty === "do••a"],
    ["percent sign", () => ({ q: "%" }), () => false],
    [
      "several at once",
      () => ({ symbol: "MERLIN", direction: "in", to: at(10), type: "convert_in" }),
      (line) => line.symbol === "MERLIN" && line.type === "convert_in" && line.at < at(10),
    ],
  ])("by %s keeps exactly what it names, and sums it up", async (_, query, keeps) => {
    const expected = every.filter(keeps);
    const items = await all(query());
    expect(items).toEqual(expected);
    const { total, totals } = await page(query());
    expect(total).toBe(expected.length);
    for (const { symbol, in: received, out } of totals ?? []) {
      const sum = (direction: string) =>
        sumAmounts(
          expected
            .filter((line) => line.symbol === symbol && line.direction === direction)
            .map(({ amount }) => amount),
        );
      expect([received, out]).toEqual([sum("in"), sum("out")]);
    }
    expect(totals?.length).toBe(new Set(expected.map(({ symbol }) => symbol)).size);
  });

  it.each<Record<string, string>>([
    { type: "gift" },
    { direction: "up" },
    { from: "yesterday" },
    { sort: "amount" },
    { pageSize: "101" },
    { page: "0" },
  ])("with a value that means nothing is refused: %j", async (query) => {
    const answer = await sandbox.call(list, { bearer, query });
    expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(query)]);
  });
});

describe("the detail", () => {
  it("shows the member's own postings only", async () => {
    const line = every.find(({ type }) => type === "transfer_out");
    const answer = await sandbox.call(detail, { bearer, params: { id: line?.id ?? "" } });
    expect(answer.value()).toEqual({
      ...line,
      postings: [
        {
          account: "available",
          symbol: "USDT",
          amount: "-3.500000000000000000",
          balanceAfter: line?.balanceAfter,
        },
      ],
      timeline: null,
    });
  });

  it("is not there for lines of others and for ids that mean nothing", async () => {
    const dora = await sandbox.bearerOf("dora");
    for (const id of [every[0]?.id ?? "", "0", "007", "1e3", "999999999", "-1", "abc"]) {
      const answer = await sandbox.call(detail, { bearer: dora, params: { id } });
      expect([answer.status, answer.json().statusCode]).toEqual([404, 4040]);
    }
  });
});
