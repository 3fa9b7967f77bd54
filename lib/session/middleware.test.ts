import { expect, it, vi } from "vitest";
import { beginSession } from "./begin.ts";
import { decidePage } from "./middleware.ts";

vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
vi.stubEnv("UPSTREAM_API_KEY", "key");

vi.mock("../upstream/call.ts", () => ({
  callUpstream: async () => ({ ok: false, refusal: { status: 401, body: {} } }),
}));

it("R4.3 only the first page that hears that a session is over deletes cookies: by a later one they may be the next login's", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const tokens = { accessToken: "", refreshToken: "refresh", userId: "7", autoLogoutMinutes: 0 };
  const set = (await beginSession(tokens)).filter(({ maxAge }) => maxAge > 0);
  const cookieHeader = set.map(({ name, value }) => `${name}=${value}`).join("; ");
  const asked = { pathname: "/wallet", search: "", method: "GET", traceparent: null };
  const first = await decidePage({ ...asked, cookieHeader, requestId: "1" });
  expect(first.changes).toHaveLength(4);
  const late = await decidePage({ ...asked, cookieHeader, requestId: "2" });
  expect(late.changes).toEqual([]);
  expect(late.outcome).toEqual(first.outcome);
});
