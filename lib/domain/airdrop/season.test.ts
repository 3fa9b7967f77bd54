import { expect, it } from "vitest";
import { distributedPercent, seasonState } from "./season.ts";

const SEASON = {
  startsAt: "2026-03-01T00:00:00Z",
  endsAt: "2026-06-01T00:00:00Z",
  pool: "5000000",
  distributed: "12.5",
};

it("R7.5 a season begins and ends to the second of the service's clock", () => {
  const at = (serverTime: string) => seasonState(SEASON, serverTime);
  expect(at("2026-02-28T23:59:59Z")).toBe("upcoming");
  expect(at("2026-03-01T00:00:00Z")).toBe("running");
  expect(at("2026-05-31T23:59:59Z")).toBe("running");
  expect(at("2026-06-01T00:00:00Z")).toBe("ended");
});

it("R7.5 a season is spent with the last digit of its pool, and still ends", () => {
  const at = (distributed: string, serverTime = "2026-04-01T00:00:00Z") =>
    seasonState({ ...SEASON, distributed }, serverTime);
  expect(at("4999999.999999999999999999")).toBe("running");
  expect(at("5000000.000000000000000000")).toBe("spent");
  expect(at("5000000", "2026-07-01T00:00:00Z")).toBe("ended");
  expect(at("5000000", "2026-02-01T00:00:00Z")).toBe("upcoming");
});

it("R9.2 the part given out is cut to one decimal and never full before the pool is", () => {
  expect(distributedPercent(SEASON)).toBe(0);
  expect(distributedPercent({ pool: "100", distributed: "99.99" })).toBe(99.9);
  expect(distributedPercent({ pool: "100", distributed: "100" })).toBe(100);
  expect(distributedPercent({ pool: "3", distributed: "1" })).toBe(33.3);
  expect(distributedPercent({ pool: "0", distributed: "0" })).toBe(0);
});
