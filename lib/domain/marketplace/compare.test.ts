import { expect, it } from "vitest";
import { parseCompared, toggleCompared } from "./compare.ts";

const known = ["nano", "core", "pro", "titan"];

it("compares known products, each once, three at most", () => {
  expect(parseCompared("core,ghost,core,nano", known)).toEqual(["core", "nano"]);
  expect(parseCompared("titan,pro,core,nano", known)).toEqual(["titan", "pro", "core"]);
  expect(parseCompared(undefined, known)).toEqual([]);
});

it("a product joins at the end, leaves again, and a fourth finds no room", () => {
  expect(toggleCompared(["core"], "nano")).toEqual(["core", "nano"]);
  expect(toggleCompared(["core", "nano"], "core")).toEqual(["nano"]);
  expect(toggleCompared(["core", "nano", "pro"], "titan")).toBeNull();
  expect(toggleCompared(["core", "nano", "pro"], "pro")).toEqual(["core", "nano"]);
});
