import { AsyncLocalStorage } from "node:async_hooks";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetInProcess } from "../../process/shared.ts";
import type { ApiError } from "../handler/errors.ts";

const ENVIRONMENT = {
  APP_ORIGIN: "https://app.example",
  TRUSTED_PROXY_HOPS: "1",
  SESSION_SECRET: "test-secret-for-this-suite-alone-0001",
  UPSTREAM_URL: "https://upstream.example",
  UPSTREAM_API_KEY: "key",
};

async function freshLimits(env: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  forgetInProcess("limiters", "redis", "address report");
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...env })) vi.stubEnv(name, value);
  return import("./limits.ts");
}

let limits: Awaited<ReturnType<typeof freshLimits>>;

beforeEach(async () => {
  limits = await freshLimits();
});

type Attempt = Parameters<typeof limits.attempt>[0];

const OK = { ok: true, status: 200, value: "in" } as const;
const REFUSED = {
  ok: false,
  refusal: { status: 422, body: { statusCode: 4220, message: "No" }, retryAfterSeconds: undefined },
} as const;

async function tries(count: number, account: string, address: string | undefined) {
  for (let index = 0; index < count; index += 1) {
    await limits.attempt({ kind: "login", account, address }, async () => REFUSED);
  }
}

const LIMITED = {
  code: "RATE_LIMITED",
  options: { headers: { "retry-after": expect.stringMatching(/^\d+$/) } },
};

