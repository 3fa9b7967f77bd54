import { expect, it, vi } from "vitest";
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

it("looks a zone up once, also after more names than it keeps", () => {
  // Intl reads a name in any case, so there are more of them for one zone than anybody keeps.
  const letters = [..."europe/berlin"];
  for (let spelling = 0; spelling < 2_048; spelling += 1) {
    const isLarge = (index: number) => (spelling >> index) % 2 === 1;
    timeZoneOf(letters.map((one, index) => (isLarge(index) ? one.toUpperCase() : one)).join(""));
  }
  const makeFormat = vi.spyOn(Intl, "DateTimeFormat");
  const zones = ["Asia/Tokyo", "Asia/Tokyo"].map(timeZoneOf);
  expect([zones, makeFormat.mock.calls.length]).toEqual([["Asia/Tokyo", "Asia/Tokyo"], 1]);
  makeFormat.mockRestore();
});
