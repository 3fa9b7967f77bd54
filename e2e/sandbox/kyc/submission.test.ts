import { expect, it } from "vitest";
import { ageAt } from "./submission.ts";

it("counts full years up to the day of birth, in UTC", () => {
  const now = Date.parse("2026-03-01T00:00:00Z");
  expect(ageAt("2008-03-01", now)).toBe(18);
  expect(ageAt("2008-03-02", now)).toBe(17);
  expect(ageAt("2008-02-29", now)).toBe(18);
  expect(ageAt("2008-02-29", now - 1)).toBe(17);
  expect(ageAt("2027-01-01", now)).toBe(-1);
});
