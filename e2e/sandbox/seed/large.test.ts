import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { sumAmounts } from "../../../lib/money/decimal.ts";
import { findByUsername } from "../account/member.ts";
import { processorTime } from "../testing/processor-time.ts";
import { startTestSandbox, type TestSandbox } from "../testing/start.ts";
import { listTransactions } from "../transaction/list.ts";

const DAY_SECONDS = 86_400;

let sandbox: TestSandbox;
let bearer = "";
let seedingMs = 0;
beforeAll(async () => {
  const startedAt = performance.now();
  sandbox = await startTestSandbox({ seed: "large" });
  seedingMs = performance.now() - startedAt;
  bearer = await sandbox.bearerOf("whale");
}, 60_000);
afterAll(() => sandbox?.close());

it("seeds a whale with 10 000 members and 50 000 transactions in under thirty seconds", async () => {
  expect(seedingMs).toBeLessThan(30_000);
  const { json } = await sandbox.control("state");
  expect(json.counts.member).toBe(10_011);
  const { database } = sandbox.running.sandbox;
  const ledger = database.get<{ lines: number }>(
    "SELECT count(*) AS lines FROM ledger_line l JOIN member m ON m.id = l.member_id WHERE m.username = 'whale'",
  );
  expect(ledger?.lines).toBe(50_000);
  const tree = database.get<{ members: number }>(
    `WITH RECURSIVE below(id) AS (
       SELECT id FROM member WHERE username = 'whale'
       UNION ALL SELECT m.id FROM member m JOIN below ON m.parent_id = below.id
     ) SELECT count(*) - 1 AS members FROM below`,
  );
  expect(tree?.members).toBe(10_000);
  await sandbox.expectBalanced();
}, 30_000);

/** What a call takes, client and server together. */
function timeOf(endpoint: Endpoint, query: Record<string, string>): Promise<number> {
  return processorTime(async () => {
    expect((await sandbox.call(endpoint, { bearer, query })).status).toBe(200);
  });
}

it("R7.2 gives a tree of 10 001 seats at once in under 150 ms, parents first and every leg adding up", async () => {
  const query = { depth: "100000" };
  expect(await timeOf(contract.tree.binaryTree, query)).toBeLessThan(150);
  const nodes = (await sandbox.call(contract.tree.binaryTree, { bearer, query })).value();
  expect(nodes).toHaveLength(10_001);
  const sizes = new Map<string, number>();
  const orphans = nodes.filter(({ id, parentId, left, right }) => {
    sizes.set(id, (left?.count ?? 0) + (right?.count ?? 0));
    return parentId && !sizes.has(parentId);
  });
  expect(orphans).toEqual([]);
  expect(nodes.every(({ hasMore }) => hasMore === false)).toBe(true);
  const below = new Map<string, number>();
  for (const { id, parentId } of nodes.toReversed()) {
    if (parentId) below.set(parentId, (below.get(parentId) ?? 0) + 1 + (below.get(id) ?? 0));
  }
  expect(nodes.every(({ id }) => sizes.get(id) === (below.get(id) ?? 0))).toBe(true);
}, 30_000);

it.each([
  [contract.tree.binaryTree, { depth: "3" }],
  [contract.tree.find, { q: "crew_09" }],
  [contract.team.network, { page: "40", pageSize: "100" }],
  [contract.team.network, { q: "crew_099", sort: "-teamSize" }],
  [contract.team.network, { sort: "-commission", status: "inactive" }],
  [contract.team.directs, { sort: "-volume" }],
  [contract.team.commissions, { page: "50" }],
  [contract.team.joins, { by: "day" }],
  [contract.team.settlements, {}],
  [contract.pool.pool, {}],
  [contract.holdingTank.waiting, {}],
] as const)(
  "R7.2 answers $path of 10 000 members in under 100 ms (%#)",
  async (endpoint, query) => {
    expect(await timeOf(endpoint, query)).toBeLessThan(100);
  },
);

it("sends all 10 000 as a file in the order of the list", async () => {
  const query = { sort: "username" };
  const { text } = await sandbox.call(contract.team.networkExport, { bearer, query });
  const rows = text.trim().split("\r\n").slice(1);
  expect(rows).toHaveLength(10_000);
  expect(rows.map((row) => row.split(",")[0])).toEqual(
    Array.from({ length: 10_000 }, (_, index) => `crew_${String(index + 1).padStart(5, "0")}`),
  );
}, 30_000);

it("sums 10 000 members in under 100 ms, with the ledger's commissions", async () => {
  const { summary } = contract.team;
  expect(await processorTime(() => sandbox.call(summary, { bearer }))).toBeLessThan(100);
  const team = (await sandbox.call(summary, { bearer })).value();
  expect(team.teamSize).toBe(10_000);
  expect((team.left?.count ?? 0) + (team.right?.count ?? 0)).toBe(10_000);
  const paid = await Promise.all(
    ["commission_direct", "commission_level2"].map(async (type) => {
      const query = { type, pageSize: "1" };
      const { totals } = (await sandbox.call(contract.transaction.list, { bearer, query })).value();
      return totals?.find(({ symbol }) => symbol === "USDT")?.in ?? "0";
    }),
  );
  expect(team.commission?.total).toBe(sumAmounts(paid));
});

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
  const { total } = (await sandbox.call(contract.transaction.list, { bearer })).value();
  expect(total).toBe(50_000);
  const rows = (await sandbox.call(contract.transaction.export, { bearer })).text.split("\r\n");
  expect(rows).toHaveLength(50_002);
  expect(new Set(rows.map((row) => row.split(",", 1)[0])).size).toBe(50_002);
}, 30_000);

// The two below write, and stay last.
it("R11.12 refuses a file that would lack a row rather than cut it", async () => {
  await sandbox.control("deposit", { username: "whale", symbol: "USDT", amount: "1" });
  const refused = await sandbox.call(contract.transaction.export, { bearer });
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining("up to 50,000 rows"),
  ]);
  const query = { direction: "out" };
  expect((await sandbox.call(contract.transaction.export, { bearer, query })).status).toBe(200);
}, 30_000);

it("takes under 10 s for a month's jump, and stays balanced", async () => {
  const jumpedAt = performance.now();
  await sandbox.advance(30 * DAY_SECONDS);
  expect(performance.now() - jumpedAt).toBeLessThan(10_000);
  await sandbox.expectBalanced();
}, 30_000);
