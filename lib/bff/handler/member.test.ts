import { expect, it, vi } from "vitest";
import { beginSession } from "../../session/begin.ts";
import type { CookieChange } from "../../session/cookies.ts";
import type { UpstreamResult } from "../../upstream/answer.ts";
import { handle, json } from "./handler.ts";
import { callForMember } from "./member.ts";

vi.stubEnv("APP_ORIGIN", "https://app.example");
vi.stubEnv("TRUSTED_PROXY_HOPS", "1");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "https://upstream.example");
vi.stubEnv("UPSTREAM_API_KEY", "key");

const REVOKED: UpstreamResult<never> = {
  ok: false,
  refusal: { status: 401, body: { statusCode: 5001, message: "" } },
} as UpstreamResult<never>;

function cookieHeader(changes: readonly CookieChange[]): string {
  const set = changes.filter(({ maxAge }) => maxAge > 0);
  return set.map(({ name, value }) => `${name}=${value}`).join("; ");
}

it("R4.3 only the first answer that calls a session over deletes cookies: by a later one they may be the next login's", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const tokens = { accessToken: "access", refreshToken: "refresh", userId: "7" };
  const cookie = cookieHeader(await beginSession({ ...tokens, autoLogoutMinutes: 0 }));
  const ask = (revoked: Promise<UpstreamResult<never>>) => {
    const handler = handle({ id: "probe" }, async (context) => {
      await callForMember(context, () => revoked);
      return json({});
    });
    const request = new Request("http://localhost/api/bff/probe", { headers: { cookie } });
    return handler(request, { params: Promise.resolve({}) });
  };
  const slow = Promise.withResolvers<UpstreamResult<never>>();
  const underWay = ask(slow.promise);
  const first = await ask(Promise.resolve(REVOKED));
  expect(first.status).toBe(401);
  expect(first.headers.getSetCookie()).toHaveLength(4);
  slow.resolve(REVOKED);
  const late = await underWay;
  expect(late.status).toBe(401);
  expect(late.headers.getSetCookie()).toEqual([]);
});
