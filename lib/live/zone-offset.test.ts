import { expect, it } from "vitest";
import { zoneOffsetMs } from "./zone-offset.ts";

it.each([
  ["2026-01-15T12:00:00.500Z", "UTC", 0],
  ["2026-01-15T12:00:00.500Z", "Europe/Berlin", 3600],
  ["2026-07-15T12:00:00Z", "Europe/Berlin", 7200],
  ["2026-01-15T23:59:59.999Z", "Asia/Kathmandu", 20_700],
  ["2026-01-01T00:00:00Z", "America/New_York", -18_000],
])("at %s the clocks of %s are %i seconds ahead", (at, zone, seconds) => {
  expect(zoneOffsetMs(Date.parse(at), zone)).toBe(seconds * 1000);
});
