import { describe, expect, it } from "vitest";
import { readPhone, shownPhone } from "./phone.ts";

describe("a phone number", () => {
  it.each([
    ["+43 1 555 0101", "+4315550101", "+43 1 5550101"],
    ["+49 30 1234567", "+49301234567", "+49 30 1234567"],
    ["+1 (212) 555-0100", "+12125550100", "+1 212 555 0100"],
    ["+44 20 7946 0958", "+442079460958", "+44 20 7946 0958"],
    ["+33 1 23 45 67 89", "+33123456789", "+33 1 23 45 67 89"],
    ["+39 06 1234 5678", "+390612345678", "+39 06 1234 5678"],
    ["+7 912 345-67-89", "+79123456789", "+7 912 345 67 89"],
    ["+81 3-1234-5678", "+81312345678", "+81 3 1234 5678"],
    ["+86 138 0013 8000", "+8613800138000", "+86 138 0013 8000"],
    ["+852 2123 4567", "+85221234567", "+852 2123 4567"],
    ["+84 91 234 56 78", "+84912345678", "+84 912 345 678"],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966501234567", "+966 50 123 4567"],
    ["＋８１ ３ １２３４ ５６７８", "+81312345678", "+81 3 1234 5678"],
  ])("%s is sent as %s and shown as %s", (typed, number, international) => {
    expect(readPhone(typed)).toEqual({ number, international });
    expect(shownPhone(number)).toBe(international);
  });

  it("without a plus sign is one of the country that was chosen", () => {
    expect(readPhone("030 1234567", "DE")).toMatchObject({ number: "+49301234567" });
    expect(readPhone("0049 30 1234567", "DE")).toMatchObject({ number: "+49301234567" });
    expect(readPhone("+43 1 555 0101", "DE")).toMatchObject({ number: "+4315550101" });
    for (const country of [undefined, null, "", "AQ", "ZZ"]) {
      expect(readPhone("030 1234567", country)).toMatchObject({ problem: "countryCode" });
    }
  });

  it.each([
    ["+49 30 1", "tooShort", "+49"],
    ["+1 555 0101", "tooShort", "+1"],
    ["+12", "tooShort", ""],
    ["+43 1 5550101 5550101 5550101", "tooLong", ""],
    ["+1 212 555 01000", "tooLong", "+1"],
    ["+49 00 00 00", "unknown", "+49"],
    ["+1 112 555 0100", "unknown", "+1"],
    ["+999 12345678", "countryCode", ""],
    ["+49 30 1234567 ext. 12", "extension", "+49"],
    ["+49 30 1234567;ext=12", "extension", "+49"],
    ["call me 📞", "characters", ""],
    ["", "characters", ""],
    ["+", "characters", ""],
  ])("%j is none: %s", (typed, problem, callingCode) => {
    expect(readPhone(typed)).toEqual({ problem, callingCode });
    expect(shownPhone(typed)).toBe(typed);
  });
});
