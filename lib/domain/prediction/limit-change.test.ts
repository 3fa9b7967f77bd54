import { expect, it } from "vitest";
import { limitChange } from "./limit-change.ts";

it("a lower daily limit holds at once, a higher one or none after a day", () => {
  expect(limitChange(null, "100")).toBe("atOnce");
  expect(limitChange("100", "99.999999999999999999")).toBe("atOnce");
  expect(limitChange("100", "100.000000000000000001")).toBe("later");
  expect(limitChange("100", null)).toBe("later");
});

it("the same limit changes nothing, however it is written", () => {
  expect(limitChange("100.000000000000000000", "100")).toBe("same");
  expect(limitChange(null, null)).toBe("same");
});
