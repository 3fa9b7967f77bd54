import { expect, it } from "vitest";
import { spinFacts, spinInput, spinInputProblems } from "./spin-input.ts";

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

it("names each field that is missing or cannot be read", () => {
  expect(spinInputProblems(spinInput(SPIN))).toEqual({});
  expect(spinInputProblems(spinInput(null))).toEqual({
    serverSeed: "missing",
    clientSeed: "missing",
    nonce: "missing",
    serverSeedHash: "missing",
  });
  const wrong = { ...spinInput(SPIN), nonce: "1.5", serverSeedHash: "xyz" };
  expect(spinInputProblems(wrong)).toEqual({ nonce: "nonce", serverSeedHash: "hash" });
});
