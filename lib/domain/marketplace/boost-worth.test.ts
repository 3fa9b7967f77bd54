import { expect, it } from "vitest";
import { boostWorthTh } from "./boost-worth.ts";

const today = { ratePerThDay: "0.0005", tokenPrice: "0.25", mbtcPrice: "100" };

it("a boost pays for itself where its part of the output is worth its price", () => {
  expect(boostWorthTh({ percent: 20, hours: 24, price: "8" }, today)).toBe("200");
  expect(boostWorthTh({ percent: 50, hours: 24, price: "18" }, today)).toBe("180");
  expect(boostWorthTh({ percent: 20, hours: 48, price: "8" }, today)).toBe("100");
});

it("rounds up to whole TH, and says nothing when nothing comes in", () => {
  const dearer = { ...today, tokenPrice: "0.250000001" };
  expect(boostWorthTh({ percent: 20, hours: 24, price: "8" }, dearer)).toBe("201");
  expect(boostWorthTh({ percent: 0, hours: 24, price: "8" }, today)).toBeNull();
  expect(
    boostWorthTh({ percent: 20, hours: 24, price: "8" }, { ...today, mbtcPrice: "0" }),
  ).toBeNull();
});
