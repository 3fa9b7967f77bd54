import { afterEach, describe, expect, it, vi } from "vitest";

const ENVIRONMENT = {
  APP_ORIGIN: "https://app.example",
  TRUSTED_PROXY_HOPS: "1",
  SESSION_SECRET: "test-secret-test-secret-test-secret-0001",
  UPSTREAM_URL: "https://upstream.example",
  UPSTREAM_API_KEY: "key",
};

async function answerUnder(appOrigin: string, headers: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...ENVIRONMENT, APP_ORIGIN: appOrigin }))
    vi.stubEnv(name, value);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { handle, json } = await import("./handler.ts");
  const handler = handle({ id: "probe" }, async () => json({}));
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
      expect(headers.get("strict-transport-security")).toBe(
        "max-age=63072000; includeSubDomains; preload",
      );
    }
  });

  it("R6.1 says nothing of https where there is none", async () => {
    const answer = await answerUnder("http://localhost:3000");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("strict-transport-security")).toBeNull();
  });
});
