import { expect, it } from "vitest";
import { checksumAddress, depositAddress } from "./deposit-address.ts";

it.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
])("writes the checksum of EIP-55's example %s", (address) => {
  expect(checksumAddress(address.slice(2).toLowerCase())).toBe(address);
});

it("gives every member an address of their own", () => {
  expect(depositAddress(1)).toEqual(depositAddress(1));
  expect(depositAddress(1).address).not.toBe(depositAddress(2).address);
});
