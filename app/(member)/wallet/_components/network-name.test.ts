import { expect, it } from "vitest";
import { networkName } from "./network-name";

const names = {
  bsc: "BNB Smart Chain",
  bscTestnet: "BNB Smart Chain Testnetz",
  unknown: (id: number) => `Netzwerk ${id}`,
};

it("R9.1 the chains of the platform are named in the member's language", () => {
  expect(networkName(56, names)).toBe("BNB Smart Chain");
  expect(networkName(97, names)).toBe("BNB Smart Chain Testnetz");
});

it("R4.9 another chain goes by its own name, and one that nobody knows by its number", () => {
  expect(networkName(137, names)).toBe("Polygon");
  expect(networkName(31337, names)).toBe("Netzwerk 31337");
});
