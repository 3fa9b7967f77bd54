import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetInProcess } from "../process/shared.ts";
import { MAX_SESSION_MS, PENDING_MS } from "./begin.ts";
import type { Session } from "./read.ts";
import type { Anchor, Pending } from "./seal.ts";

const ENVIRONMENT = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: "unit-secret-for-this-suite-alone-0001",
  UPSTREAM_URL: "http://localhost:4010",
  UPSTREAM_API_KEY: "key",
};
const HOUR_MS = 3_600_000;

async function fresh(env: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  forgetInProcess("ended sessions", "redis");
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, ...env })) vi.stubEnv(name, value);
  return import("./ended.ts");
}

let ended: Awaited<ReturnType<typeof fresh>>;

beforeEach(async () => {
  ended = await fresh();
});

function anchor(sid: string, changes: Partial<Anchor> = {}): Anchor {
  const issuedAt = Date.now() - 1_000;
  const base = { kind: "anchor", refreshToken: "r", userId: "7" } as const;
  return { ...base, sid, issuedAt, expiresAt: issuedAt + HOUR_MS, ...changes };
}

function member(own: Anchor): Session {
  return { state: "member", anchor: own, access: null, seen: null };
}

function remembered(): ReadonlyMap<string, unknown> {
  return ended.memory().endings;
}

const pending: Pending = {
  kind: "pending",
  sid: "p1",
  twoFactorToken: "t",
  refreshToken: "",
  username: "anna",
  tries: 0,
  expiresAt: Date.now() + HOUR_MS,
};

describe("sessions that have ended", () => {
  it("R4.3 are those that were marked, however their cookies were opened, and no others", async () => {
    await ended.markEnded(member(anchor("one")));
    expect(await ended.hasEnded(anchor("one"))).toBe(true);
    expect(await ended.hasEnded(anchor("two"))).toBe(false);
    await ended.markEnded({ state: "pending", pending });
    expect(await ended.hasEnded({ ...pending })).toBe(true);
    expect(await ended.hasEnded({ ...pending, sid: "one-more" })).toBe(false);
    const known = [...remembered().keys()];
    await ended.markEnded({ state: "guest" });
    expect([...remembered().keys()]).toEqual(known);
  });

  it("R4.3 are all of a member's that have begun, without the one that asked and those that begin later", async () => {
    const own = anchor("own");
    vi.useFakeTimers({ toFake: ["Date"] });
    const atOnce = anchor("at once", { issuedAt: Date.now() });
    await ended.markOthersEnded(own);
    vi.useRealTimers();
    expect(await ended.hasEnded(anchor("other"))).toBe(true);
    expect(await ended.hasEnded(atOnce)).toBe(true);
    expect(await ended.hasEnded(anchor("own"))).toBe(false);
    expect(await ended.hasEnded(anchor("later", { issuedAt: Date.now() + 1_000 }))).toBe(false);
    expect(await ended.hasEnded(anchor("foreign", { userId: "8" }))).toBe(false);
  });

  it("R4.3 are sign-ins of that member that owed their code by then, and none that begins later", async () => {
    const begunAt = (beganAt: number) => ({ ...pending, expiresAt: beganAt + PENDING_MS });
    await ended.markOthersEnded(anchor("own"));
    expect(await ended.hasSignInEnded(begunAt(Date.now() - 1_000), "7")).toBe(true);
    expect(await ended.hasSignInEnded(begunAt(Date.now() + 1_000), "7")).toBe(false);
    expect(await ended.hasSignInEnded(begunAt(Date.now() - 1_000), "8")).toBe(false);
    await ended.markEnded({ state: "pending", pending });
    expect(await ended.hasSignInEnded({ ...pending }, "8")).toBe(true);
  });

  it("R4.3 include the one that asked before, once another one asks", async () => {
    await ended.markOthersEnded(anchor("first"));
    const second = anchor("second", { issuedAt: Date.now() + 10 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 100 });
    await ended.markOthersEnded(second);
    vi.useRealTimers();
    expect(await ended.hasEnded(anchor("first"))).toBe(true);
    expect(await ended.hasEnded(second)).toBe(false);
  });

  it("R4.3 stay ended by the later one, though word of an earlier one comes after it", async () => {
    const [first, second] = [anchor("first"), anchor("second")];
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now + 100 });
    await ended.markOthersEnded(second);
    vi.setSystemTime(now + 50);
    await ended.markOthersEnded(first);
    vi.useRealTimers();
    expect(await ended.hasEnded(first)).toBe(true);
    expect(await ended.hasEnded(second)).toBe(false);
  });

  it("R4.3 stay ended together for as long as any of them could last", async () => {
    const month = anchor("a month", { expiresAt: Date.now() + MAX_SESSION_MS });
    vi.useFakeTimers({ toFake: ["Date"] });
    await ended.markOthersEnded(anchor("own"));
    vi.setSystemTime(Date.now() + MAX_SESSION_MS - HOUR_MS);
    await ended.markEnded(member(anchor("another")));
    expect(await ended.hasEnded(month)).toBe(true);
    vi.useRealTimers();
  });

  it("stay out of sight: what is remembered names neither session nor member", async () => {
    await ended.markEnded(member(anchor("a-session-id", { userId: "a-member-id" })));
    await ended.markOthersEnded(anchor("a-session-id", { userId: "a-member-id" }));
    const text = JSON.stringify([...remembered()]);
    expect(text.length).toBeGreaterThan(100);
    expect(text).not.toMatch(/a-(session|member)-id/);
  });

  it("are forgotten when they would be over anyway, and before memory runs full", async () => {
    await ended.markEnded(member(anchor("brief", { expiresAt: Date.now() - 1 })));
    await ended.markEnded(member(anchor("next")));
    expect(remembered().size).toBe(1);
    for (let count = 0; count < 50_010; count += 1)
      await ended.markEnded(member(anchor(`s${count}`)));
    expect(remembered().size).toBe(50_000);
    expect(await ended.hasEnded(anchor("s50009"))).toBe(true);
  });
});

