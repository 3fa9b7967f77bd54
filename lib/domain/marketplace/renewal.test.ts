import { expect, it } from "vitest";
import { renewability, renewedUntil } from "./renewal.ts";

const own = { isForSale: false };
const now = Date.parse("2026-05-01T12:00:00.000Z");

it("a renewal in time adds its term to the end, a later one begins now", () => {
  expect(renewedUntil("2026-05-03T08:00:00.000Z", 180, now)).toBe("2026-10-30T08:00:00.000Z");
  expect(renewedUntil("2026-04-29T08:00:00.000Z", 180, now)).toBe("2026-10-28T12:00:00.000Z");
});

it("a machine is renewed until the moment that the service names, if its model is sold at all", () => {
  const renewUntil = "2026-05-01T12:00:00.000Z";
  expect(renewability({ ...own, canRenew: true, renewUntil }, now)).toBe("possible");
  expect(renewability({ ...own, canRenew: true, renewUntil }, now + 1)).toBe("tooLate");
  expect(renewability({ ...own, canRenew: true, renewUntil: null }, now)).toBe("possible");
  expect(renewability({ ...own, canRenew: false, renewUntil: null }, now)).toBe("notOffered");
});

it("R15.25 a machine that its member is selling is renewed once it is taken off sale", () => {
  const sold = { canRenew: false, renewUntil: null, isForSale: true };
  expect(renewability(sold, now)).toBe("forSale");
});
