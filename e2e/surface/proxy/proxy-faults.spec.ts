import { type SurfaceEntry, surface } from "../../../lib/bff/proxy/surface.ts";
import { isStream } from "../../../lib/contract/protocol/endpoint.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  expectCleanLog,
  expectRefused,
  type Recorded,
  sendGood,
  signIn,
  startRecorded,
  stopRecorded,
  test,
} from "../../fixtures/http/recording-test.ts";
import {
  type Reply,
  replyHeadersOnly,
  replyJson,
  replyNothing,
  replyRedirect,
  replyRefusal,
  replyReset,
  replyText,
  replyTruncated,
  UPSTREAM_WORDS,
} from "../../fixtures/http/recording-upstream.ts";
import { endpointOf, goodAnswer, upstreamPath } from "../../fixtures/http/surface-calls.ts";
import type { Answer, Visitor } from "../../fixtures/http/visitor.ts";

type Outcome = readonly [status: number, code: string];

const INVALID: Outcome = [502, "UPSTREAM_INVALID"];
const UNAVAILABLE: Outcome = [503, "UPSTREAM_UNAVAILABLE"];
const UNREACHED: Outcome = [503, "UPSTREAM_UNREACHED"];
const TIMEOUT: Outcome = [504, "UPSTREAM_TIMEOUT"];

const TIMEOUT_MS = 4_000;
const TOTAL_TIMEOUT_MS = 6_000;
/** Generous: what matters is that the limit holds, not how busy the machine is. */
const LATE_MS = 30_000;

const HTML = `<!doctype html><h1>${UPSTREAM_WORDS}</h1>`;

const withAnswer = (make: (value: unknown) => Reply): Reply => {
  return (response, request) => {
    const endpoint = endpointOf(request);
    make((endpoint && goodAnswer(endpoint)) ?? {})(response, request);
  };
};

/** What an upstream may do instead of answering, and what the browser is told. */
const FAULTS: Readonly<Record<string, readonly [Reply, Outcome]>> = {
  "redirects with 301": [replyRedirect(301, "https://evil.example/"), INVALID],
  "redirects with 302 to itself": [replyRedirect(302, "/public/coin/prices"), INVALID],
  "redirects with 307": [replyRedirect(307, "https://evil.example/"), INVALID],
  "redirects with 308": [replyRedirect(308, "//evil.example/"), INVALID],
  "answers 304": [replyRedirect(304, "/"), INVALID],
  "answers 300": [replyText(300, "application/json", "{}"), INVALID],
  "answers HTML": [replyText(200, "text/html; charset=utf-8", HTML), INVALID],
  "answers JSON that it calls HTML": [
    withAnswer((value) => replyText(200, "text/html", JSON.stringify(value))),
    INVALID,
  ],
  "answers without a type": [replyText(200, "", "{}"), INVALID],
  "answers broken JSON": [replyText(200, "application/json", `{"a": ${UPSTREAM_WORDS}`), INVALID],
  "answers nothing at all": [replyText(200, "application/json", ""), INVALID],
  "answers 204 where a body is due": [replyText(204, "application/json", ""), INVALID],
  "answers 205": [withAnswer((value) => replyJson(205, value)), INVALID],
  "answers another shape": [replyJson(200, [[UPSTREAM_WORDS]]), INVALID],
  "answers null": [replyJson(200, null), INVALID],
  "answers a wrapped null": [replyJson(200, { data: null }), INVALID],
  "answers a text": [replyJson(200, UPSTREAM_WORDS), INVALID],
  "answers more than eight megabytes": [
    replyText(200, "application/json", `"${"x".repeat(8_400_000)}"`),
    INVALID,
  ],
  "refuses our key": [replyRefusal(403, 4034), INVALID],
  "refuses with a 403 that nobody knows": [
    replyRefusal(403, 1234, { errors: { _: [UPSTREAM_WORDS] } }),
    INVALID,
  ],
  "refuses with a 401 that nobody knows": [replyRefusal(401, 4010), INVALID],
  "refuses with a 401 whose code is a text": [
    replyRefusal(401, "5000" as unknown as number),
    INVALID,
  ],
  "refuses with a 401 in HTML": [replyText(401, "text/html", HTML), INVALID],
  "refuses with a 400 in HTML": [replyText(400, "text/html", HTML), INVALID],
  "refuses with a teapot": [replyRefusal(418, 4180, { until: UPSTREAM_WORDS }), INVALID],
  "fails with 500": [
    replyJson(500, { stack: `Error: ${UPSTREAM_WORDS}\n    at /srv/a.js:1` }),
    UNAVAILABLE,
  ],
  "fails with 500 and 5000 in the body": [replyRefusal(500, 5000), UNAVAILABLE],
  "fails with 502 in HTML": [replyText(502, "text/html", HTML), UNAVAILABLE],
  "fails with 503": [replyRefusal(503, 5030, {}, { "retry-after": "7" }), UNAVAILABLE],
  "drops the connection": [replyReset, UNAVAILABLE],
  "breaks off in the middle": [withAnswer((value) => replyTruncated(value, "length")), UNAVAILABLE],
  "breaks off between chunks": [
    withAnswer((value) => replyTruncated(value, "chunked")),
    UNAVAILABLE,
  ],
};

