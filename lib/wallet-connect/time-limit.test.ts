import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ANSWER_LIMIT_MS, withTimeLimit } from "./time-limit.ts";

const never = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("R8.5 gives a silent wallet up after 20 s and not before", async () => {
  const settled = vi.fn();
  const outcome = withTimeLimit(never, { limitMs: ANSWER_LIMIT_MS }).catch((error) => {
    settled();
    return error;
  });
  await vi.advanceTimersByTimeAsync(19_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ code: "timeout" });
});

it("R8.5 gives up when the member does", async () => {
  const own = new AbortController();
  const outcome = withTimeLimit(never, { limitMs: 1000, signal: own.signal }).catch((e) => e);
  own.abort();
  expect(await outcome).toMatchObject({ code: "rejected" });
  expect(vi.getTimerCount()).toBe(0);
});

it("asks nothing when the member has given up before", async () => {
  const run = vi.fn(never);
  const outcome = withTimeLimit(run, { limitMs: 1000, signal: AbortSignal.abort() });
  await expect(outcome).rejects.toMatchObject({ code: "rejected" });
  expect(run).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it("starts the clock again when the wallet has shown itself", async () => {
  const outcome = withTimeLimit(
    (extend) => {
      setTimeout(() => extend(5000), 900);
      return new Promise<string>((resolve) => setTimeout(() => resolve("signed"), 5000));
    },
    { limitMs: 1000 },
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toBe("signed");
  expect(vi.getTimerCount()).toBe(0);
});

it("hands on what the wallet says and what it throws", async () => {
  expect(await withTimeLimit(async () => 7, { limitMs: 1000 })).toBe(7);
  const failure = new Error("no");
  const failing = withTimeLimit(() => Promise.reject(failure), { limitMs: 1000 });
  await expect(failing).rejects.toBe(failure);
  expect(vi.getTimerCount()).toBe(0);
});
