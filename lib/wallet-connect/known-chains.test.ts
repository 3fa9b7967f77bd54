import { expect, it } from "vitest";
import { explorerAddressUrl, knownChain } from "./known-chains.ts";

const ADDRESS = "0x00000000000000000000000000000000000000aa";

it("R9.1 knows the twelve networks of the wallet layer by name", () => {
  for (const id of [1, 5, 56, 97, 137, 42161, 421613, 1101, 1442, 324, 280, 59140])
    expect(knownChain(id)?.name, String(id)).toMatch(/^[A-Z z]/i);
  expect(knownChain(8453)).toBeUndefined();
  expect(knownChain("constructor" as unknown as number)).toBeUndefined();
});

it("R9.1 marks the networks that were shut down", () => {
  const retired = [5, 280, 1442, 59140, 421613];
  for (const id of retired) expect(knownChain(id)?.isRetired, String(id)).toBe(true);
  for (const id of [1, 56, 97, 137, 324, 1101, 42161])
    expect(knownChain(id)?.isRetired, String(id)).toBeUndefined();
});

it("links an address to its explorer, unless the network is gone or unknown", () => {
  expect(explorerAddressUrl(97, ADDRESS)).toBe(`https://testnet.bscscan.com/address/${ADDRESS}`);
  expect(explorerAddressUrl(5, ADDRESS)).toBeUndefined();
  expect(explorerAddressUrl(8453, ADDRESS)).toBeUndefined();
});
