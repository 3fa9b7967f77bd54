import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "../../../lib/contract/registry.ts";
import { findByUsername } from "../account/member.ts";
import { processorTime } from "../testing/processor-time.ts";
import { startTestSandbox } from "../testing/start.ts";
import { listTransactions } from "./list.ts";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
beforeAll(async () => {
  sandbox = await startTestSandbox({ seed: "large" });
}, 60_000);
afterAll(() => sandbox.close());

it.each([
  {},
  { page: 2_500 },
  { q: "commission" },
  { status: "completed" },
  { status: "pending" },
  { direction: "out", from: "2026-01-01T00:00:00Z" },
] as const)("gives a page of 50 000 lines in under 50 ms: %j", async (query) => {
  const { database } = sandbox.running.sandbox;
  const whale = findByUsername(database, "whale")?.id ?? 0;
  expect(await processorTime(() => listTransactions(database, whale, query))).toBeLessThan(50);
});

it("has exactly 50 000 lines of the whale, and exports every one", async () => {
  const bearer = await sandbox.bearerOf("whale");
  const { total } = (await sandbox.call(contract.transaction.list, { bearer })).value();
  expect(total).toBe(50_000);
  const rows = (await sandbox.call(contract.transaction.export, { bearer })).text.split("\r\n");
  expect(rows).toHaveLength(50_002);
  expect(new Set(rows.map((row) => row.split(",", 1)[0])).size).toBe(50_002);
}, 30_000);

it("R11.12 refuses a file that would lack a row rather than cut it", async () => {
  const bearer = await sandbox.bearerOf("whale");
  await sandbox.control("deposit", { username: "whale", symbol: "USDT", amount: "1" });
  const refused = await sandbox.call(contract.transaction.export, { bearer });
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining("up to 50000 rows"),
  ]);
  const query = { direction: "out" };
  expect((await sandbox.call(contract.transaction.export, { bearer, query })).status).toBe(200);
}, 30_000);
