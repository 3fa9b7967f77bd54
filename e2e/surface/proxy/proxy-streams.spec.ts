import { type SurfaceEntry, surface } from "../../../lib/bff/proxy/surface.ts";
import { isStream } from "../../../lib/contract/protocol/endpoint.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  sendGood,
  test,
} from "../../fixtures/http/recording-test.ts";
import {
  type Reply,
  replyJson,
  replyRefusal,
  replyReset,
  replyText,
  UPSTREAM_WORDS,
} from "../../fixtures/http/recording-upstream.ts";
import { GOOD_FILE } from "../../fixtures/http/surface-calls.ts";

const streams: readonly SurfaceEntry[] = surface.filter(({ endpoint }) =>
  isStream(endpoint.response),
);
const CSV = "text/csv; charset=utf-8";

/** As upstream and server name it: text with its characters. */
function typeOf({ endpoint }: SurfaceEntry): string {
  const type = isStream(endpoint.response) ? endpoint.response.type : "";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

const FAULTS: Readonly<Record<string, readonly [Reply, readonly [number, string]]>> = {
  "HTML in its place": [replyText(200, "text/html", "<h1>"), [502, "UPSTREAM_INVALID"]],
  "JSON in its place": [replyJson(200, {}), [502, "UPSTREAM_INVALID"]],
  "a part of it": [replyText(206, CSV, "id"), [502, "UPSTREAM_INVALID"]],
  "a file that is announced as too large": [
    (response) => {
      response.writeHead(200, { "content-type": CSV, "content-length": String(2 ** 40) });
      response.write("id");
    },
    [502, "UPSTREAM_INVALID"],
  ],
  "a failure": [replyJson(500, { stack: UPSTREAM_WORDS }), [503, "UPSTREAM_UNAVAILABLE"]],
  "a dropped connection": [replyReset, [503, "UPSTREAM_UNAVAILABLE"]],
  "a refusal": [replyRefusal(404, 4040), [404, "NOT_FOUND"]],
};

test("R6.1 a file passes byte for byte, with our headers and a plain name alone", async ({
  member,
  upstreamCalls,
}) => {
  expect(streams.length).toBeGreaterThan(0);
  for (const entry of streams) {
    upstreamCalls.answer((response) => {
      const name = `attachment; filename="${UPSTREAM_WORDS}.csv"; x="\u0020"`;
      const headers = {
        "content-type": typeOf(entry),
        "content-disposition": name,
        "x-words": UPSTREAM_WORDS,
      };
      response.writeHead(200, headers).end(GOOD_FILE);
    });
    const answer = await sendGood(member, entry);
    expect(answer.status, entry.id).toBe(200);
    expect(answer.text, entry.id).toBe(GOOD_FILE);
    expect(answer.headers["content-type"], entry.id).toBe(typeOf(entry));
    expect(answer.headers["content-disposition"], entry.id).toBe("attachment");
    expectOurHeaders(answer, entry.id);
  }
});

for (const [title, [reply, outcome]] of Object.entries(FAULTS)) {
  test(`R8.1 ${title} is the error envelope and no file`, async ({ member, upstreamCalls }) => {
    upstreamCalls.answer(reply);
    for (const entry of streams) {
      const answer = await sendGood(member, entry);
      expectRefused(answer, outcome, entry.id);
      expect(answer.headers["content-disposition"], entry.id).toBeUndefined();
    }
  });
}

test("R8.1 a file with an expired token is fetched again after one renewal", async ({
  member,
  upstreamCalls,
}) => {
  for (const [index, entry] of streams.entries()) {
    const renewed = `renewed-token-${index}`;
    let refusals = 0;
    upstreamCalls.reset();
    upstreamCalls.answer((response, request) => {
      if (request.path === "/auth/client/refresh") {
        return replyJson(200, { accessToken: renewed })(response, request);
      }
      const isRenewed = request.header("authorization") === `Bearer ${renewed}`;
      if (isRenewed) return replyText(200, typeOf(entry), GOOD_FILE)(response, request);
      refusals += 1;
      return replyRefusal(401, 5000)(response, request);
    });
    const answer = await sendGood(member, entry);
    expect([answer.status, answer.text, refusals], entry.id).toEqual([200, GOOD_FILE, 1]);
  }
});

test("a file that breaks off never looks complete", async ({ member, upstreamCalls }) => {
  for (const entry of streams) {
    upstreamCalls.answer((response) => {
      response.writeHead(200, { "content-type": typeOf(entry), "content-length": "1000" });
      response.write("id,amount\r\n", () => response.socket?.destroy());
    });
    await expect(sendGood(member, entry), entry.id).rejects.toThrow();
  }
});