describe("tries to sign in", () => {
  it("are ten for an account from one address, whatever the letters' case, and then wait", async () => {
    await tries(10, "anna", "203.0.113.9");
    const refusal = await tries(1, "ANNA", "203.0.113.9").catch((error: unknown) => error);
    expect(refusal).toMatchObject(LIMITED);
    const seconds = Number((refusal as ApiError).options.headers?.["retry-after"]);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it("of an address that has to wait make no name to remember", async () => {
    const { limiters } = await import("./limiters.ts");
    for (let index = 0; index < 50; index += 1) await tries(1, `name${index}`, "203.0.113.9");
    await expect(tries(1, "another", "203.0.113.9")).rejects.toMatchObject(LIMITED);
    const { pair } = await limiters();
    expect(await pair.get("login:name49@203.0.113.9")).not.toBeNull();
    expect(await pair.get("login:another@203.0.113.9")).toBeNull();
  });

  it("that the upstream failed to judge are not counted, and those after its time limit lock nobody out, but are an address's fifty all the same", async () => {
    const login: Attempt = { kind: "login", account: "anna", address: "203.0.113.9" };
    const { UpstreamTimeoutError, UpstreamUnreachedError } = await import(
      "../../upstream/errors.ts"
    );
    const failing = (Fault: typeof UpstreamTimeoutError | typeof UpstreamUnreachedError) => () =>
      limits.attempt(login, async () => {
        throw new Fault("down", { requestId: "1" });
      });
    for (let index = 0; index < 30; index += 1) {
      await expect(failing(UpstreamUnreachedError)()).rejects.toThrow("down");
    }
    expect(await limits.attempt(login, async () => OK)).toBe(OK);
    for (let index = 0; index < 11; index += 1) {
      await expect(failing(UpstreamTimeoutError)()).rejects.toThrow("down");
    }
    // The eleventh for an account waits a second, as from anywhere.
    const startedAt = performance.now();
    await expect(tries(1, "anna", "203.0.113.9")).resolves.toBeUndefined();
    expect(performance.now() - startedAt).toBeGreaterThan(900);
    expect(await limits.attempt(login, async () => OK)).toBe(OK);
    for (let index = 0; index < 50; index += 1) {
      const other: Attempt = { ...login, account: `member${index}`, address: "198.51.100.7" };
      const lost = limits.attempt(other, async () => {
        throw new UpstreamTimeoutError("down", { requestId: "1" });
      });
      await expect(lost).rejects.toThrow("down");
    }
    await expect(tries(1, "dora", "198.51.100.7")).rejects.toMatchObject(LIMITED);
  });

  it("of one address never lock the account out elsewhere, nor its codes", async () => {
    await tries(10, "anna", "203.0.113.9");
    await expect(tries(1, "anna", "203.0.113.9")).rejects.toThrow();
    await expect(tries(1, "anna", "198.51.100.7")).resolves.toBeUndefined();
    const code: Attempt = { kind: "code", account: "anna", address: "203.0.113.9" };
    expect(await limits.attempt(code, async () => OK)).toBe(OK);
  });

  it("are fifty from one address over all accounts", async () => {
    for (let index = 0; index < 50; index += 1) await tries(1, `member${index}`, "203.0.113.9");
    await expect(tries(1, "another", "203.0.113.9")).rejects.toMatchObject(LIMITED);
    await expect(tries(1, "another", "198.51.100.7")).resolves.toBeUndefined();
  });

  it("are counted by the network that an IPv6 line has to itself", async () => {
    for (let host = 1; host <= 10; host += 1) await tries(1, "anna", `2001:db8:1:2::${host}`);
    await expect(tries(1, "anna", "2001:db8:1:2:ffff::1")).rejects.toMatchObject(LIMITED);
    await expect(tries(1, "anna", "2001:db8:1:3::1")).resolves.toBeUndefined();
  });

  it("are two hundred from all networks of one site, of which anybody has thousands", async () => {
    const from = (network: number) => `2001:db8:1:${network.toString(16)}::1`;
    const attempt: Attempt = { kind: "login", account: "anna", address: from(0) };
    for (let index = 0; index < 200; index += 1) {
      await limits.attempt({ ...attempt, address: from(index) }, async () => OK);
    }
    for (let index = 0; index < 200; index += 1) await tries(1, `member${index}`, from(index));
    await expect(tries(1, "another", from(200))).rejects.toMatchObject(LIMITED);
    await expect(tries(1, "another", "2001:db8:2::1")).resolves.toBeUndefined();
    const { address, site } = await (await import("./limiters.ts")).limiters();
    expect(await address.get("2001:db8:1:c8::/64")).toBeNull();
    const counted = async () => (await site.get("2001:db8:1::/48"))?.consumedPoints;
    expect(await counted()).toBe(200);
  });

  it("of one network that has to wait leave its neighbours their own", async () => {
    for (let index = 0; index < 50; index += 1) await tries(1, `member${index}`, "2001:db8:1:2::1");
    await Promise.allSettled(
      Array.from({ length: 300 }, () => tries(1, "another", "2001:db8:1:2::1")),
    );
    await expect(tries(1, "another", "2001:db8:1:3::1")).resolves.toBeUndefined();
  });

  it("keep nothing of the request that made them but their count", async () => {
    const requests = new AsyncLocalStorage<string>();
    const kept = new Set<string | undefined>();
    const { setTimeout: later } = globalThis;
    vi.spyOn(globalThis, "setTimeout").mockImplementation(((...call: Parameters<typeof later>) => {
      kept.add(requests.getStore());
      return later(...call);
    }) as typeof later);
    await requests.run("a request", async () => {
      await tries(1, "anna", "203.0.113.9");
      const attempt: Attempt = { kind: "login", account: "boris", address: "2001:db8:1:2::1" };
      await limits.attempt(attempt, async () => OK);
      await limits.countCeremony("203.0.113.9");
      await limits.countReport("203.0.113.9");
    });
    vi.restoreAllMocks();
    expect(kept).toEqual(new Set([undefined]));
  });

  it("are taken out of the counts by a success", async () => {
    const attempt: Attempt = { kind: "login", account: "anna", address: "203.0.113.9" };
    for (let index = 0; index < 60; index += 1) await limits.attempt(attempt, async () => OK);
    await expect(tries(10, "anna", "203.0.113.9")).resolves.toBeUndefined();
  });

  it("without a trusted address are slowed, one after the other never refused", async () => {
    await tries(10, "anna", undefined);
    for (const _ of [1, 2]) {
      const startedAt = performance.now();
      await expect(tries(1, "anna", undefined)).resolves.toBeUndefined();
      expect(performance.now() - startedAt).toBeGreaterThan(900);
    }
  });

  it("of one account are slowed one at a time: whoever comes meanwhile is told to wait", async () => {
    let asked = 0;
    const all = Array.from({ length: 60 }, () =>
      limits.attempt({ kind: "login", account: "anna", address: undefined }, async () => {
        asked += 1;
        return REFUSED;
      }),
    );
    const outcomes = await Promise.allSettled(all);
    expect(asked).toBe(11);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(49);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: LIMITED });
    await expect(tries(1, "boris", undefined)).resolves.toBeUndefined();
  });

  it("give the place back whatever becomes of a slowed one", async () => {
    await tries(10, "anna", undefined);
    const broken = limits.attempt({ kind: "login", account: "anna", address: undefined }, () =>
      Promise.reject(new Error("The upstream is away")),
    );
    await expect(broken).rejects.toThrow("The upstream is away");
    await expect(tries(1, "anna", undefined)).resolves.toBeUndefined();
  });

  it("are slowed for everybody after five hundred failures of the instance, and the log says so once", async () => {
    const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const spray = (from: number, count: number) =>
      Promise.allSettled(
        Array.from({ length: count }, (_, index) => tries(1, `member${from + index}`, undefined)),
      );
    const startedAt = performance.now();
    await spray(0, 500);
    expect(performance.now() - startedAt).toBeLessThan(900);
    const slowedAt = performance.now();
    const outcomes = await spray(500, 100);
    expect(performance.now() - slowedAt).toBeGreaterThan(3_000);
    const passed = outcomes.filter(({ status }) => status === "fulfilled");
    expect(passed.length).toBeGreaterThan(30);
    expect(passed.length).toBeLessThan(80);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject(LIMITED);
    }
    const attempt: Attempt = { kind: "login", account: "anna", address: undefined };
    expect(await limits.attempt(attempt, async () => OK)).toBe(OK);
    const lines = out.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('"slowed":"every sign-in"'))).toHaveLength(1);
    const { account } = await (await import("./limiters.ts")).limiters();
    const names = await Promise.all(
      outcomes.map(async (_, index) => [index, await account.get(`login:member${500 + index}`)]),
    );
    for (const [index, counted] of names) {
      const isRefused = outcomes[Number(index)]?.status === "rejected";
      expect(counted === null, `member${500 + Number(index)}`).toBe(isRefused);
    }
  }, 20_000);

  it("say once that no address can be used, without its words, where proxies are trusted", async () => {
    const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const lines = () => out.mock.calls.filter(([line]) => String(line).includes("X-Forwarded-For"));
    await tries(3, "anna", "203.0.113.9");
    expect(lines()).toEqual([]);
    await tries(3, "anna", undefined);
    expect(lines()).toHaveLength(1);
    limits = await freshLimits({ TRUSTED_PROXY_HOPS: "0" });
    await tries(3, "anna", undefined);
    expect(lines()).toHaveLength(1);
    limits = await freshLimits({ TRUSTED_PROXY_HOPS: "0", CLIENT_ADDRESS_HEADER: "x-visitor" });
    await tries(3, "anna", undefined);
    const named = out.mock.calls.filter(([line]) => String(line).includes("CLIENT_ADDRESS_HEADER"));
    expect(named).toHaveLength(1);
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
      const attempt: Attempt = { kind: "login", account: "boris", address: "198.51.100.7" };
      for (let count = 0; count < 20; count += 1) await limits.attempt(attempt, async () => OK);
      expect(performance.now() - startedAt).toBeLessThan(3_000);
      const lines = out.mock.calls.map(([line]) => String(line));
      expect(lines.filter((line) => line.includes('"redis":"lost"'))).toHaveLength(1);
      expect(lines.join()).not.toContain("a-password");
    },
  );
});
