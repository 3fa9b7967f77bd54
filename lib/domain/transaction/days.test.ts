import { describe, expect, it } from "vitest";
import { addDays, countDays, isDay, startOfDay, utcDay } from "./days.ts";

describe("a day", () => {
  it.each(["2026-11-21", "2028-02-29", "2000-01-01"])("is one of the calendar: %s", (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "2026-1-1",
    "21.11.2026",
    "",
    "2026-11-21T00:00",
  ])("is not what no calendar has: %j", (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => startOfDay(text, "UTC")).toThrow(RangeError);
  });

  it("moves over the ends of months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(countDays("2026-12-31", "2027-01-02")).toBe(3);
    expect(countDays("2026-11-21", "2026-11-21")).toBe(1);
  });

  it("is taken in UTC", () => {
    expect(utcDay(new Date("2026-11-21T23:59:59.999Z"))).toBe("2026-11-21");
  });
});

describe("the beginning of a day in a zone", () => {
  it.each([
    ["2026-11-21", "UTC", "2026-11-21T00:00:00.000Z"],
    ["2026-11-21", "Europe/Berlin", "2026-11-20T23:00:00.000Z"],
    ["2026-07-01", "Europe/Berlin", "2026-06-30T22:00:00.000Z"],
    ["2026-11-21", "Asia/Kolkata", "2026-11-20T18:30:00.000Z"],
    ["2026-11-21", "America/Los_Angeles", "2026-11-21T08:00:00.000Z"],
    ["2026-11-21", "Pacific/Kiritimati", "2026-11-20T10:00:00.000Z"],
    ["2026-11-21", "Pacific/Pago_Pago", "2026-11-21T11:00:00.000Z"],
  ])("is midnight there: %s in %s", (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
  });

  it.each([
    ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "Europe/Berlin", "2026-10-25T23:00:00.000Z"],
  ])("keeps to the clocks on days when they change: %s in %s", (day, zone, moment) => {
    expect(startOfDay(day, zone).toISOString()).toBe(moment);
  });

  it("is the first of two midnights", () => {
    expect(startOfDay("2018-02-18", "America/Sao_Paulo").toISOString()).toBe(
      "2018-02-18T03:00:00.000Z",
    );
    expect(startOfDay("2026-11-01", "America/Havana").toISOString()).toBe(
      "2026-11-01T04:00:00.000Z",
    );
  });

  it("lies after the gap where the clocks skip midnight", () => {
    expect(startOfDay("2018-11-04", "America/Sao_Paulo").toISOString()).toBe(
      "2018-11-04T03:00:00.000Z",
    );
  });
});
