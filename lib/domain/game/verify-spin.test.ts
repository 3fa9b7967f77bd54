import { expect, it } from "vitest";
import { recomputeSpin, seedHash, segmentOf } from "../../contract/rules/wheel-rules.ts";
import { verifySpin } from "./verify-spin.ts";

const WEIGHTS = [2_600, 1_800, 1_900, 1_500, 1_000, 700, 350, 150];

async function spin(serverSeed: string, clientSeed: string, nonce: number) {
  const { digest, part } = await recomputeSpin(serverSeed, clientSeed, nonce);
  const serverSeedHash = await seedHash(serverSeed);
  const segment = segmentOf(WEIGHTS, part);
  return { serverSeed, clientSeed, nonce, serverSeedHash, digest, segment };
}

it("finds a spin fair whose every step agrees with what was published", async () => {
  const facts = await spin("5ecret", "my_seed", 3);
  const check = await verifySpin(facts, WEIGHTS);
  expect(check).toMatchObject({
    hash: { computed: facts.serverSeedHash, matches: true },
    digest: { computed: facts.digest, matches: true },
    segment: { computed: facts.segment, matches: true },
    isFair: true,
  });
});

it.each([
  ["serverSeed", { serverSeed: "5ecreu" }, [false, false]],
  ["clientSeed", { clientSeed: "my_seee" }, [true, false]],
  ["nonce", { nonce: 4 }, [true, false]],
  ["serverSeedHash", { serverSeedHash: "0".repeat(64) }, [false, true]],
])("says what differs when the %s was changed", async (_, change, [hash, digest]) => {
  const check = await verifySpin({ ...(await spin("5ecret", "my_seed", 3)), ...change }, WEIGHTS);
  expect([check.hash.matches, check.digest.matches]).toEqual([hash, digest]);
  expect(check.isFair).toBe(false);
});

it("says that another segment than the computed one was paid", async () => {
  const facts = await spin("5ecret", "my_seed", 3);
  const check = await verifySpin({ ...facts, segment: (facts.segment + 1) % 8 }, WEIGHTS);
  expect(check.segment.matches).toBe(false);
  expect(check.isFair).toBe(false);
});

it("checks a pasted spin by its seeds alone, however its hash is written", async () => {
  const { serverSeed, clientSeed, nonce, serverSeedHash } = await spin("5ecret", "other", 1);
  const pasted = {
    serverSeed,
    clientSeed,
    nonce,
    serverSeedHash: ` ${serverSeedHash.toUpperCase()} `,
  };
  const check = await verifySpin(pasted, WEIGHTS);
  expect([check.hash.matches, check.digest.matches, check.segment.matches]).toEqual([
    true,
    null,
    null,
  ]);
  expect(check.isFair).toBe(true);
});

it("names no segment where the odds do not reach", async () => {
  const check = await verifySpin(await spin("5ecret", "my_seed", 3), []);
  expect(check.segment).toEqual({ computed: null, matches: false });
});
