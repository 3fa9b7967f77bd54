import { expect, it } from "vitest";
import { deviations, examineStub, find } from "./examine-stub.ts";
import type { StubOptions } from "./stub/stub.ts";

/** Refuses each refresh token that comes a second time, and with `isRevoking` ends its session. Offers a logout. */
function goodOnce({ isRevoking }: { readonly isRevoking: boolean }): StubOptions["alter"] {
  const used = new Set<string>();
  const ended = new Set<string>();
  const refreshTokenOf = new Map<string, string>();
  return (call, reply) => {
    const { accessToken, refreshToken } = (reply.body ?? {}) as Record<string, string>;
    const isRefresh = call.path.endsWith("/refresh") && call.standing === "refresh";
    if (accessToken)
      refreshTokenOf.set(accessToken, isRefresh ? call.bearer : (refreshToken ?? ""));
    const isAgain = isRefresh && used.has(call.bearer);
    if (isRefresh) used.add(call.bearer);
    if (isAgain && isRevoking) ended.add(call.bearer);
    const isOver = isAgain || ended.has(refreshTokenOf.get(call.bearer) ?? "");
    if (isOver) return { status: 401, body: { statusCode: 5001, message: "No" } };
    const endsSession = call.path.endsWith("/logout") && call.standing === "good";
    return endsSession ? { status: 204, body: null } : reply;
  };
}

it("says nothing of a second time where a refresh token does nothing the first time", async () => {
  const alter: StubOptions["alter"] = (call, reply) =>
    call.path.endsWith("/refresh") ? { status: 500, body: {} } : reply;
  const again = find(await examineStub({ alter }, "ada"), "POST /refresh (auth) with the same");
  expect(again?.outcome).toBe("not seen");
});

it.each([false, true])(
  "a refresh token that is good once is a note that names what several instances need, whether its session ends with it: %s",
  async (isRevoking) => {
    const findings = await examineStub({ alter: goodOnce({ isRevoking }) }, "ada");
    const again = find(findings, "POST /refresh (auth) with the same");
    expect([again?.outcome, again?.came]).toEqual(["note", expect.stringContaining("REDIS_URL")]);
    expect(deviations(findings)).toEqual([]);
    expect(findings.find(({ topic }) => topic === "Ending")?.outcome).toBe("ok");
  },
);
