import { describe, expect, it } from "vitest";
import { first, oneOf, pageNumber, single, wholeNumber } from "./search-params.ts";

describe("a value in the query", () => {
  it("is there when it stands in it once and is not empty", () => {
    expect(single({ q: " ca " }, "q")).toBe("ca");
    expect(single({ q: " " }, "q")).toBeUndefined();
    expect(single({ q: ["a", "b"] }, "q")).toBeUndefined();
    expect(single({}, "q")).toBeUndefined();
  });

  it("is the first of several where the gate reads that one", () => {
    for (const search of ["q=a", "q=a&q=b", "q=&q=b", "", "other=a"]) {
      const params = new URLSearchParams(search);
      const given = Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)]));
      expect(first(given, "q"), search).toBe(params.get("q") ?? undefined);
    }
    expect(first({ q: "a" }, "q")).toBe("a");
  });

  it("is one of those that are known, or none", () => {
    expect(oneOf(["up", "down"], "down")).toBe("down");
    expect(oneOf(["up", "down"], "Down")).toBeNull();
  });

  it("is a whole number from 1 up to the largest, or none", () => {
    expect(wholeNumber("7", 5)).toBe(5);
    for (const text of ["0", "-1", "1e3", "1.5", "٣", "9999999", ""]) {
      expect(wholeNumber(text, 5), text).toBeNull();
    }
  });
});

describe("the page", () => {
  it("stands under its own key and stays within what the service has", () => {
    expect(pageNumber({ page: "3", rewards: "4" })).toBe(3);
    expect(pageNumber({ page: "3", rewards: "4" }, "rewards")).toBe(4);
    expect(pageNumber({ page: "999999" })).toBe(100_000);
  });

  it("is the first for anything that is no page", () => {
    for (const page of ["0", "-1", "x", "1e9", undefined, ["2", "3"]]) {
      expect(pageNumber({ page })).toBe(1);
    }
  });
});
