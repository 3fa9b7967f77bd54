import { expect, it } from "vitest";
import { shortAddress } from "./short-address.ts";

it("R9.2 shortens an address to four characters on each side", () => {
  expect(shortAddress("0x52908400098527886E0F7030069857D2E4169EE7")).toBe("0x52…9EE7");
});

it("R9.2 leaves alone what would not become shorter", () => {
  expect(shortAddress("0x12345ab")).toBe("0x12345ab");
  expect(shortAddress("")).toBe("");
});
