import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Renewed, sealRenewal } from "./seal.ts";
import { renewOnceForAll } from "./shared-renewal.ts";

vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
vi.stubEnv("UPSTREAM_API_KEY", "key");

type Store = NonNullable<Parameters<typeof renewOnceForAll>[0]>;

const values = new Map<string, string>();
let isAway = false;
let isRotating = false;

/** What the renewals of several instances share, as far as they use it. */
const store = {
  async set(key: string, value: string, ...options: readonly unknown[]) {
    if (isAway) throw new Error("Connection is closed.");
    if (options.includes("NX") && values.has(key)) return null;
    values.set(key, value);
    return "OK";
  },
  async get(key: string) {
    if (isAway) throw new Error("Connection is closed.");
    return values.get(key) ?? null;
  },
  async del(key: string) {
    return values.delete(key) ? 1 : 0;
  },
  async eval(_script: string, _count: number, key: string, owner: string) {
    return values.get(key) === owner && values.delete(key) ? 1 : 0;
  },
} as unknown as Store;

const RENEWED: Renewed = { kind: "renewed", accessToken: "new", refreshToken: "next" };

/** The longest that the upstream takes; whoever waits for another instance gives up a second later. */
const LIMIT_MS = 20_000;
const SHORT_LIMIT_MS = 100;

interface Heard {
  readonly renewed?: Renewed;
  readonly isOwn?: boolean;
  readonly successor?: string;
}

function renewal(
  ask: () => Promise<Renewed>,
  failedAccessToken?: string,
  limitMs = LIMIT_MS,
): Promise<Heard> {
  return renewOnceForAll(store, {
    key: "a-key",
    keptMs: () => 10_000,
    successorKey: (told) => (isRotating && told.kind === "renewed" ? told.refreshToken : null),
    isUseless: (told) => told.kind === "renewed" && told.accessToken === failedAccessToken,
    limitMs,
    ask,
  });
}

const lock = () => values.get("merlin:renewal:lock:a-key");

beforeEach(() => {
  values.clear();
  isAway = false;
  isRotating = false;
});
afterEach(() => vi.useRealTimers());

describe("a renewal of several instances", () => {
  it.each<Renewed>([RENEWED, { kind: "over" }, { kind: "unavailable", reason: "status 503" }])(
    "R8.1 is asked once, and all hear the same",
    async (renewed) => {
      const { promise, resolve } = Promise.withResolvers<Renewed>();
      const ask = vi.fn(() => promise);
      const all = Array.from({ length: 5 }, () => renewal(ask));
      await vi.waitFor(() => expect(ask).toHaveBeenCalled());
      resolve(renewed);
      const outcomes = await Promise.all(all);
      expect(outcomes.map((outcome) => outcome.renewed)).toEqual(Array(5).fill(renewed));
      expect(outcomes.filter(({ isOwn }) => isOwn)).toHaveLength(1);
      expect(ask).toHaveBeenCalledOnce();
      expect(lock()).toBeUndefined();
    },
  );

  it("is asked anew where the token that was told has failed", async () => {
    await renewal(async () => RENEWED);
    const ask = vi.fn(async (): Promise<Renewed> => ({ ...RENEWED, accessToken: "newer" }));
    expect(await renewal(ask, "new")).toMatchObject({ isOwn: true });
    const late = await renewal(ask, "new");
    expect(late.renewed).toMatchObject({ accessToken: "newer" });
    expect(ask).toHaveBeenCalledOnce();
  });

  it("R8.1 tells late ones which token has taken the place of theirs, and asks nobody", async () => {
    isRotating = true;
    await renewal(async () => RENEWED);
    const ask = vi.fn(async () => RENEWED);
    expect(await renewal(ask)).toEqual({ renewed: RENEWED, isOwn: false });
    expect(await renewal(ask, "new")).toEqual({ successor: "next" });
    values.delete("merlin:renewal:told:a-key");
    expect(await renewal(ask)).toEqual({ successor: "next" });
    expect(ask).not.toHaveBeenCalled();
    expect(lock()).toBeUndefined();
    const next = values.get("merlin:renewal:next:a-key") ?? "";
    expect(next).not.toMatch(/new|next/);
    values.set("merlin:renewal:next:a-key", await sealRenewal("another-key", RENEWED));
    expect(await renewal(ask)).toMatchObject({ isOwn: true });
  });

  it("knows no successor of a token that is given again", async () => {
    isRotating = true;
    values.set("merlin:renewal:next:next", await sealRenewal("next", RENEWED));
    await renewal(async () => RENEWED);
    expect(values.has("merlin:renewal:next:next")).toBe(false);
  });

  it("tells no token in clear, and takes none that was sealed for another session", async () => {
    await renewal(async () => RENEWED);
    const told = values.get("merlin:renewal:told:a-key") ?? "";
    expect(told).not.toMatch(/new|next/);
    const ask = vi.fn(async () => RENEWED);
    for (const foreign of [await sealRenewal("another-key", RENEWED), "rubbish", ""]) {
      values.set("merlin:renewal:told:a-key", foreign);
      expect(await renewal(ask)).toMatchObject({ isOwn: true });
    }
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is each instance's own while Redis is away, or when whoever asked has died", async () => {
    const ask = vi.fn(async () => RENEWED);
    isAway = true;
    expect(await renewal(ask)).toEqual({ renewed: RENEWED, isOwn: true });
    isAway = false;
    values.set("merlin:renewal:lock:a-key", "a dead instance");
    const alone = await renewal(ask, undefined, SHORT_LIMIT_MS);
    expect(alone).toEqual({ renewed: RENEWED, isOwn: true });
    expect(lock()).toBe("a dead instance");
  });

  it("leaves no lock behind when the question breaks", async () => {
    await expect(renewal(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(lock()).toBeUndefined();
  });
});
