import { expect, it } from "vitest";
import { isMemberChainId, requestedChain } from "./requested-chain.ts";

it("R2.4 takes the network by name or number from `chain` or `chainId`", () => {
  expect(requestedChain({ chain: "bsc" })).toBe(56);
  expect(requestedChain({ chain: "bsc-testnet" })).toBe(97);
  expect(requestedChain({ chain: " BSC-Testnet " })).toBe(97);
  expect(requestedChain({ chain: "97" })).toBe(97);
  expect(requestedChain({ chainId: "97" })).toBe(97);
  expect(requestedChain({ chainId: ["97", "56"] })).toBe(97);
  expect(requestedChain({ chain: "bsc", chainId: "97" })).toBe(56);
});

it("R2.4 turns what is not ours into the default", () => {
  for (const value of ["", "1", "97.0", "0x61", "-97", "bsc testnet", "__proto__", "9".repeat(400)])
    expect(requestedChain({ chain: value }), value).toBe(56);
});

it("R2.4 says nothing when nothing was asked", () => {
  expect(requestedChain({})).toBeUndefined();
  expect(requestedChain({ chain: undefined, chainId: [] })).toBeUndefined();
});

it("R9.1 lets a member's wallet work on 56 and 97 only", () => {
  expect([1, 56, 97, 137].filter(isMemberChainId)).toEqual([56, 97]);
});
