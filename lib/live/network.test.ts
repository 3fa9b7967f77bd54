import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadPatiently } from "./network.ts";

const device = { onLine: true };
let listeners: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  device.onLine = true;
  listeners = [];
  vi.stubGlobal("navigator", device);
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("R3.6 a part that cannot load is asked for again, at growing distances", async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("lost"))
    .mockRejectedValueOnce(new Error("lost"));
  load.mockResolvedValue("part");
  const loaded = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe("part");
});

it("R3.6 without a network it waits for one, and asks then at once", async () => {
  device.onLine = false;
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
  const loaded = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  device.onLine = true;
  for (const listener of listeners) listener();
  await expect(loaded).resolves.toBe("part");
});

it("a part that is gone is given up in the end", async () => {
  const load = vi.fn().mockRejectedValue(new Error("gone"));
  const loaded = expect(loadPatiently(load)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(120_000);
  await loaded;
  expect(load).toHaveBeenCalledTimes(8);
});
