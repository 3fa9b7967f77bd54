import { expect, it } from "vitest";
import { timeZoneOf, timeZoneOptions } from "./time-zones.ts";

it("lists the zones with readable names", () => {
  expect(timeZoneOptions(null)[0]).toEqual({ value: "UTC", label: "UTC" });
  expect(timeZoneOptions(null)).toContainEqual({
    value: "America/New_York",
    label: "America/New York",
  });
});

it("keeps a present zone that goes by an older name, once", () => {
  const values = timeZoneOptions("Mars/Olympus").map(({ value }) => value);
  expect(values.filter((value) => value === "Mars/Olympus")).toHaveLength(1);
  expect(new Set(values).size).toBe(values.length);
});

it("falls back to UTC for a zone that nobody knows", () => {
  expect(timeZoneOf("Mars/Olympus")).toBe("UTC");
  expect(timeZoneOf(null)).toBe("UTC");
  expect(timeZoneOf("Europe/Berlin")).toBe("Europe/Berlin");
});
