import { expect, it } from "vitest";
import { tokenOnChain } from "./chain-token.ts";

const address = "0x55d398326f99059fF775485246999027B3197955";
const token = { chainId: 56, address, decimals: 18, symbol: "MERLIN", name: "Merlin" };

it("R3.4 finds the token of a symbol on the chain that the wallet is on", () => {
  const elsewhere = { ...token, chainId: 97, address: `${address.slice(0, -1)}6` };
  expect(tokenOnChain([elsewhere, token], "MERLIN", 56)).toEqual({
    chainId: 56,
    symbol: "MERLIN",
    address,
    decimals: 18,
  });
});

it("R3.4 a chain without the token, or an address that is none, is nothing to add", () => {
  expect(tokenOnChain([token], "MERLIN", 97)).toBeNull();
  expect(tokenOnChain([token], "USDT", 56)).toBeNull();
  expect(tokenOnChain([{ ...token, address: "merlin" }], "MERLIN", 56)).toBeNull();
});
