import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nudgeMember } from "./nudge.ts";

const keys: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 23, 50) });
  const lose = async (url: string, { headers }: { headers: Record<string, string> }) => {
    expect(new URL(url, "https://app.test").pathname).toBe("/api/bff/account/team/nudge");
    keys.push(headers["idempotency-key"] ?? "");
    throw new TypeError("Failed to fetch");
  };
  vi.stubGlobal("fetch", lose);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a lost reminder goes out again under its key, on the next UTC day under another", async () => {
  const press = () => expect(nudgeMember("merlin_1")).rejects.toMatchObject({ code: "OFFLINE" });
  await press();
  vi.setSystemTime(Date.UTC(2026, 5, 1, 23, 59));
  await press();
  vi.setSystemTime(Date.UTC(2026, 5, 2, 0, 1));
  await press();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
