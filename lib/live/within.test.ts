import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { within } from "./within.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("gives what comes in time, a failure too, and leaves no timer behind", async () => {
  await expect(within(100, Promise.resolve("here"))).resolves.toBe("here");
  await expect(within(100, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

it("gives nothing for what takes longer, whatever becomes of it", async () => {
  const work = Promise.withResolvers<string>();
  const given = within(100, work.promise);
  await vi.advanceTimersByTimeAsync(100);
  await expect(given).resolves.toBeUndefined();
  work.reject(new Error("late"));
});
