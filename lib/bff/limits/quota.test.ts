import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";

const CALLS = 5;
const LIMITED = {
  code: "RATE_LIMITED",
  options: {
    details: { retryAfterSeconds: expect.any(Number) },
    headers: { "retry-after": expect.stringMatching(/^\d+$/) },
  },
};

/** An instance of its own, with what all of them count in the given place. */
async function instance(sharedCalls?: Pick<RateLimiterMemory, "consume">) {
  vi.resetModules();
  const calls = new RateLimiterMemory({ points: CALLS, duration: 60 });
  vi.doMock("./limiters.ts", async (original) => ({
    ...(await original<object>()),
    limiters: async () => ({ calls, sharedCalls }),
  }));
  const { countCall } = await import("./quota.ts");
  return countCall;
}

async function countMany(count: Awaited<ReturnType<typeof instance>>, sid: string, times: number) {
  for (let turn = 0; turn < times; turn += 1) await count(sid, "request");
}

function lines(): readonly Readonly<Record<string, unknown>>[] {
  return vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)));
}

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  for (const [name, value] of Object.entries({
    APP_ORIGIN: "http://localhost:3000",
    SESSION_SECRET: "unit-secret-for-this-suite-alone-0001",
    UPSTREAM_URL: "http://localhost:4010",
    UPSTREAM_API_KEY: "key",
    SESSION_CALLS_PER_MINUTE: String(CALLS),
  }))
    vi.stubEnv(name, value);
});

afterEach(() => {
  forgetInProcess("sessions over quota");
  vi.unstubAllEnvs();
  vi.doUnmock("./limiters.ts");
});

describe("the calls of a session", () => {
  it("are so many a minute, then wait, and one line says so", async () => {
    const count = await instance();
    await countMany(count, "one", CALLS);
    for (let turn = 0; turn < 3; turn += 1)
      await expect(count("one", "r")).rejects.toMatchObject(LIMITED);
    await expect(count("two", "r")).resolves.toBeUndefined();
    expect(lines()).toEqual([
      expect.objectContaining({ audit: "calls over quota", count: CALLS, seconds: 60 }),
    ]);
    expect(JSON.stringify(lines())).not.toContain('"one"');
  });

  it("are counted over all instances together", async () => {
    const shared = new RateLimiterMemory({ points: CALLS, duration: 60 });
    const here = await instance(shared);
    await countMany(here, "one", 3);
    forgetInProcess("sessions over quota");
    const there = await instance(shared);
    await countMany(there, "one", 3);
    await vi.waitFor(() => expect(lines()).toHaveLength(1));
    await expect(there("one", "r")).rejects.toMatchObject(LIMITED);
    await expect(there("two", "r")).resolves.toBeUndefined();
  });

  it("wait for no shared place that does not answer, and pass when it fails", async () => {
    const silent = { consume: () => new Promise<never>(() => undefined) };
    await expect((await instance(silent))("one", "r")).resolves.toBeUndefined();
    const broken = { consume: () => Promise.reject(new Error("Connection is closed.")) };
    const count = await instance(broken);
    await countMany(count, "two", CALLS);
    await expect(count("two", "r")).rejects.toMatchObject(LIMITED);
  });
});
