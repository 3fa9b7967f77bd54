import { describe, expect, it } from "vitest";
import { maturityFrom, termProgress } from "./progress.ts";

const TERM = {
  accrualFrom: "2026-11-21T00:00:00Z",
  termFrom: null,
  maturesAt: "2026-12-21T00:00:00Z",
};

describe("the progress of a term", () => {
  it("counts full days", () => {
    expect(termProgress(TERM, new Date("2026-12-06T00:00:00Z"))).toEqual({
      daysDone: 15,
      days: 30,
      percent: 50,
    });
    expect(termProgress(TERM, new Date("2026-12-05T23:59:59Z"))?.daysDone).toBe(14);
  });

  it("stays at nothing before accrual begins and at everything after maturity", () => {
    expect(termProgress(TERM, new Date("2026-11-20T12:00:00Z"))).toMatchObject({ percent: 0 });
    expect(termProgress(TERM, new Date("2027-01-01T00:00:00Z"))).toEqual({
      daysDone: 30,
      days: 30,
      percent: 100,
    });
  });

  it("begins anew with a term that was started anew", () => {
    const anew = { ...TERM, termFrom: "2026-12-01T00:00:00Z" };
    expect(termProgress(anew, new Date("2026-11-30T12:00:00Z"))).toMatchObject({ percent: 0 });
    expect(termProgress(anew, new Date("2026-12-11T00:00:00Z"))).toEqual({
      daysDone: 10,
      days: 20,
      percent: 50,
    });
  });

  it("is unknown without an end", () => {
    expect(termProgress({ ...TERM, maturesAt: null }, new Date())).toBeNull();
  });
});

it("R11.10 a position accrues from the next 00:00 UTC and matures its days after that", () => {
  const at = (text: string) => maturityFrom(new Date(text), 30).toISOString();
  expect(at("2026-11-21T06:00:00Z")).toBe("2026-12-22T00:00:00.000Z");
  expect(at("2026-11-21T00:00:00Z")).toBe("2026-12-22T00:00:00.000Z");
});
