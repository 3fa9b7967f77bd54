import { expect, it, vi } from "vitest";
import { readIfOffered } from "../../session/server.ts";
import { addDays } from "./days.ts";
import { readProfitSince } from "./server.ts";

vi.mock("../../session/server.ts");

const TODAY = "2026-03-01";

interface Query {
  readonly page: number;
  readonly pageSize: number;
  readonly to?: string;
}

it("reads the profit of five years in four rounds, each day once, though a day begins meanwhile", async () => {
  let rounds = 0;
  let waiting = 0;
  vi.mocked(readIfOffered).mockImplementation(async (_, { query }) => {
    const { page, pageSize, to } = query as Query;
    if (waiting === 0) rounds += 1;
    waiting += 1;
    const latest = to ?? (page === 1 ? TODAY : addDays(TODAY, 1));
    const start = (page - 1) * pageSize;
    const count = Math.min(pageSize, 1_826 - start);
    const items = Array.from({ length: count }, (_, at) => ({ day: addDays(latest, -start - at) }));
    await new Promise((resolve) => setImmediate(resolve));
    waiting -= 1;
    return { items, page, pageSize, total: 1_826 } as never;
  });
  const days = await readProfitSince(null);
  expect(days?.map(({ day }) => day)).toEqual(
    Array.from({ length: 1_826 }, (_, index) => addDays(TODAY, -index)),
  );
  expect(rounds).toBe(4);
});
