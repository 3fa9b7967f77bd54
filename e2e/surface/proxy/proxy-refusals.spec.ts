import { surface } from "../../../lib/bff/proxy/surface.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { endpoints } from "../../../lib/contract/registry.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  expectOurHeaders,
  sendGood,
  signIn,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyJson, replyRefusal, UPSTREAM_WORDS } from "../../fixtures/http/recording-upstream.ts";
import type { Answer } from "../../fixtures/http/visitor.ts";

const UNTIL = "2027-01-02T03:04:05Z";
const WORDS = "Please wait until tomorrow.";

interface Row {
  readonly upstream: readonly [status: number, statusCode: number];
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly retryAfter?: string;
  readonly ours: readonly [status: number, code: string];
  readonly details?: Readonly<Record<string, unknown>>;
}

const { accessTokenExpired, tokenRevoked, secondFactorPending, apiKeyRefused, unavailable } =
  UPSTREAM_CODES;

/** Codes that are no refusal of a call but of a bearer, of us, or of everything; tested elsewhere. */
const ELSEWHERE: readonly number[] = [
  accessTokenExpired,
  tokenRevoked,
  secondFactorPending,
  apiKeyRefused,
  unavailable,
];

const TIMED = { facts: { until: UNTIL }, details: { until: UNTIL } } as const;

const ROWS: readonly Row[] = [
  { upstream: [403, UPSTREAM_CODES.notValid], ours: [403, "NOT_VALID"] },
  { upstream: [403, UPSTREAM_CODES.kycRequired], ours: [403, "KYC_REQUIRED"] },
  { upstream: [403, UPSTREAM_CODES.twoFactorRequired], ours: [403, "TWO_FACTOR_REQUIRED"] },
  { upstream: [403, UPSTREAM_CODES.securityHold], ...TIMED, ours: [403, "SECURITY_HOLD"] },
  {
    upstream: [403, UPSTREAM_CODES.stakeLimitReached],
    facts: { available: "1.5" },
    ours: [422, "VALIDATION_FAILED"],
    details: { available: "1.5" },
  },
  { upstream: [403, UPSTREAM_CODES.stepUpRequired], ours: [403, "STEP_UP_REQUIRED"] },
  { upstream: [403, UPSTREAM_CODES.accountFrozen], ours: [403, "ACCOUNT_FROZEN"] },
  { upstream: [403, UPSTREAM_CODES.withdrawalLocked], ...TIMED, ours: [403, "WITHDRAWAL_LOCKED"] },
  { upstream: [404, UPSTREAM_CODES.notFound], ours: [404, "NOT_FOUND"] },
  { upstream: [404, UPSTREAM_CODES.passkeyUnknown], ours: [404, "PASSKEY_UNKNOWN"] },
  { upstream: [501, 5010], ours: [404, "NOT_FOUND"] },
  { upstream: [400, 4000], ours: [400, "BAD_REQUEST"] },
  { upstream: [409, UPSTREAM_CODES.idempotencyReused], ours: [409, "IDEMPOTENCY_REUSED"] },
  { upstream: [409, UPSTREAM_CODES.conflict], ours: [409, "CONFLICT"] },
  { upstream: [409, UPSTREAM_CODES.ceremonyOver], ours: [409, "CEREMONY_OVER"] },
  { upstream: [413, 4130], ours: [413, "TOO_LARGE"] },
  { upstream: [415, 4150], ours: [415, "UNSUPPORTED_MEDIA"] },
  { upstream: [422, UPSTREAM_CODES.validationFailed], ours: [422, "VALIDATION_FAILED"] },
  {
    upstream: [422, UPSTREAM_CODES.insufficientBalance],
    facts: { available: "1.5" },
    ours: [422, "INSUFFICIENT_BALANCE"],
    details: { available: "1.5" },
  },
  {
    upstream: [423, UPSTREAM_CODES.locked],
    facts: { until: UNTIL, triesLeft: 0 },
    ours: [423, "LOCKED"],
    // How long it still is, by the service's clock: the browser's own may be wrong.
    details: { until: UNTIL, triesLeft: 0, retryAfterSeconds: expect.any(Number) },
  },
  {
    upstream: [429, UPSTREAM_CODES.rateLimited],
    facts: { retryAt: UNTIL },
    retryAfter: "17",
    ours: [429, "RATE_LIMITED"],
    details: { retryAt: UNTIL, retryAfterSeconds: 17 },
  },
];

interface Envelope {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: unknown;
    readonly details?: unknown;
  };
}

function errorOf(answer: Answer): Envelope["error"] {
  return answer.json<Envelope>().error;
}

const asked = surface.filter(({ endpoint }) => !endpoint.sharedForSeconds);
const silent = asked.filter(({ endpoint }) => !endpoint.relaysMessage);
const relaying = asked.filter(({ endpoint }) => endpoint.relaysMessage);

