import { expect, it, vi } from "vitest";
import { memberSeconds } from "./member-clock";

it("a moment of more than a day ago names its day in place of its seconds", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-03T12:00:00Z") });
  const reader = { locale: "en-US", timeZone: "Europe/Berlin" };
  const shown = (at: string) => memberSeconds(at, reader).replaceAll("\u202f", " ");
  expect(shown("2026-05-02T12:00:01Z")).toBe("2:00:01 PM");
  expect(shown("2026-05-02T12:00:00Z")).toBe("May 2, 2:00 PM");
  vi.useRealTimers();
});
