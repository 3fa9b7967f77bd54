import { expect, it } from "vitest";
import { stepUpFacts } from "./step-up-facts.ts";

it("R12.8 binds a proof to what the action moves, as text, and to nothing else of the body", () => {
  const sent = { symbol: "USDT", walletId: "7", amount: "20", code: "123456", proof: "x" };
  expect(stepUpFacts("withdraw", sent)).toEqual({ symbol: "USDT", walletId: "7", amount: "20" });
  expect(stepUpFacts("withdraw", { ...sent, fee: "1" })).toHaveProperty("fee", "1");
  expect(stepUpFacts("address_add", { address: "0x0", chainId: 56 })).toEqual({
    address: "0x0",
    chainId: "56",
  });
  expect(stepUpFacts("second_factor_change", { required: true })).toEqual({ required: "true" });
  expect(stepUpFacts("recovery_codes")).toEqual({});
});
