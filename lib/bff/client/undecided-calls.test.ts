import { afterEach, expect, it, vi } from "vitest";
import type { miningEndpoints } from "../../contract/mining.ts";
import { BffError, callBff, callOwn, isOutcomeUnknown } from "./client.ts";
import { callName, outcomeOf } from "./undecided-calls.ts";

const START = { method: "POST", path: "mining/session/start" } as const;
const sent: string[] = [];

/** Answers the next call as told; null breaks the connection. */
function answerWith(status: number | null, code = "CODE") {
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers["idempotency-key"] ?? "");
    if (status === null) throw new TypeError("Failed to fetch");
    const body = status < 300 ? { session: {} } : { error: { code, message: "" } };
    return new Response(JSON.stringify(body), { status });
  });
}

function press() {
  return callBff<typeof miningEndpoints.start>(START).catch((error: BffError) => error);
}

/** Whether the press after an answer goes out under the same key as the one that got it. */
async function isKeptAfter(status: number | null, code?: string): Promise<boolean> {
  answerWith(status, code);
  await press();
  answerWith(200);
  await press();
  return sent.at(-1) === sent.at(-2);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [null, undefined],
  [500, "INTERNAL"],
  [502, "UPSTREAM_INVALID"],
  [503, "UPSTREAM_UNAVAILABLE"],
  [503, "UPSTREAM_UNREACHED"],
  [504, "UPSTREAM_TIMEOUT"],
  [429, "RATE_LIMITED"],
  [403, "CSRF"],
  [409, "IDEMPOTENCY_REUSED"],
])(
  "R10.4 a call keeps its key after an answer that decides nothing: %s %s",
  async (status, code) => {
    expect(await isKeptAfter(status, code)).toBe(true);
  },
);

it.each([
  [200, undefined],
  [201, undefined],
  [403, "NOT_VALID"],
  [404, "NOT_FOUND"],
  [409, "CONFLICT"],
  [422, "INSUFFICIENT_BALANCE"],
])("R10.4 a call gets a new key after an answer that decides: %s %s", async (status, code) => {
  expect(await isKeptAfter(status, code)).toBe(false);
});

it.each(["UPSTREAM_UNREACHED", "FILES_FULL", "UPLOAD_UNAVAILABLE", "WALLET_UNCHECKED"])(
  "R10.4 a 503 that was said before the call was made leaves nothing open: %s",
  (code) => {
    expect(outcomeOf(503, code)).toBe("deferred");
    expect(outcomeOf(503)).toBe("lost");
  },
);

it("a lost reply, a full queue and a failure end in one key", async () => {
  for (const status of [null, 429, 503, 200]) {
    answerWith(status);
    await press();
  }
  expect(new Set(sent.slice(-4)).size).toBe(1);
});

it("a reply that breaks off is no answer", async () => {
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers["idempotency-key"] ?? "");
    return new Response('{"session":', { status: 200 });
  });
  expect(await press()).toMatchObject({ status: 0, code: "OFFLINE" });
  answerWith(200);
  await press();
  expect(sent.at(-1)).toBe(sent.at(-2));
});

it("a call that brings its own key goes out under that one and leaves the others alone", async () => {
  answerWith(null);
  await press();
  const kept = sent.at(-1);
  await callBff<typeof miningEndpoints.start>({ ...START, idempotencyKey: "own" }).catch(() => {});
  expect(sent.at(-1)).toBe("own");
  answerWith(200);
  await press();
  expect(sent.at(-1)).toBe(kept);
});

it("the name that a document keeps for a call holds nothing of its body and tells it from others", async () => {
  const names = await Promise.all(
    ["Old-secret-1", "Old-secret-2"].map((currentPassword) =>
      callName("POST", "bff/account/password", JSON.stringify({ currentPassword })),
    ),
  );
  expect(names[0]).not.toContain("secret");
  expect(names[0]).toBe(
    await callName("POST", "bff/account/password", '{"currentPassword":"Old-secret-1"}'),
  );
  expect(names[0]).not.toBe(names[1]);
  const bodiless = await Promise.all([
    callName("POST", "bff/a"),
    callName("POST", "bff/b"),
    callName("DELETE", "bff/a"),
  ]);
  expect(new Set(bodiless).size).toBe(3);
});

it("a document that is open for long forgets the keys of its oldest calls", async () => {
  const alert = (priceUsd: string) =>
    callOwn({ method: "POST", path: "bff/price/alerts", body: priceUsd }).catch(() => {});
  answerWith(429);
  await alert("0");
  const first = sent.at(-1);
  for (let call = 1; call < 100; call += 1) await alert(`${call}`);
  await alert("0");
  expect(sent.at(-1)).toBe(first);
  for (let call = 1; call <= 100; call += 1) await alert(`${call}`);
  await alert("0");
  expect(sent.at(-1)).not.toBe(first);
});

it.each([
  [200, undefined, "done"],
  [204, undefined, "done"],
  [403, "KYC_REQUIRED", "refused"],
  [404, "NOT_FOUND", "refused"],
  [409, "CONFLICT", "refused"],
  [422, "VALIDATION_FAILED", "refused"],
  [400, "BAD_REQUEST", "deferred"],
  [401, "SESSION_EXPIRED", "deferred"],
  [403, "CSRF", "deferred"],
  [409, "OTHER_MEMBER", "deferred"],
  [413, "TOO_LARGE", "deferred"],
  [423, "LOCKED", "deferred"],
  [429, "RATE_LIMITED", "deferred"],
  [0, "OFFLINE", "lost"],
  [0, "NOT_SENT", "deferred"],
  [408, undefined, "lost"],
  [409, "IDEMPOTENCY_REUSED", "lost"],
  [500, "INTERNAL", "lost"],
  [502, "UPSTREAM_INVALID", "lost"],
  [504, "UPSTREAM_TIMEOUT", "lost"],
  [520, undefined, "lost"],
] as const)("an answer with %s %s means: %s", (status, code, outcome) => {
  expect(outcomeOf(status, code)).toBe(outcome);
});

it("an outcome is unknown without an answer, and while the same call is being carried out", () => {
  const refusal = (status: number, code = "CODE") => new BffError(status, { code, message: "" });
  for (const status of [0, 500, 502, 503, 504]) {
    expect(isOutcomeUnknown(refusal(status)), String(status)).toBe(true);
  }
  expect(isOutcomeUnknown(refusal(409, "IDEMPOTENCY_REUSED"))).toBe(true);
  expect(isOutcomeUnknown(refusal(409, "CONFLICT"))).toBe(false);
  expect(isOutcomeUnknown(refusal(422))).toBe(false);
  expect(isOutcomeUnknown(null)).toBe(false);
});
