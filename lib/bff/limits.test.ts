import { beforeEach, describe, expect, it, vi } from "vitest";

const ENVIRONMENT = {
  APP_ORIGIN: "https://app.example",
  SESSION_SECRET: "test-secret-test-secret-test-secret-0001",
  UPSTREAM_URL: "https://upstream.example",
  UPSTREAM_API_KEY: "key",
};

async function freshLimits() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "merlinLimiters");
  for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
  return import("./limits.ts");
}

let limits: Awaited<ReturnType<typeof freshLimits>>;

beforeEach(async () => {
  limits = await freshLimits();
});

async function tries(count: number, account: string, address: string | undefined) {
  for (let index = 0; index < count; index += 1) {
    await limits.countAttempt({ kind: "login", account, address });
  }
}

describe("tries to sign in", () => {
  it("are ten for an account from one address, whatever the letters' case, and then wait", async () => {
    await tries(10, "anna", "203.0.113.9");
    const eleventh = limits.countAttempt({
      kind: "login",
      account: "ANNA",
      address: "203.0.113.9",
    });
    await expect(eleventh).rejects.toMatchObject({
      code: "RATE_LIMITED",
      options: { headers: { "retry-after": expect.stringMatching(/^\d+$/) } },
    });
  });

  it("of one address never lock the account out elsewhere, nor its codes", async () => {
    await tries(10, "anna", "203.0.113.9");
    await expect(tries(1, "anna", "203.0.113.9")).rejects.toThrow();
    await expect(tries(1, "anna", "198.51.100.7")).resolves.toBeUndefined();
    const code = { kind: "code", account: "anna", address: "203.0.113.9" } as const;
    await expect(limits.countAttempt(code)).resolves.toBeUndefined();
  });

  it("are fifty from one address over all accounts", async () => {
    for (let index = 0; index < 50; index += 1) await tries(1, `member${index}`, "203.0.113.9");
    await expect(tries(1, "another", "203.0.113.9")).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
    await expect(tries(1, "another", "198.51.100.7")).resolves.toBeUndefined();
  });

  it("are taken out of the counts by a success", async () => {
    const attempt = { kind: "login", account: "anna", address: "203.0.113.9" } as const;
    for (let index = 0; index < 60; index += 1) {
      await limits.countAttempt(attempt);
      await limits.forgetAttempts(attempt);
    }
    await expect(tries(10, "anna", "203.0.113.9")).resolves.toBeUndefined();
  });

  it("without a trusted address are slowed, never refused", async () => {
    await tries(10, "anna", undefined);
    const startedAt = performance.now();
    await expect(tries(1, "anna", undefined)).resolves.toBeUndefined();
    expect(performance.now() - startedAt).toBeGreaterThan(900);
  });
});
