import { expect, it } from "vitest";
import { CLIENT_SEED_PATTERN } from "../../contract/game.ts";
import { randomClientSeed, spinFacts, spinInput } from "./spin-input.ts";
import { checkRules, seedRules } from "./spin-rules.ts";

const SPIN = {
  serverSeed: "5ecret",
  clientSeed: "mine",
  nonce: 3,
  serverSeedHash: "a".repeat(64),
  segment: 2,
  digest: "d1",
};

it("fills the fields with a spin and reads it back with what the service said of it", () => {
  expect(spinFacts(spinInput(SPIN), SPIN)).toEqual(SPIN);
});

it("reads what was pasted with spaces around it", () => {
  const pasted = {
    serverSeed: " 5ecret\n",
    clientSeed: "mine ",
    nonce: " 3",
    serverSeedHash: "b ",
  };
  expect(spinFacts(pasted, null)).toEqual({
    serverSeed: "5ecret",
    clientSeed: "mine",
    nonce: 3,
    serverSeedHash: "b",
  });
});

function problems(schema: ReturnType<typeof checkRules | typeof seedRules>, input: unknown) {
  const first: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    first[String(path[0])] ??= message;
  }
  return first;
}

it("names each field that is missing or cannot be read", () => {
  const rules = checkRules({ missing: "missing", nonce: "nonce", hash: "hash" });
  const spaced = { ...SPIN, nonce: " 3", serverSeedHash: ` ${SPIN.serverSeedHash} ` };
  expect(problems(rules, spinInput(SPIN))).toEqual({});
  expect(problems(rules, spaced)).toEqual({});
  expect(problems(rules, spinInput(null))).toEqual({
    serverSeed: "missing",
    clientSeed: "missing",
    nonce: "missing",
    serverSeedHash: "missing",
  });
  const wrong = { ...spinInput(SPIN), nonce: "1.5", serverSeedHash: "xyz" };
  expect(problems(rules, wrong)).toEqual({ nonce: "nonce", serverSeedHash: "hash" });
});

it("takes the contract's seeds alone", () => {
  const rules = seedRules("seed");
  expect(problems(rules, { clientSeed: " my_own-seed " })).toEqual({});
  for (const clientSeed of ["", "not a seed", "x".repeat(65)]) {
    expect(problems(rules, { clientSeed })).toEqual({ clientSeed: "seed" });
  }
});

it("is a seed that the service takes, and another one each time", () => {
  const seeds = Array.from({ length: 50 }, randomClientSeed);
  expect(seeds.every((seed) => CLIENT_SEED_PATTERN.test(seed))).toBe(true);
  expect(new Set(seeds).size).toBe(50);
});
