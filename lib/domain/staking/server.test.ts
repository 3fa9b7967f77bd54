import { expect, it, vi } from "vitest";
import { readIfOffered } from "../../session/server.ts";
import type { StakingReward } from "./position.ts";
import { readNewestRewards } from "./server.ts";

vi.mock("../../session/server.ts");

const reward = (positionId: number, day: string): StakingReward => ({
  positionId: String(positionId),
  productId: "locked_120",
  day,
  amount: "0.05",
  status: "locked",
});

/** Answers of a service that paid so many positions on each of two days. */
function serve(positions: number): void {
  const all = ["2026-03-02", "2026-03-01"].flatMap((day) =>
    Array.from({ length: positions }, (_, index) => reward(index, day)),
  );
  vi.mocked(readIfOffered).mockImplementation(async (_, { query }) => {
    const { page = 1, pageSize } = query as { page?: number; pageSize: number };
    const items = all.slice((page - 1) * pageSize, page * pageSize);
    return { items, page, pageSize, total: all.length } as never;
  });
}

it("finds the latest reward of each position where a day has more of them than the service gives at once", async () => {
  serve(120);
  const rewards = await readNewestRewards();
  expect(new Set(rewards.map(({ positionId }) => positionId)).size).toBe(120);
});

it("asks once where a day is over on the first page, and where there is no reward", async () => {
  serve(40);
  vi.mocked(readIfOffered).mockClear();
  expect(await readNewestRewards()).toHaveLength(80);
  serve(0);
  expect(await readNewestRewards()).toEqual([]);
  expect(readIfOffered).toHaveBeenCalledTimes(2);
});