test("R11.3 every status code of the contract has a row here", () => {
  const rows = ROWS.map(({ upstream }) => upstream[1]);
  const missing = Object.entries(UPSTREAM_CODES).filter(
    ([, code]) => !rows.includes(code) && !ELSEWHERE.includes(code),
  );
  expect(missing).toEqual([]);
});

for (const [turn, row] of ROWS.entries()) {
  const { upstream, facts = {}, retryAfter, ours, details } = row;

  test(`R7.4 the upstream's ${upstream.join("/")} is our ${ours.join(" ")}, with its facts and without its words`, async ({
    member,
    upstreamCalls,
  }) => {
    const headers: Record<string, string> = retryAfter ? { "retry-after": retryAfter } : {};
    const secret = { trackingId: UPSTREAM_WORDS, requestId: UPSTREAM_WORDS, sql: UPSTREAM_WORDS };
    upstreamCalls.answer(replyRefusal(...upstream, { ...secret, ...facts }, headers));
    expect(silent.length).toBeGreaterThan(0);
    for (const entry of dueAt(silent, turn)) {
      const answer = await sendGood(member, entry);
      const error = errorOf(answer);
      const waits = answer.headers["retry-after"];
      expect([answer.status, error.code, waits, answer.setCookies], entry.id).toEqual([
        ...ours,
        retryAfter,
        [],
      ]);
      expect([error.details, error.fields], entry.id).toEqual([details, undefined]);
      expectOurHeaders(answer, entry.id);
    }
  });
}

test("R8.2 the upstream's own words pass where the member is to read them, and nowhere else", async ({
  member,
  upstreamCalls,
}) => {
  upstreamCalls.answer(replyRefusal(409, UPSTREAM_CODES.conflict, { message: WORDS }));
  expect(relaying.length).toBeGreaterThan(0);
  for (const entry of asked) {
    const { message } = errorOf(await sendGood(member, entry));
    if (entry.endpoint.relaysMessage) expect(message, entry.id).toBe(WORDS);
    else expect(message, entry.id).not.toContain(WORDS);
  }
  upstreamCalls.answer(replyRefusal(409, UPSTREAM_CODES.conflict, { message: "" }));
  for (const entry of relaying) {
    const told = entry.endpoint.relaysMessage === "only" ? /^$/ : /^Something changed/;
    expect(errorOf(await sendGood(member, entry)).message, entry.id).toMatch(told);
  }
});

/** What an upstream may say that knows no codes; the last is a list of the framework's own. */
const PLAIN_REFUSALS = [
  { body: { message: WORDS }, fields: undefined },
  { body: { statusCode: "Unauthorized", message: [WORDS] }, fields: undefined },
  {
    body: { message: WORDS, errors: [{ field: "username", message: "Unknown." }] },
    fields: { username: ["Unknown."] },
  },
];

test("R8.2 R5.1 any refusal with words reaches who signs in, signs up or has forgotten", async ({
  guest,
  upstreamCalls,
}) => {
  const entries = relaying.filter(({ endpoint }) => endpoint.audience === "public");
  expect(entries.map(({ id }) => id).join()).toMatch(/sign-up.*forgot|forgot.*sign-up/);
  for (const status of [400, 401, 403, 409, 422]) {
    for (const { body, fields } of PLAIN_REFUSALS) {
      upstreamCalls.answer(replyJson(status, body));
      for (const entry of entries) {
        const answer = await sendGood(guest, entry);
        const about = `${entry.id} ${status}`;
        expect([errorOf(answer).message, errorOf(answer).fields], about).toEqual([WORDS, fields]);
        expect(answer.status, about).not.toBe(401);
      }
      const visitor = guest.clone();
      const login = await visitor.login(`visitor-${status}-${body.message.length}`);
      expect([errorOf(login).message, errorOf(login).fields], `login ${status}`).toEqual([
        WORDS,
        fields,
      ]);
      expect(login.status).not.toBe(401);
    }
  }
});

test("R8.2 R5.1 any refusal with words reaches who gives a code, and the code may be given again", async ({
  guest,
  upstreamCalls,
}) => {
  const pending = replyJson(200, { gg2FAToken: TOKENS.access, validGG2FA: false });
  for (const status of [400, 401, 403, 409, 422]) {
    for (const [turn, { body, fields }] of PLAIN_REFUSALS.entries()) {
      const refusal = replyJson(status, body);
      upstreamCalls.answer((response, request) => {
        const isLogin = request.path.endsWith("/login/credential");
        (isLogin ? pending : refusal)(response, request);
      });
      const visitor = guest.clone();
      await visitor.login(`coder-${status}-${turn}`);
      const about = `${status} ${JSON.stringify(body)}`;
      for (const code of ["123456", "654321"]) {
        const answer = await visitor.post("/api/session/two-factor", { code });
        expect([errorOf(answer).message, errorOf(answer).fields], about).toEqual([WORDS, fields]);
        expect(answer.status, about).not.toBe(401);
      }
    }
  }
});

