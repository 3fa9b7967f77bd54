import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetInProcess } from "../process/shared.ts";
import { beginPending, beginSession } from "./begin.ts";
import { decidePage } from "./middleware.ts";
import { refreshAccess } from "./refresh.ts";
import type { Anchor } from "./seal.ts";

vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
vi.stubEnv("UPSTREAM_API_KEY", "key");

/** What an upstream that rotates takes: each token once. */
const upstream = vi.hoisted(() => ({
  newest: 1,
  refusedWith: 401,
  state: "well" as "well" | "broken" | "silent",
}));

vi.mock("../upstream/call.ts", () => ({
  async callUpstream(_call: unknown, _input: unknown, { bearer }: { bearer: string }) {
    if (upstream.state === "broken") throw new TypeError("broken");
    if (upstream.state === "silent") return new Promise(() => undefined);
    if (bearer !== `R${upstream.newest}`)
      return {
        ok: false,
        refusal: { status: upstream.refusedWith, body: { statusCode: 5001, message: "" } },
      };
    upstream.newest += 1;
    const { newest } = upstream;
    return { ok: true, value: { accessToken: `A${newest}`, refreshToken: `R${newest}` } };
  },
}));

const values = vi.hoisted(() => new Map<string, { value: string; until: number }>());
const instances = vi.hoisted(() => ({ shareRedis: false }));

vi.mock("../redis/connection.ts", () => {
  const get = async (key: string) => {
    const kept = values.get(key);
    return kept && kept.until > Date.now() ? kept.value : null;
  };
  const store = {
    get,
    async set(key: string, value: string, ...options: readonly unknown[]) {
      if (options.includes("NX") && (await get(key)) !== null) return null;
      const ms = options.includes("PX") ? Number(options[options.indexOf("PX") + 1]) : Infinity;
      values.set(key, { value, until: Date.now() + ms });
      return "OK";
    },
    del: async (key: string) => values.delete(key),
    eval: async (_script: string, _count: number, key: string) => values.delete(key),
  };
  return { redis: async () => (instances.shareRedis ? store : undefined) };
});

vi.mock("./ended.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./ended.ts")>();
  // What instances share of ended sessions is looked at in its own tests.
  const hasEnded: typeof original.hasEnded = async (one) =>
    !instances.shareRedis && original.hasEnded(one);
  return { ...original, hasEnded };
});

function anchor(refreshToken: string): Anchor {
  const issuedAt = Date.now();
  const expiresAt = issuedAt + 3_600_000;
  return { kind: "anchor", sid: "one", userId: "7", refreshToken, issuedAt, expiresAt };
}

async function renew(refreshToken: string, failed: string) {
  const outcome = await refreshAccess(anchor(refreshToken), failed, "1");
  return outcome.kind === "refreshed" ? outcome.access.accessToken : outcome.kind;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(upstream, { newest: 1, refusedWith: 401, state: "well" });
  values.clear();
  instances.shareRedis = false;
  forgetInProcess("refresh flights");
});
afterEach(() => vi.useRealTimers());

it("R8.1 a request that has outlived the rotation of its token, an upload, goes on by the newest one", async () => {
  expect(await renew("R1", "A1")).toBe("A2");
  vi.advanceTimersByTime(60_000);
  expect(await renew("R2", "A2")).toBe("A3");
  vi.advanceTimersByTime(180_000);
  expect(await renew("R1", "A1")).toBe("A4");
  // The browser may have been given the third one last.
  vi.advanceTimersByTime(11_000);
  expect(await renew("R3", "A3")).toBe("A5");
});

it("R8.1 it goes on where another instance has rotated its token, too", async () => {
  instances.shareRedis = true;
  expect(await renew("R1", "A1")).toBe("A2");
  vi.advanceTimersByTime(60_000);
  forgetInProcess("refresh flights");
  expect(await renew("R2", "A2")).toBe("A3");
  vi.advanceTimersByTime(60_000);
  forgetInProcess("refresh flights");
  expect(await renew("R1", "A1")).toBe("A4");
  forgetInProcess("refresh flights");
  expect(await renew("R3", "A3")).toBe("A4");
  vi.advanceTimersByTime(600_000);
  forgetInProcess("refresh flights");
  expect(await renew("R1", "A1")).toBe("over");
});

it("R8.1 a token that another instance has used up leads on no longer than one of our own", async () => {
  instances.shareRedis = true;
  expect(await renew("R1", "A1")).toBe("A2");
  forgetInProcess("refresh flights");
  vi.advanceTimersByTime(299_000);
  expect(await renew("R1", "A1")).toBe("A3");
  vi.advanceTimersByTime(298_000);
  expect(await renew("R1", "A1")).toBe("over");
});

it("R8.1 a used token is refused once no request can still be under way with it", async () => {
  expect(await renew("R1", "A1")).toBe("A2");
  vi.advanceTimersByTime(600_000);
  expect(await renew("R1", "A1")).toBe("over");
});

it.each([
  [400, "over"],
  [401, "over"],
  [403, "over"],
  [404, "unavailable"],
  [409, "unavailable"],
  [422, "unavailable"],
  [429, "unavailable"],
])("R8.1 a renewal that is refused with %i leaves the session %s", async (status, kind) => {
  upstream.refusedWith = status;
  expect(await renew("used", "A1")).toBe(kind);
});

it("R8.1 a renewal that breaks within us is nobody else's: the next one asks anew", async () => {
  upstream.state = "broken";
  await expect(renew("R1", "A1")).rejects.toThrow("broken");
  upstream.state = "well";
  expect(await renew("R1", "A1")).toBe("A2");
});

it("R8.1 an instance that dies while it renews keeps the others from it no longer than it might have taken", async () => {
  instances.shareRedis = true;
  upstream.state = "silent";
  void renew("R1", "A1");
  await vi.waitFor(() => expect(values.size).toBe(1));
  forgetInProcess("refresh flights");
  upstream.state = "well";
  vi.advanceTimersByTime(10_000);
  expect(await renew("R1", "A1")).toBe("A2");
});

it("R6.1 what instances share names no token in clear, in no key either", async () => {
  instances.shareRedis = true;
  expect(await renew("a-token-that-is-over", "A1")).toBe("over");
  const shared = [...values].map(([key, { value }]) => `${key} ${value}`);
  expect(shared).not.toEqual([]);
  expect(shared.join()).not.toContain("a-token-that-is-over");
});

it("R4.3 only the first page that hears that a session is over deletes cookies: by a later one they may be the next login's", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const tokens = { accessToken: "", refreshToken: "used", userId: "7", autoLogoutMinutes: 0 };
  const set = (await beginSession(tokens)).filter(({ maxAge }) => maxAge > 0);
  const cookieHeader = set.map(({ name, value }) => `${name}=${value}`).join("; ");
  const asked = { pathname: "/wallet", search: "", method: "GET", traceparent: null };
  const first = await decidePage({ ...asked, cookieHeader, requestId: "1" });
  expect(first.changes).toHaveLength(4);
  const late = await decidePage({ ...asked, cookieHeader, requestId: "2" });
  expect(late.changes).toEqual([]);
  expect(late.outcome).toEqual(first.outcome);
});

it("R3.2 a sign-in owes its code for ten minutes", async () => {
  const tokens = { twoFactorToken: "opaque", refreshToken: "", username: "boris" };
  const [pending] = await beginPending(tokens);
  expect(pending?.maxAge).toBe(600);
});
