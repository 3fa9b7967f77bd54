import { expect, it } from "vitest";
import { prizeUntil } from "./prize-until.ts";

it("counts the hours of power from the moment it was won", () => {
  const power = { kind: "power", th: "3", hours: 24 } as const;
  expect(prizeUntil(power, "2026-01-31T10:00:00Z")).toBe("2026-02-01T10:00:00.000Z");
});

it("has no end for tokens and for power without one", () => {
  expect(
    prizeUntil({ kind: "token", symbol: "MERLIN", amount: "5" }, "2026-01-31T10:00:00Z"),
  ).toBeNull();
  expect(prizeUntil({ kind: "power", th: "3" }, "2026-01-31T10:00:00Z")).toBeNull();
});
