import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../../../lib/contract/protocol/endpoint.ts";
import { contract } from "../../../lib/contract/registry.ts";
import { processorTime } from "../testing/processor-time.ts";
import { startTestSandbox } from "../testing/start.ts";

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let bearer = "";
beforeAll(async () => {
  sandbox = await startTestSandbox({ seed: "large" });
  bearer = await sandbox.bearerOf("whale");
}, 60_000);
afterAll(() => sandbox.close());

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
