import { afterEach, describe, expect, it, vi } from "vitest";

const ENVIRONMENT = {
  APP_ORIGIN: "https://app.example",
  TRUSTED_PROXY_HOPS: "1",
  SESSION_SECRET: "test-secret-for-this-suite-alone-0001",
  UPSTREAM_URL: "https://upstream.example",
  UPSTREAM_API_KEY: "key",
};

async function answerUnder(
  appOrigin: string,
  headers: Readonly<Record<string, string>> = {},
  answered: Readonly<Record<string, string>> = {},
) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, APP_ORIGIN: appOrigin }))
    vi.stubEnv(name, value);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { handle, json } = await import("./handler.ts");
  const handler = handle({ id: "probe" }, async () => json({}, 200, answered));
  const request = new Request("http://localhost/api/probe", { headers });
  return handler(request, { params: Promise.resolve({}) });
}

describe("an answer of a handler", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("R6.1 keeps the browser on https, a refusal too", async () => {
    const good = await answerUnder("https://app.example");
    const refused = await answerUnder("https://app.example", { "sec-fetch-site": "cross-site" });
    expect([good.status, refused.status]).toEqual([200, 403]);
    for (const { headers } of [good, refused]) {
      expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
    }
  });

  it("R6.1 says nothing of https where there is none", async () => {
    const answer = await answerUnder("http://localhost:3000");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  });

  it("has in its line, and nowhere else, why the upstream refuses what no member can mend", async () => {
    vi.resetModules();
    for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    const { handle } = await import("./handler.ts");
    const { ApiError } = await import("./errors.ts");
    const handler = handle({ id: "probe" }, async () => {
      throw new ApiError("UPSTREAM_INVALID", {}, "refused with 403/4034");
    });
    const answer = await handler(new Request("http://localhost/api/probe"), {
      params: Promise.resolve({}),
    });
    expect(JSON.parse(lines.join(""))).toMatchObject({ cause: "refused with 403/4034" });
    expect(await answer.text()).not.toContain("4034");
  });

  it("R6.1 says nothing of what breaks within us, and its line the name alone", async () => {
    vi.resetModules();
    for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    const { handle } = await import("./handler.ts");
    const handler = handle({ id: "probe" }, async () => {
      throw new TypeError("Bearer secret");
    });
    const answer = await handler(new Request("http://localhost/api/probe"), {
      params: Promise.resolve({}),
    });
    expect(answer.status).toBe(500);
    expect(JSON.parse(lines.join(""))).toMatchObject({ code: "INTERNAL", cause: "TypeError" });
    expect((await answer.text()) + lines).not.toContain("secret");
  });

  it("R8.2 is no failure of anybody's when its reader left before the upstream's", async () => {
    const reader = new AbortController();
    const lines: string[] = [];
    const ask = async (failure: "late" | "waiting" | "ours" = "late") => {
      vi.resetModules();
      for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
      vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
      const { handle } = await import("./handler.ts");
      const { UpstreamTimeoutError } = await import("../../upstream/errors.ts");
      const handler = handle({ id: "probe" }, async ({ requestId }) => {
        if (failure === "ours") throw new TypeError("a mistake");
        throw failure === "waiting"
          ? reader.signal.reason
          : new UpstreamTimeoutError("no answer in time", { requestId });
      });
      const request = new Request("http://localhost/api/probe", { signal: reader.signal });
      return handler(request, { params: Promise.resolve({}) });
    };
    const late = await ask();
    reader.abort();
    const left = [await ask(), await ask("waiting"), await ask("ours")];
    expect([late, ...left].map(({ status }) => status)).toEqual([504, 499, 499, 500]);
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(["error", "info", "info", "error"]);
  });

  it("R8.2 says of a write to the upstream alone that it may be done", async () => {
    vi.resetModules();
    for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
    vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const { handle } = await import("./handler.ts");
    const { UpstreamUnavailableError } = await import("../../upstream/errors.ts");
    const handler = handle({ id: "probe", origin: "any" }, async ({ requestId }) => {
      throw new UpstreamUnavailableError("reset", { requestId });
    });
    const said = async (method: string, path: string) => {
      const request = new Request(`http://localhost${path}`, { method });
      const answer = await handler(request, { params: Promise.resolve({}) });
      return ((await answer.json()) as { error: { message: string } }).error.message;
    };
    expect(await said("PUT", "/api/bff/account/profile/update")).toMatch(/may already be done/);
    for (const [method, path] of [
      ["GET", "/api/bff/account/profile"],
      ["POST", "/api/bff/staking/quote"],
      ["POST", "/api/session/login"],
    ] as const) {
      expect(await said(method, path), path).toMatch(/Nothing is lost/);
    }
  });

  it("sets no cookie where a cache may keep it, and drops one that means nothing where none may", async () => {
    const stale = { cookie: "refreshToken=garbage" };
    const own = await answerUnder("http://localhost:3000", stale);
    expect(own.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^refreshToken=;.*Max-Age=0/),
    ]);
    for (const kept of ["public, max-age=60", "private, max-age=60"]) {
      const answer = await answerUnder("http://localhost:3000", stale, { "cache-control": kept });
      expect(answer.headers.getSetCookie(), kept).toEqual([]);
    }
  });
});
