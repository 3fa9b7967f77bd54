import { describe, expect, it } from "vitest";
import { birthDateProblem, latestBirthDate } from "./birth-date.ts";

const today = new Date("2026-11-21T10:00:00Z");

describe("a birth date", () => {
  it("is good from the eighteenth birthday on", () => {
    expect(latestBirthDate(today)).toBe("2008-11-21");
    expect(birthDateProblem("2008-11-21", today)).toBeNull();
    expect(birthDateProblem("2008-11-22", today)).toBe("underAge");
  });

  it("of somebody born on a leap day counts from the first of March", () => {
    const leapYear = new Date("2026-03-01T00:00:00Z");
    expect(birthDateProblem("2008-02-29", leapYear)).toBeNull();
  });

  it("has to lie in February where today is a leap day", () => {
    const leapDay = new Date("2028-02-29T10:00:00Z");
    expect(latestBirthDate(leapDay)).toBe("2010-02-28");
    expect(birthDateProblem("2010-03-01", leapDay)).toBe("underAge");
  });

  it.each(["", "2008", "21.11.1990", "1990-02-30", "1990-13-01", "2027-01-01", "1890-01-01"])(
    "is not %j",
    (value) => expect(birthDateProblem(value, today)).toBe("invalid"),
  );
});
