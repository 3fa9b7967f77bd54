import { expect, it } from "vitest";
import { estimateAtEnd, estimateNet } from "./estimate.ts";

it("says of the Starter what a whole session of it credits", () => {
  expect(estimateNet("0.000266666666666666", "day")).toBe("0.006400000000000000");
  expect(estimateNet("0.000266666666666666", "week")).toBe("0.044800000000000000");
  expect(estimateNet("0.000266666666666666", "month")).toBe("0.192000000000000000");
});

it("estimates nothing of nothing, and keeps large rates", () => {
  expect(estimateNet("0", "month")).toBe("0.000000000000000000");
  expect(estimateNet("123456789.5", "day")).toBe("2962962948.000000000000000000");
});

it("adds to what is unclaimed what the rest of the session brings", () => {
  const session = {
    unclaimed: "0",
    accruedAt: "2026-01-01T20:00:00Z",
    endsAt: "2026-01-02T00:00:00Z",
    ratePerHour: "0.000666666666666666",
  };
  expect(estimateAtEnd(session)).toBe("0.002666666667000000");
  expect(estimateAtEnd({ ...session, unclaimed: "0.01" })).toBe("0.012666666667000000");
  expect(estimateAtEnd({ ...session, accruedAt: session.endsAt })).toBe("0.000000000000000000");
});
