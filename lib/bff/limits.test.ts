import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const ENVIRONMENT = {
  APP_ORIGIN: "https://app.example",
  SESSION_SECRET: "test-secret-test-secret-test-secret-0001",
  UPSTREAM_URL: "https://upstream.example",
  UPSTREAM_API_KEY: "key",
};

async function freshLimits(env: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  for (const name of ["merlinLimiters", "merlinRedis"]) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...env })) vi.stubEnv(name, value);
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

describe("tries while Redis is away", () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket.on("error", () => undefined)));
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  async function addressOf(kind: "closed" | "mute"): Promise<string> {
    mute.listen(0, "127.0.0.1");
    await once(mute, "listening");
    const { port } = mute.address() as AddressInfo;
    if (kind === "closed") mute.close();
    return `redis://:a-password@127.0.0.1:${port}`;
  }

  it.each(["closed", "mute"] as const)(
    "are counted by the process alone, without delay, when its port is %s",
    async (kind) => {
      const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
      limits = await freshLimits({ REDIS_URL: await addressOf(kind) });
      const startedAt = performance.now();
      await tries(10, "anna", "203.0.113.9");
      await expect(tries(1, "anna", "203.0.113.9")).rejects.toMatchObject({
        code: "RATE_LIMITED",
      });
      await limits.forgetAttempts({ kind: "login", account: "anna", address: "203.0.113.9" });
      await expect(tries(1, "anna", "203.0.113.9")).resolves.toBeUndefined();
      expect(performance.now() - startedAt).toBeLessThan(3_000);
      const lines = out.mock.calls.map(([line]) => String(line));
      expect(lines.filter((line) => line.includes('"redis":"lost"'))).toHaveLength(1);
      expect(lines.join()).not.toContain("a-password");
    },
  );
});
