import { expect, it } from "vitest";
import { winStreak } from "./streak.ts";

const list = (...statuses: ("open" | "won" | "lost" | "refunded")[]) =>
  statuses.map((status) => ({ status }));

it("a streak counts wins back to the last loss, past open and refunded rounds", () => {
  expect(winStreak(list("open", "won", "refunded", "won", "lost", "won"))).toBe(2);
  expect(winStreak(list("lost", "won"))).toBe(0);
  expect(winStreak(list("won", "won"))).toBe(2);
  expect(winStreak([])).toBe(0);
});
