import { surface } from "../../../lib/bff/proxy/surface.ts";
import {
  expect,
  expectCleanLog,
  MARKER,
  sendGood,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyReset, replyText, UPSTREAM_WORDS } from "../../fixtures/http/recording-upstream.ts";
import { IDEMPOTENCY_KEY } from "../../fixtures/http/surface-calls.ts";
import type { Answer } from "../../fixtures/http/visitor.ts";

interface Line {
  readonly requestId: string;
  readonly route: string;
  readonly status: number;
  readonly code?: string;
  readonly upstreamStatus?: number;
  readonly session?: string;
  readonly refresh?: string;
  readonly ms: number;
}

/** The line of one answer, as soon as it has arrived. */
async function lineOf(lines: readonly string[], answer: Answer): Promise<Line> {
  const id = answer.headers["x-request-id"] ?? "none";
  const find = () => lines.find((line) => line.includes(`"requestId":"${id}","route"`));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? "{}");
}

const KNOWN = [
  "at",
  "level",
  "version",
  "requestId",
  "route",
  "status",
  "code",
  "upstreamStatus",
  "session",
  "refresh",
  "cause",
  "ms",
];

test("every call is one line: route, status, time and request id, with the session's hash and no secret", async ({
  recorded,
  member,
  upstreamCalls,
}) => {
  const { lines } = recorded.application;
  const sessions = new Set<string | undefined>();
  for (const entry of surface) {
    const answer = await sendGood(member, entry);
    const line = await lineOf(lines, answer);
    expect([line.route, line.status], entry.id).toEqual([entry.id, answer.status]);
    expect(line.ms, entry.id).toBeGreaterThanOrEqual(0);
    expect(
      Object.keys(line).filter((name) => !KNOWN.includes(name)),
      entry.id,
    ).toEqual([]);
    sessions.add(line.session);
    const text = JSON.stringify(line);
    expect(text, entry.id).not.toContain(IDEMPOTENCY_KEY);
    expect(text, entry.id).not.toMatch(/anna|USDT|Bearer|Abcdef1!/);
  }
  expect([...sessions]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  expect(upstreamCalls.requests.length).toBeGreaterThan(0);
});

test("no hostile word reaches a line, be it in a path, a query, a header, a body, a cookie or a credential", async ({
  recorded,
  member,
  guest,
  upstreamCalls,
}) => {
  const { lines } = recorded.application;
  const { origin } = member;
  const unsafe = { origin, "x-csrf": "1", "content-type": "application/json" };
  guest.cookies.set("accessToken", MARKER);
  guest.cookies.set("refreshToken", `${MARKER}~2`);
  guest.cookies.set("language", MARKER);
  const answers = [
    await member.send(`/api/bff/${MARKER}/${MARKER}`),
    await member.send(`/api/bff/account/wallet/${MARKER}`),
    await member.send(`/api/bff/account/wallets?${MARKER}=${MARKER}`),
    await member.send(`/api/bff/price/price-history/USDT?range=${MARKER}`),
    await member.send("/api/bff/account/wallets", {
      headers: { authorization: MARKER, "x-request-id": MARKER, "user-agent": MARKER },
    }),
    await member.send("/api/bff/public/sign-up", {
      method: "POST",
      headers: { ...unsafe, "idempotency-key": IDEMPOTENCY_KEY },
      body: JSON.stringify({ [MARKER]: MARKER, username: MARKER }),
    }),
    await member.send("/api/bff/account/wallets", { headers: { origin: `https://${MARKER}.io` } }),
    await guest.send("/api/bff/account/wallets"),
    await guest.post("/api/session/login", { username: MARKER, password: MARKER }),
    await guest.post("/api/session/login", `{"${MARKER}`),
    await guest.open(`/api/session/refresh?returnUrl=/wallet?${MARKER}=1`),
  ];
  for (const answer of answers) await lineOf(lines, answer);
  expectCleanLog(recorded, [...member.cookies.values(), ...guest.cookies.values()]);
  expect(answers.map(({ status }) => status)).toEqual([
    404, 404, 400, 422, 200, 422, 403, 401, 200, 422, 303,
  ]);
  expect(upstreamCalls.requests.length).toBeGreaterThan(0);
});

test("a failing upstream's words, address and our key stay out of the lines, and the cause stands in them", async ({
  recorded,
  member,
  upstreamCalls,
}) => {
  const { lines } = recorded.application;
  for (const [reply, code] of [
    [replyReset, "UPSTREAM_UNAVAILABLE"],
    [
      replyText(200, "application/json", `{"${UPSTREAM_WORDS}": ${TOKENS.access}`),
      "UPSTREAM_INVALID",
    ],
    [replyText(500, "text/html", UPSTREAM_WORDS), "UPSTREAM_UNAVAILABLE"],
  ] as const) {
    upstreamCalls.answer(reply);
    for (const entry of surface.filter(({ endpoint }) => !endpoint.sharedForSeconds)) {
      const line = await lineOf(lines, await sendGood(member, entry));
      expect([line.route, line.code], entry.id).toEqual([entry.id, code]);
      const text = JSON.stringify(line);
      expect(text, entry.id).toContain('"cause":"Upstream');
      expect(text, entry.id).not.toMatch(/127\.0\.0\.1|\bat \/|USDT/);
    }
  }
  expectCleanLog(recorded, [...member.cookies.values()]);
});