/** What is a good answer of a call that has none to give. */
const GOOD_WITHOUT_BODY = ["answers nothing at all", "answers 204 where a body is due"];

/** Refusals whose words are for the member where a call relays them; the test of refusals has those calls. */
const WORDS_FOR_SOME = [
  "refuses with a 403 that nobody knows",
  "refuses with a 401 that nobody knows",
  "refuses with a 401 whose code is a text",
  "refuses with a teapot",
];

/** Streams have faults of their own; the test of streams has them. */
const parsed = surface.filter(({ endpoint }) => !isStream(endpoint.response));

const isRetried = ({ endpoint }: SurfaceEntry) => endpoint.method === "GET" && !endpoint.effect;

async function inGroups(
  entries: readonly SurfaceEntry[],
  run: (entry: SurfaceEntry) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < entries.length; start += 8) {
    await Promise.all(entries.slice(start, start + 8).map(run));
  }
}

test.describe("when the upstream", () => {
  let recorded: Recorded;
  let member: Visitor;

  test.beforeAll(async () => {
    recorded = await startRecorded({
      UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
      UPSTREAM_TOTAL_TIMEOUT_MS: String(TOTAL_TIMEOUT_MS),
    });
    member = await signIn(recorded);
  });
  test.afterEach(() => {
    recorded.upstream.reset();
    expectCleanLog(recorded, [...member.cookies.values()]);
  });
  test.afterAll(() => stopRecorded(recorded));

  function expectFault(answer: Answer, outcome: Outcome, entry: SurfaceEntry): void {
    const about = entry.id;
    const { whenFailed } = entry.endpoint;
    if (whenFailed) {
      expect([answer.status, answer.json()], about).toEqual([200, whenFailed]);
      return;
    }
    const { fields, details } = expectRefused(answer, outcome, about);
    const waits = answer.headers["retry-after"];
    const seen = {
      ...{ fields, details, cookies: answer.setCookies, location: answer.headers.location },
      foreign: answer.text.match(/https?:|<h1>|evil/),
      hasWait: waits === undefined ? undefined : Number(waits) > 0,
    };
    const hasWait = outcome === INVALID ? undefined : true;
    expect(seen, about).toEqual({ cookies: [], foreign: null, hasWait });
  }

  for (const [turn, [title, [reply, outcome]]] of Object.entries(FAULTS).entries()) {
    test(`R8.1 ${title}, each call is ${outcome.join(" ")} and the session is kept`, async () => {
      const { upstream } = recorded;
      upstream.answer(reply);
      const entries = GOOD_WITHOUT_BODY.includes(title)
        ? parsed.filter(({ endpoint }) => endpoint.response)
        : parsed.filter(
            ({ endpoint }) => !(WORDS_FOR_SOME.includes(title) && endpoint.relaysMessage),
          );
      await inGroups(dueAt(entries, turn), async (entry) => {
        expectFault(await sendGood(member, entry), outcome, entry);
        const { method } = entry.endpoint;
        const path = upstreamPath(entry.endpoint);
        const asked = upstream.requests.filter((row) => row.method === method && row.path === path);
        const tries = reply === replyReset && isRetried(entry) ? 2 : 1;
        expect(asked.length, entry.id).toBe(tries);
      });
    });
  }

  test("is gone, each call is 503, told apart from what was lost, and the session is kept", async () => {
    const gone = await startRecorded();
    const visitor = await signIn(gone);
    await gone.upstream.close();
    // Whatever was connected before is found to be closed.
    await visitor.send("/api/bff/account/wallets");
    for (const entry of surface) {
      expectFault(await sendGood(visitor, entry), UNREACHED, entry);
    }
    await gone.application.stop();
  });

  test("R8.1 drops the connection once, a read is answered by its second try and nothing else is tried again", async () => {
    const { upstream } = recorded;
    for (const entry of parsed.filter(({ endpoint }) => !endpoint.sharedForSeconds)) {
      let isFirst = true;
      upstream.reset();
      const after = (response: Parameters<Reply>[0], request: Parameters<Reply>[1]) => {
        const reply = isFirst ? replyReset : withAnswer((value) => replyJson(200, value));
        isFirst = false;
        reply(response, request);
      };
      upstream.answer(after);
      const answer = await sendGood(member, entry);
      expect(answer.status, entry.id).toBe(isRetried(entry) ? 200 : 503);
      expect(upstream.requests.length, entry.id).toBe(isRetried(entry) ? 2 : 1);
    }
  });

  for (const [title, reply] of [
    ["never answers", replyNothing],
    ["stops after its headers", replyHeadersOnly],
  ] as const) {
    test(`${title}, each call is 504 within its time and the session is kept`, async () => {
      const { upstream } = recorded;
      upstream.answer(reply);
      const startedAt = performance.now();
      const own = parsed.filter(({ endpoint }) => endpoint.timeoutMs === undefined);
      const answers = await Promise.all(
        own.map(async (entry) => [entry, await sendGood(member, entry)] as const),
      );
      for (const [entry, answer] of answers) expectFault(answer, TIMEOUT, entry);
      const elapsed = performance.now() - startedAt;
      expect(elapsed).toBeGreaterThanOrEqual(TIMEOUT_MS * 0.9);
      expect(elapsed).toBeLessThan(LATE_MS);
      expect(upstream.requests.length).toBe(own.length);
      await Promise.all(upstream.requests.map(({ left }) => left));
    });
  }

  test("R8.1 cannot renew a session, the call is 503 and the session is kept", async () => {
    const { upstream } = recorded;
    const members = surface.filter(({ endpoint }) => endpoint.audience === "member");
    const refreshes = [
      replyReset,
      replyText(200, "text/html", HTML),
      replyJson(200, {}),
      replyJson(200, { accessToken: "" }),
      replyRefusal(429, 4290, {}, { "retry-after": "3" }),
      replyJson(500, {}),
      replyRedirect(302, "https://evil.example/"),
    ];
    for (const [turn, refresh] of refreshes.entries()) {
      // What has failed once is remembered for a moment, by session.
      const own = await signIn(recorded);
      upstream.answer((response, request) => {
        const isRefresh = request.path === "/auth/client/refresh";
        (isRefresh ? refresh : replyRefusal(401, 5000))(response, request);
      });
      await inGroups(dueAt(members, turn), async (entry) => {
        expectFault(await sendGood(own, entry), UNREACHED, entry);
      });
      const asked = upstream.requests.filter(({ path }) => path === "/auth/client/refresh");
      expect(asked.length, `turn ${turn}`).toBeGreaterThan(0);
    }
  });
});
