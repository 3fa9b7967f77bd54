import { expect, it } from "vitest";
import { convertedAmount } from "./conversion.ts";

const RATE = "0.001000000000000000";

it("R9.2 1000 AmBTC are 1 mBTC, and what is below the 18th decimal is dropped", () => {
  expect(convertedAmount("1000", RATE)).toBe("1.000000000000000000");
  expect(convertedAmount("33.000000000000000999", RATE)).toBe("0.033000000000000000");
  expect(convertedAmount("10.999999999999999999", RATE)).toBe("0.010999999999999999");
  expect(convertedAmount("99999999999999999999.999999999999999999", RATE)).toBe(
    "99999999999999999.999999999999999999",
  );
});