describe("cookies of a late answer", () => {
  const deletion = {
    value: "",
    maxAge: 0,
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    path: "/",
  } as const;
  const changes = ["__Host-refreshToken", "accessToken", "language"].map((name) => ({
    name,
    ...deletion,
  }));

  it("R4.3 go out while the session lives, and without those of the session once it has ended", async () => {
    const session = member(anchor("one"));
    expect(await ended.timelyChanges(session, changes)).toEqual(changes);
    await ended.markEnded(session);
    expect((await ended.timelyChanges(session, changes)).map(({ name }) => name)).toEqual([
      "language",
    ]);
    const guest = { state: "guest", hasEnded: true } as const;
    expect(await ended.timelyChanges(guest, changes)).toEqual(changes);
  });
});

describe("what instances tell each other", () => {
  /** What Redis holds: a text and for how many milliseconds from when it was told. */
  const values = new Map<string, { readonly text: string; readonly forMs: number }>();
  const published: string[] = [];
  const redis = {
    duplicate: () => new EventEmitter(),
    on: () => undefined,
    mget: async (keys: readonly string[]) => keys.map((key) => values.get(key)?.text ?? null),
    pipeline() {
      const results: [null, string][] = [];
      return {
        set(key: string, text: string, unit?: string, ms?: number) {
          values.set(key, { text, forMs: unit === "PX" ? Number(ms) : Number.POSITIVE_INFINITY });
          results.push([null, "OK"]);
        },
        publish(_channel: string, text: string) {
          published.push(text);
          results.push([null, "1"]);
        },
        exec: async () => results,
      };
    },
  };

  async function instance() {
    vi.doMock("../redis/connection.ts", () => ({ redis: async () => redis }));
    return fresh();
  }

  beforeEach(async () => {
    values.clear();
    published.length = 0;
    ended = await instance();
  });
  afterEach(() => {
    vi.doUnmock("../redis/connection.ts");
  });

  it("R4.3 reaches one that starts later, of one session and of all others of a member", async () => {
    await ended.markEnded(member(anchor("one", { userId: "8" })));
    await ended.markOthersEnded(anchor("own"));
    ended = await instance();
    expect(await ended.hasEnded(anchor("one", { userId: "8" }))).toBe(true);
    expect(await ended.hasEnded(anchor("two", { userId: "8" }))).toBe(false);
    expect(await ended.hasEnded(anchor("other"))).toBe(true);
    expect(await ended.hasEnded(anchor("own"))).toBe(false);
  });

  it("R4.3 lies there as long as the session could have lasted, and then no more", async () => {
    await ended.markEnded(member(anchor("one")));
    await ended.markOthersEnded(anchor("own"));
    const lasting = [...values.values()].map(({ forMs }) => forMs);
    expect(lasting[0]).toBeGreaterThan(HOUR_MS - 10_000);
    expect(lasting[0]).toBeLessThanOrEqual(HOUR_MS);
    expect(lasting[1]).toBeGreaterThan(MAX_SESSION_MS - 10_000);
    expect(lasting[1]).toBeLessThanOrEqual(MAX_SESSION_MS);
  });

  it("names neither session nor member", async () => {
    const own = anchor("a-session-id", { userId: "a-member-id" });
    await ended.markEnded(member(own));
    await ended.markOthersEnded(own);
    const told = JSON.stringify([...values, ...published]);
    expect(published).toHaveLength(2);
    expect(told).not.toMatch(/a-(session|member)-id/);
  });
});

describe("while Redis is away", () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket.on("error", () => undefined)));
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  it.each(["closed", "mute"] as const)(
    "sessions end in this process at once, and nobody waits long, when its port is %s",
    async (kind) => {
      const out = vi.spyOn(process.stdout, "write").mockReturnValue(true);
      mute.listen(0, "127.0.0.1");
      await once(mute, "listening");
      const { port } = mute.address() as AddressInfo;
      if (kind === "closed") mute.close();
      ended = await fresh({ REDIS_URL: `redis://:a-password@127.0.0.1:${port}` });
      const startedAt = performance.now();
      const marked = ended.markEnded(member(anchor("one")));
      expect(await ended.hasEnded(anchor("one"))).toBe(true);
      await marked;
      expect(await ended.hasEnded(anchor("two"))).toBe(false);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      // A wait for anything outside lets this happen first.
      let hasWaited = false;
      const turn = setImmediate(() => {
        hasWaited = true;
      });
      for (let count = 0; count < 100; count += 1) await ended.hasEnded(anchor(`s${count}`));
      expect(hasWaited).toBe(false);
      clearImmediate(turn);
      const lines = out.mock.calls.map(([line]) => String(line));
      expect(lines.filter((line) => line.includes('"redis":"lost"'))).toHaveLength(1);
      expect(lines.join()).not.toContain("a-password");
    },
  );
});
