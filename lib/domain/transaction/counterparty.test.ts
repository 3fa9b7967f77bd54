import { expect, it } from "vitest";
import { isAddress, maskName } from "./counterparty.ts";

it.each([
  ["doctora", "d•••a"],
  ["dora", "d•••a"],
  ["ab", "a•••"],
  ["do••a", "do••a"],
  ["d***a", "d***a"],
  ["😀bcd", "😀•••d"],
])("masks a member on the other side once: %s", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

it("R9.2 knows an address from a name", () => {
  expect(isAddress("0x52908400098527886E0F7030069857D2E4169EE7")).toBe(true);
  expect(isAddress("a_name_of_twenty_sig")).toBe(false);
  expect(isAddress("dora")).toBe(false);
});
