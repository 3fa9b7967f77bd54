import { beforeEach, expect, it, vi } from "vitest";
import { forgetInProcess } from "../process/shared.ts";
import { UpstreamTimeoutError, UpstreamUnavailableError } from "../upstream/errors.ts";
import { beginSession } from "./begin.ts";
import { callAsMember } from "./call.ts";
import type { CookieChange } from "./cookies.ts";
import { endBehindAnswer } from "./end.ts";
import { hasEnded } from "./ended.ts";
import { decidePage } from "./middleware.ts";
import type { MemberSession } from "./read.ts";
import { type Anchor, openedSeals } from "./seal.ts";

vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
vi.stubEnv("UPSTREAM_API_KEY", "key");

const RENEWED = [{ name: "refreshToken" }] as unknown as readonly CookieChange[];

vi.mock("./refresh.ts", () => ({
  refreshAccess: async () => ({
    kind: "refreshed",
    access: { accessToken: "renewed" },
    cookies: RENEWED,
  }),
}));

const WITHOUT_ACCESS = { anchor: {} as Anchor, access: null };

it("R8.1 a renewed session is handed over although the call that it was renewed for fails", async () => {
  const outage = new UpstreamUnavailableError("GET wallets: status 503", { requestId: "1" });
  const handed: unknown[] = [];
  const send = async () => {
    expect(handed).toEqual([RENEWED]);
    throw outage;
  };
  const call = callAsMember(send, WITHOUT_ACCESS, "1", (cookies) => handed.push(cookies));
  await expect(call).rejects.toBe(outage);
  expect(handed).toEqual([RENEWED]);
});

interface Asked {
  readonly bearer: string;
  readonly signal?: AbortSignal;
}

const upstream = vi.hoisted(() => ({ answer: async (_asked: Asked): Promise<unknown> => ({}) }));

vi.mock("../upstream/call.ts", () => ({
  callUpstream: (_call: unknown, _input: unknown, asked: Asked) => upstream.answer(asked),
}));

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  vi.spyOn(process.stdout, "write").mockImplementation((line) => told.push(String(line)) > 0);
  forgetInProcess("ended sessions");
});

const expiresAt = Date.now() + 3_600_000;
const SESSION: MemberSession = {
  state: "member",
  anchor: {
    ...{ kind: "anchor", sid: "one", userId: "7", refreshToken: "refresh" },
    ...{ issuedAt: Date.now(), expiresAt },
  },
  access: { kind: "access", sid: "one", accessToken: "access", tokenExpiresAt: null, expiresAt },
  seen: null,
};

function refusal(statusCode: number) {
  return { ok: false, refusal: { status: 401, body: { statusCode, message: "" } } };
}

const end = () => endBehindAnswer(SESSION, "1", "logout not told");

it("R4.3 an upstream that answers nothing is waited for two seconds, and the log says so", async () => {
  upstream.answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener("abort", () =>
        reject(new UpstreamTimeoutError("", { requestId: "1" })),
      );
    });
  const startedAt = performance.now();
  await end();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(told.join()).toContain('"event":"logout not told"');
});

it("R4.3 an upstream that calls the session over has ended it, and nothing has to be told", async () => {
  upstream.answer = async () => refusal(5001);
  await end();
  expect(told).toEqual([]);
});

it("R6.1 what breaks within us is told by its name alone: its words may hold anything", async () => {
  upstream.answer = () => Promise.reject(new TypeError("Bearer access"));
  await end();
  expect(told).toHaveLength(1);
  expect(JSON.parse(told.join())).toMatchObject({ level: "warn", cause: "TypeError" });
});

it("R14.11 the page that finds nobody active ends the session everywhere, and tells the operator", async () => {
  const bearers: string[] = [];
  upstream.answer = async ({ bearer }) => {
    bearers.push(bearer);
    return { ok: true };
  };
  vi.useFakeTimers({ toFake: ["Date"] });
  const tokens = { accessToken: "access", refreshToken: "refresh", userId: "7" };
  const set = (await beginSession({ ...tokens, autoLogoutMinutes: 5 })).filter(
    ({ maxAge }) => maxAge > 0,
  );
  const cookieHeader = set.map(({ name, value }) => `${name}=${value}`).join("; ");
  const anchor = openedSeals().get(set[0]?.value ?? "")?.value as MemberSession["anchor"];
  vi.setSystemTime(Date.now() + 7 * 60_000);
  const asked = { pathname: "/wallet", search: "", method: "GET", traceparent: null };
  const { outcome } = await decidePage({ ...asked, cookieHeader, requestId: "1" });
  expect(outcome).toEqual({ kind: "redirect", to: "/login?returnUrl=%2Fwallet&reason=idle" });
  expect(await hasEnded(anchor)).toBe(true);
  expect(bearers).toEqual(["access"]);
  expect(told.filter((line) => line.includes('"audit":"idle logout"'))).toHaveLength(1);
  vi.useRealTimers();
});
