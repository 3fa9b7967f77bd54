import { afterEach, expect, it, vi } from "vitest";
import { createServiceClock, type WithServiceClock } from "../../live/service-clock.ts";
import { callOwn } from "./client.ts";

const shared = globalThis as WithServiceClock;
const before = shared.merlinServiceClock;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  shared.merlinServiceClock = before;
});

it("R10.3 what a quote says of its time stands, though our server knows the service's by whole seconds", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-02-01T00:00:10.900Z") });
  const clock = createServiceClock(() => Date.now());
  shared.merlinServiceClock = clock;
  clock.meet("2026-02-01T00:00:10.900Z");
  const headers = { "x-service-time": "2026-02-01T00:00:10.000Z" };
  vi.stubGlobal("fetch", async () => new Response("{}", { headers }));
  await callOwn({ method: "GET", path: "health" });
  expect(clock.offsetMs()).toBe(0);
});
