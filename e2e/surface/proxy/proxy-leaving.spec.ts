import { surface } from "../../../lib/bff/proxy/surface.ts";
import { expect, TOKENS, test } from "../../fixtures/http/recording-test.ts";
import {
  replyHeadersOnly,
  replyJson,
  replyNothing,
  replyRefusal,
} from "../../fixtures/http/recording-upstream.ts";
import { goodCall, upstreamPath } from "../../fixtures/http/surface-calls.ts";
import type { Visitor } from "../../fixtures/http/visitor.ts";

/** Makes the good call of an entry with a hand on it. */
function leavingCall(visitor: Visitor, entry: (typeof surface)[number]) {
  const { path, method, headers, body } = goodCall(entry, visitor.origin);
  const cookie = visitor.cookieHeader;
  const controller = new AbortController();
  const outcome = fetch(visitor.origin + path, {
    method,
    headers: { ...headers, cookie },
    body: body === undefined ? undefined : new Uint8Array(Buffer.from(body)),
    signal: controller.signal,
  }).then(
    () => "answered",
    () => "left",
  );
  return { outcome, leave: () => controller.abort() };
}

for (const [when, reply] of [
  ["before the upstream has answered", replyNothing],
  ["while the upstream is answering", replyHeadersOnly],
] as const) {
  test(`a browser that leaves ${when} takes its call along, whatever the call is`, async ({
    member,
    upstreamCalls,
  }) => {
    upstreamCalls.answer(reply);
    for (const entry of surface.filter(({ endpoint }) => !endpoint.sharedForSeconds)) {
      const arrived = upstreamCalls.nextRequest();
      const { outcome, leave } = leavingCall(member, entry);
      const request = await arrived;
      expect(request.path, entry.id).toBe(upstreamPath(entry.endpoint));
      leave();
      expect(await outcome, entry.id).toBe("left");
      await request.left;
    }
    expect(upstreamCalls.requests.length).toBe(
      surface.filter(({ endpoint }) => !endpoint.sharedForSeconds).length,
    );
  });
}

test("R8.1 a browser that leaves during a refresh does not take the refresh along", async ({
  member,
  upstreamCalls,
}) => {
  const entry = surface.find(({ path }) => path === "account/wallets");
  if (!entry) throw new Error("No account/wallets on the surface");
  let answerRefresh: () => void = () => undefined;
  upstreamCalls.answer((response, request) => {
    const isRefresh = request.path === "/auth/client/refresh";
    if (!isRefresh) return replyRefusal(401, 5000)(response, request);
    answerRefresh = () => replyJson(200, { accessToken: TOKENS.renewed })(response, request);
  });
  const { outcome, leave } = leavingCall(member, entry);
  await expect.poll(() => upstreamCalls.requests.length).toBe(2);
  leave();
  expect(await outcome).toBe("left");
  const other = member.clone().post("/api/session/refresh");
  answerRefresh();
  expect((await other).status).toBe(204);
  const refreshes = upstreamCalls.requests.filter(({ path }) => path === "/auth/client/refresh");
  expect(refreshes.length).toBe(1);
});
