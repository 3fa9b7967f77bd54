import { describe, expect, it } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

describe("a bounded map", () => {
  it("keeps the newest entries", () => {
    const map = new BoundedMap<string, number>(2);
    map.set("a", 1).set("b", 2).set("c", 3);
    expect([...map]).toEqual([
      ["b", 2],
      ["c", 3],
    ]);
  });

  it("takes what is set again for new", () => {
    const map = new BoundedMap<string, number>(2);
    map.set("a", 1).set("b", 2).set("a", 3).set("c", 4);
    expect([...map.keys()]).toEqual(["a", "c"]);
  });

  it("drops what is over at its old end, and stops at what is not", () => {
    const over = new Set(["x", "z"]);
    const map = new BoundedMap<string, string>(10, (value) => over.has(value));
    for (const value of ["x", "y", "z", "w"]) map.set(value, value);
    expect([...map.keys()]).toEqual(["y", "z", "w"]);
  });

  it("holds nothing when even the new entry is over", () => {
    expect(new BoundedMap<string, number>(10, () => true).set("a", 1).size).toBe(0);
  });
});
