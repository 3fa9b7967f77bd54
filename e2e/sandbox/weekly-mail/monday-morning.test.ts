import { expect, it } from "vitest";
import { mondayMorningAfter } from "./monday-morning.ts";

const next = (zone: string | null, at: string) =>
  new Date(mondayMorningAfter(zone, Date.parse(at))).toISOString();

it.each([
  ["Europe/Vienna", "2026-03-28T12:00:00Z", "2026-03-30T06:00:00.000Z"],
  ["Europe/Vienna", "2026-03-22T12:00:00Z", "2026-03-23T07:00:00.000Z"],
  ["Europe/Vienna", "2026-10-24T12:00:00Z", "2026-10-26T07:00:00.000Z"],
  ["Europe/Vienna", "2026-10-19T06:00:00Z", "2026-10-26T07:00:00.000Z"],
  ["America/New_York", "2026-11-01T00:00:00Z", "2026-11-02T13:00:00.000Z"],
  ["Asia/Kathmandu", "2026-11-22T20:00:00Z", "2026-11-23T02:15:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-22T17:59:00Z", "2026-11-22T18:00:00.000Z"],
  [null, "2026-11-23T08:00:00Z", "2026-11-30T08:00:00.000Z"],
  ["No/Where", "2026-11-23T07:59:59Z", "2026-11-23T08:00:00.000Z"],
])("R13.18 Monday at eight in %s after %s is %s", (zone, at, expected) => {
  expect(next(zone, at)).toBe(expected);
});