test("R8.2 words about us never pass, where the member reads the upstream's words neither", async ({
  member,
  guest,
  upstreamCalls,
}) => {
  upstreamCalls.answer(replyRefusal(403, apiKeyRefused, { errors: { _: [UPSTREAM_WORDS] } }));
  for (const entry of relaying) {
    const answer = await sendGood(member, entry);
    expect([answer.status, errorOf(answer).code], entry.id).toEqual([502, "UPSTREAM_INVALID"]);
    expectOurHeaders(answer, entry.id);
  }
  const login = await guest.login("anna");
  expect([login.status, errorOf(login).code]).toEqual([502, "UPSTREAM_INVALID"]);
  expectOurHeaders(login, "login");
});

test("R8.2 the calls whose words pass are those of login, second factor, sign-up, passwords and mails", () => {
  const names = endpoints.filter(({ relaysMessage }) => relaysMessage).map(({ path }) => path);
  const allowed =
    /^\/(login|gg-2fa|sign-up|forgot|reset|verify-email|resend|send-email|change-password)/;
  expect(names.filter((path) => !allowed.test(path))).toEqual([]);
});

test("R5.1 the upstream's validation errors become fields, be they lists or texts", async ({
  member,
  guest,
  upstreamCalls,
}) => {
  const errors = { username: ["Taken.", "Too short."], _: "Not now." };
  upstreamCalls.answer(replyRefusal(422, UPSTREAM_CODES.validationFailed, { errors }));
  const fields = { username: ["Taken.", "Too short."], _: ["Not now."] };
  for (const entry of dueAt(asked, 0, 4)) {
    expect(errorOf(await sendGood(member, entry)).fields, entry.id).toEqual(fields);
  }
  expect(errorOf(await guest.login("anna")).fields).toEqual(fields);
  upstreamCalls.answer(replyRefusal(422, 4220, { errors: [1, [2]], until: 7, triesLeft: "x" }));
  for (const entry of dueAt(silent, 0, 4)) {
    const { code, fields: none, details } = errorOf(await sendGood(member, entry));
    expect([code, none, details], entry.id).toEqual(["VALIDATION_FAILED", undefined, undefined]);
  }
});

test("R8.1 a refusal of the bearer ends the session at once for 5001, and keeps it for 5002", async ({
  recorded,
  upstreamCalls,
}) => {
  const ofMembers = asked.filter(({ endpoint }) => endpoint.audience === "member");
  for (const entry of dueAt(ofMembers, 0, 4)) {
    const member = await signIn(recorded);
    upstreamCalls.answer(replyRefusal(401, secondFactorPending));
    const pending = await sendGood(member, entry);
    expect([pending.status, errorOf(pending).code]).toEqual([401, "SECOND_FACTOR_REQUIRED"]);
    expect(pending.setCookies, entry.id).toEqual([]);
    upstreamCalls.answer(replyRefusal(401, tokenRevoked));
    const calls = await upstreamCalls.requestsDuring(async () => {
      const revoked = await sendGood(member, entry);
      expect([revoked.status, errorOf(revoked).code]).toEqual([401, "SESSION_EXPIRED"]);
      const deleted = revoked.setCookies.filter((line) => /max-age=0/i.test(line));
      const names = deleted.map((line) => line.split("=")[0]).toSorted();
      expect(names, entry.id).toEqual(["accessToken", "gg2FAToken", "refreshToken", "seen"]);
      expectOurHeaders(revoked, entry.id);
    });
    expect(calls.length, entry.id).toBe(1);
    expect(calls[0]?.header("authorization"), entry.id).toBe(`Bearer ${TOKENS.access}`);
  }
});

test("R8.1 an expired bearer whose refresh is refused for good ends the session", async ({
  recorded,
  upstreamCalls,
}) => {
  for (const status of [400, 401, 403]) {
    const member = await signIn(recorded);
    upstreamCalls.answer((response, request) => {
      const isRefresh = request.path === "/auth/client/refresh";
      const reply = isRefresh ? replyRefusal(status, 5001) : replyRefusal(401, 5000);
      reply(response, request);
    });
    const answer = await member.send("/api/bff/account/wallets");
    expect([answer.status, errorOf(answer).code]).toEqual([401, "SESSION_EXPIRED"]);
    expect(answer.setCookies.filter((line) => /max-age=0/i.test(line)).length).toBe(4);
    expectOurHeaders(answer, `refused with ${status}`);
  }
});
