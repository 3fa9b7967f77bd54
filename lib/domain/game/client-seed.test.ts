import { expect, it } from "vitest";
import { CLIENT_SEED_PATTERN } from "../../contract/game.ts";
import { randomClientSeed } from "./client-seed.ts";

it("is a seed that the service takes, and another one each time", () => {
  const seeds = Array.from({ length: 50 }, randomClientSeed);
  expect(seeds.every((seed) => CLIENT_SEED_PATTERN.test(seed))).toBe(true);
  expect(new Set(seeds).size).toBe(50);
});
