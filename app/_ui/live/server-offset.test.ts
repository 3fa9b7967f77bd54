import { afterEach, expect, it, vi } from "vitest";
import { serverOffsetMs } from "./server-offset.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("R11.2 tells a computer's clock that is five minutes off from the server's", () => {
  vi.useFakeTimers({ now: Date.parse("2026-01-01T00:05:00Z") });
  expect(serverOffsetMs("2026-01-01T00:00:00Z")).toBe(-300_000);
});

it("keeps the offset of an answer that is shown again later", () => {
  vi.useFakeTimers({ now: Date.parse("2026-02-01T00:00:00Z") });
  const offset = serverOffsetMs("2026-02-01T00:00:01Z");
  vi.setSystemTime(Date.parse("2026-02-01T00:10:00Z"));
  expect(serverOffsetMs("2026-02-01T00:00:01Z")).toBe(offset);
  expect(serverOffsetMs("2026-02-01T00:10:00Z")).toBe(0);
});

it("forgets the oldest of many answers", () => {
  vi.useFakeTimers({ now: 0 });
  const first = "2026-03-01T00:00:00.000Z";
  const offset = serverOffsetMs(first);
  for (let index = 1; index <= 100; index += 1) {
    serverOffsetMs(new Date(Date.parse(first) + index).toISOString());
  }
  vi.setSystemTime(1_000);
  expect(serverOffsetMs(first)).toBe(offset - 1_000);
});
