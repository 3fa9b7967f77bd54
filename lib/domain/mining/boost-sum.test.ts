import { expect, it } from "vitest";
import { boostSum } from "./boost-sum.ts";

it("adds a boost to the others up to fifty percent", () => {
  expect(boostSum("0", "25")).toMatchObject({ percent: "25.000000000000000000", isCapped: false });
  expect(boostSum("25", "25")).toMatchObject({ percent: "50.000000000000000000", isCapped: false });
  expect(boostSum("40.5", "25")).toEqual({
    percent: "50.000000000000000000",
    isCapped: true,
    addsNothing: false,
  });
});

it("says when another boost would add nothing at all", () => {
  expect(boostSum("50", "20").addsNothing).toBe(true);
});
