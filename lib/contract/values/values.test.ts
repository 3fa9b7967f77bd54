import { describe, expect, it } from "vitest";
import { z } from "zod";
import { autoLogoutSchema } from "./auto-logout.ts";
import {
  amountSchema,
  idSchema,
  instantSchema,
  listOf,
  pagingSchema,
  positiveAmountSchema,
  secondFactorCodeSchema,
} from "./values.ts";

describe("an amount", () => {
  it.each([
    "0",
    "-0.000000000000000001",
    "12.500000000000000000",
    "99999999999999999999.999999999999999999",
  ])("stays the very string that the upstream sent: %s", (text) => {
    expect(amountSchema.parse(text)).toBe(text);
  });

  it.each([
    [0, "0"],
    [12.5, "12.5"],
    [-3, "-3"],
    [1234567.25, "1234567.25"],
    [0.0000001, "0.0000001"],
    [1e-18, "0.000000000000000001"],
    [1e15, "1000000000000000"],
    [0.1, "0.1"],
  ])("that is a JSON number becomes a plain decimal: %s", (number, text) => {
    expect(amountSchema.parse(number)).toBe(text);
  });

  it.each([
    "",
    "1e5",
    "1E-7",
    "1,000",
    "1 000",
    "1_000",
    "+1",
    "1.",
    ".5",
    " 1",
    "1\n",
    "0x10",
    "NaN",
    "Infinity",
    "١٢",
    "1.0000000000000000001",
    "100000000000000000000",
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    ["1"],
    {},
  ])(
    "R11.1 has no exponent, no separator, and at most 20 and 18 digits: %j is refused",
    (value) => {
      expect(amountSchema.safeParse(value).success).toBe(false);
    },
  );
});

describe("an amount that a member sends", () => {
  it.each(["1", "0.000000000000000001", "00.10"])("is above zero: %s", (text) => {
    expect(positiveAmountSchema.parse(text)).toBe(text);
  });

  it.each(["0", "0.000", "-1", "1e5", "1.0000000000000000001", "", 1])(
    "is a plain decimal above zero: %j is refused",
    (value) => {
      expect(positiveAmountSchema.safeParse(value).success).toBe(false);
    },
  );
});

describe("a list", () => {
  const schema = listOf(z.object({ symbol: z.string() }));

  it("R11.2 is the same whether it arrives bare or under items", () => {
    const items = [{ symbol: "USDT" }, { symbol: "mBTC" }];
    expect(schema.parse(items)).toEqual(items);
    expect(schema.parse({ items, page: 1, total: 2 })).toEqual(items);
    expect(schema.parse([])).toEqual([]);
    expect(schema.parse({ items: [] })).toEqual([]);
  });

  it("R11.2 has pages from 1 and up to 100 entries on each", () => {
    const taken = (name: string, values: readonly string[]) =>
      values.filter((value) => pagingSchema.safeParse({ [name]: value }).success);
    expect(taken("page", ["-1", "0", "1", "1.5", "2"])).toEqual(["1", "2"]);
    expect(taken("pageSize", ["0", "1", "100", "101"])).toEqual(["1", "100"]);
  });

  it("keeps nothing that the contract does not name", () => {
    expect(schema.parse([{ symbol: "USDT", secret: 1 }])).toEqual([{ symbol: "USDT" }]);
  });

  it.each([null, {}, "[]", { items: null }, [{ name: "x" }], { items: [1] }])(
    "is nothing else: %j is refused",
    (value) => {
      expect(schema.safeParse(value).success).toBe(false);
    },
  );
});

describe("small values", () => {
  it("an id may be a number and is a string to us", () => {
    expect(idSchema.parse(7)).toBe("7");
    expect(idSchema.parse("a7")).toBe("a7");
  });

  it.each(["012345", " 012345 ", "abcd-1234"])("a second-factor code is accepted: %j", (code) => {
    expect(secondFactorCodeSchema.parse(code)).toBe(code.trim());
  });

  it.each(["12345", "1234567", "12 345", "abc", "abcd-12345678", "", 123456])(
    "what is no second-factor code is refused: %j",
    (code) => {
      expect(secondFactorCodeSchema.safeParse(code).success).toBe(false);
    },
  );
});

it("R14.11 a member is logged out after 5, 15, 30, 60 or 240 minutes without a press, or never", () => {
  const asked = [0, 1, 5, 10, 15, 30, 45, 60, 120, 240, 480];
  const taken = asked.filter((minutes) => autoLogoutSchema.safeParse(minutes).success);
  expect(taken).toEqual([0, 5, 15, 30, 60, 240]);
});

describe("a moment", () => {
  it("is in UTC, with whatever offset the upstream writes it", () => {
    const parse = (text: string) => instantSchema.parse(text);
    expect(parse("2026-11-30T01:30:00+09:00")).toBe("2026-11-29T16:30:00.000Z");
    expect(parse("2026-11-30T01:30:00.123456-00:30")).toBe("2026-11-30T02:00:00.123Z");
    expect(parse("2026-11-30T01:30:00Z")).toBe("2026-11-30T01:30:00Z");
    const never = "9999-12-31T23:59:59-05:00";
    expect(parse(never)).toBe(never);
  });

  it.each(["2026-11-30", "2026-11-30T01:30:00", "2026-13-30T01:30:00+01:00", "soon", ""])(
    "is nothing else: %j",
    (text) => {
      expect(instantSchema.safeParse(text).success).toBe(false);
    },
  );
});
