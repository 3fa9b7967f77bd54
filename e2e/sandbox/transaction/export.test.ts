import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { API_KEY } from "../http/api-key.ts";
import { streamed } from "../http/stream.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { guardFormula } from "./csv.ts";

let sandbox: TestSandbox;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox();
  bearer = await sandbox.bearerOf("anna");
  const body = { symbol: "USDT", toUsername: "dora", amount: "3.5" };
  await sandbox.call(contract.movement.transfer, { bearer, key: randomUUID(), body });
});
afterAll(() => sandbox?.close());

const { list, export: file } = contract.transaction;

const HEAD = "id,time,type,token,direction,amount,fee,status,balance after,counterparty,reference";

it.each<Record<string, string>>([
  {},
  { symbol: "USDT", direction: "out" },
  { q: "dora", sort: "createdAt" },
  { type: "game_reward" },
])("is the filtered list row for row: %j", async (query) => {
  const answer = await sandbox.call(file, { bearer, query });
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const expected: string[] = [];
  for (let page = 1; ; page += 1) {
    const paging = { ...query, pageSize: "100", page: String(page) };
    const { items, total } = (await sandbox.call(list, { bearer, query: paging })).value();
    for (const line of items) {
      const sign = line.direction === "out" ? "-" : "";
      const reference = line.ref ? `${line.ref.kind}:${line.ref.id}` : "";
      const cells = [line.id, line.at, line.type, line.symbol, line.direction];
      const rest = [line.fee ?? "", line.status, line.balanceAfter, line.counterparty ?? ""];
      expected.push([...cells, sign + line.amount, ...rest, reference].join(","));
    }
    if (expected.length >= total) break;
  }
  expect(answer.text.split("\r\n")).toEqual([HEAD, ...expected, ""]);
});

it("begins with the mark that makes spreadsheets read it as UTF-8", async () => {
  const response = await fetch(`${sandbox.url}/auth/transaction/export`, {
    headers: { "x-api-key": API_KEY, authorization: `Bearer ${bearer}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf");
});

it.each(["=1+1", "+49", "-1", "@SUM(A1)", "\tx", "\rx"])(
  "R11.12 lets no spreadsheet take a text for a formula: %j",
  (text) => {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(guardFormula(`a${text}`)).toBe(`a${text}`);
  },
);

it("makes a piece only when the receiver asks for it, and ends with it", async () => {
  let made = 0;
  let isEnded = false;
  function* pieces() {
    try {
      for (;;) {
        made += 1;
        yield "x".repeat(1_000);
      }
    } finally {
      isEnded = true;
    }
  }
  const { type, maxBytes } = { type: "text/csv", maxBytes: 1 };
  const response = streamed(
    { kind: "stream", type, maxBytes },
    { filename: "a.csv", chunks: pieces() },
  );
  const reader = response.body?.getReader();
  expect(made).toBe(0);
  await reader?.read();
  await reader?.read();
  expect(made).toBe(2);
  await reader?.cancel();
  expect([made, isEnded]).toEqual([2, true]);
});

it("breaks off, hangs and fails like any other answer when it is told to", async () => {
  const path = "/auth/transaction/export";
  await sandbox.control("fail", { path, kind: "truncate" });
  await expect(sandbox.call(file, { bearer })).rejects.toThrow();
  await sandbox.control("fail", { path, status: 503 });
  expect((await sandbox.call(file, { bearer })).status).toBe(503);
  await sandbox.control("fail", { path, kind: "html" });
  const page = await sandbox.call(file, { bearer });
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-disposition")).toBeNull();
});
