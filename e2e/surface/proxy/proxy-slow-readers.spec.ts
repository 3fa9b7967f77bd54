import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { ROOT } from "../../cli/process.ts";
import { isExhaustive } from "../../fixtures/http/exhaustive.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import { openReader, type Reader } from "../../fixtures/http/reader.ts";
import {
  expect,
  expectRefused,
  goodReply,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { type Reply, replyNothing } from "../../fixtures/http/recording-upstream.ts";
import { sealedMembers } from "../../fixtures/http/sealed-members.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";

const EXPORT = "/api/bff/transaction/export";
const WALLETS = "/api/bff/account/wallets";
const CONNECTIONS = 256;
const STREAMS = 64;
const OF_MEMBER = 3;
const USUAL_MS = 3_000;
const UPSTREAM_TIMEOUT_MS = 10_000;
const CHUNK = Buffer.from("1,-1.50,2026-01-01\r\n".repeat(3_277));

// A crowd of 256 beside the start of other servers: a busy machine is not an upstream that hangs.
test.use({
  recordedEnv: {
    UPSTREAM_TIMEOUT_MS: String(UPSTREAM_TIMEOUT_MS),
    UPSTREAM_TOTAL_TIMEOUT_MS: "30000",
  },
});

/** Answers an export with a file of so many bytes, and everything else by the contract. */
function fileOf(bytes: number): Reply {
  return (response, request) => {
    if (!request.path.endsWith("/export")) return goodReply(response, request);
    response.writeHead(200, { "content-type": "text/csv; charset=utf-8" });
    const chunks = Array.from({ length: Math.ceil(bytes / CHUNK.length) }, () => CHUNK);
    Readable.from(chunks).pipe(response);
  };
}

/** Begins an export and says nothing more of it. */
const begin: Reply = (response, request) => {
  if (!request.path.endsWith("/export")) return goodReply(response, request);
  response.writeHead(200, { "content-type": "text/csv; charset=utf-8" });
  response.write("id,amount\r\n");
};

async function timed<Given>(call: Promise<Given>): Promise<Given & { readonly ms: number }> {
  const startedAt = performance.now();
  return { ...(await call), ms: performance.now() - startedAt };
}

/** A member's read and a sign-in are answered as on any day. */
async function expectUsualPace(member: Visitor): Promise<void> {
  const login = timed(new Visitor(member.origin).login("anna"));
  for (const { status, ms } of [await timed(member.send(WALLETS)), await login]) {
    expect(status).toBe(200);
    expect(ms).toBeLessThan(USUAL_MS);
  }
}

function tally(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function leaveAll(readers: readonly Reader[]): void {
  for (const reader of readers) reader.leave();
}

test("256 exports that nobody reads keep no other member waiting", async ({
  member,
  upstreamCalls,
}) => {
  const [other] = await sealedMembers(member.origin, 1, TOKENS.access);
  if (!other) throw new Error("No other member");
  upstreamCalls.answer(fileOf(19_000_000));
  const readers = Array.from({ length: CONNECTIONS }, () => openReader(member, EXPORT, 0));
  const statuses = await Promise.all(readers.map(({ status }) => status));
  expect(tally(statuses)).toEqual({ 200: OF_MEMBER, 429: CONNECTIONS - OF_MEMBER });
  await expectUsualPace(other);

  member.cookies.set("language", "de-DE");
  const refused = await member.send(EXPORT);
  const { message } = expectRefused(refused, [429, "FILES_IN_FLIGHT"], "the fourth");
  const { errors } = JSON.parse(readFileSync(`${ROOT}messages/de-DE.json`, "utf8"));
  expect([message, refused.headers["retry-after"]]).toEqual([errors.FILES_IN_FLIGHT, "10"]);

  leaveAll(readers);
  upstreamCalls.reset();
  await expect.poll(async () => (await member.send(EXPORT)).status).toBe(200);
});

test("as many exports as the instance takes on leave the rest refused, not waiting", async ({
  member,
  upstreamCalls,
}) => {
  upstreamCalls.answer(begin);
  const members = await sealedMembers(member.origin, 30, TOKENS.access);
  const readers = members.flatMap((one) =>
    Array.from({ length: OF_MEMBER }, () => openReader(one, EXPORT, 0)),
  );
  const statuses = await Promise.all(readers.map(({ status }) => status));
  expect(tally(statuses)).toEqual({ 200: STREAMS, 503: readers.length - STREAMS });
  const refused = await timed(member.send(EXPORT));
  expectRefused(refused, [503, "FILES_FULL"], "one more");
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.ms).toBeLessThan(USUAL_MS);
  await expectUsualPace(member);

  leaveAll(readers);
  upstreamCalls.reset();
  await expect.poll(async () => (await member.send(EXPORT)).status).toBe(200);
});

test("a call that waits for a connection ends in 504 within its own time", {
  tag: "@deep",
}, async ({ member, recorded, upstreamCalls }) => {
  const members = await sealedMembers(member.origin, CONNECTIONS + 30, TOKENS.access);
  const askAll = () =>
    Promise.all(
      members.map(({ origin, cookieHeader: cookie }) =>
        rawRequest(origin, { target: WALLETS, headers: { cookie } }),
      ),
    );
  // What the crowd alone takes on this machine is nobody's waiting.
  const startedAt = performance.now();
  await askAll();
  const crowdMs = performance.now() - startedAt;
  upstreamCalls.answer(replyNothing);
  const linesBefore = recorded.application.lines.length;
  const answers = await askAll();
  expect(tally(answers.map(({ status }) => status))).toEqual({ 504: answers.length });
  expect(answers.every(({ text }) => text.includes("UPSTREAM_TIMEOUT"))).toBe(true);
  const times = recorded.application.lines
    .slice(linesBefore)
    .map((line) => JSON.parse(line.startsWith("{") ? line : "{}"))
    .filter(({ code }) => code === "UPSTREAM_TIMEOUT")
    .map(({ ms }) => ms);
  expect(times.length).toBe(answers.length);
  expect(Math.max(...times)).toBeLessThan(UPSTREAM_TIMEOUT_MS + 1_500 + crowdMs);
  upstreamCalls.reset();
  await expectUsualPace(member);
});

test("a reader who takes nothing or trickles is cut off, and a slow phone has its whole file", {
  tag: "@deep",
}, async ({ member, recorded, upstreamCalls }) => {
  const phoneBytesPerSecond = isExhaustive ? 50_000 : 128_000;
  test.setTimeout(300_000);
  const fileBytes = 9_000_000;
  upstreamCalls.answer(fileOf(fileBytes));
  const phone = openReader(member, EXPORT, phoneBytesPerSecond);
  expect(await phone.status).toBe(200);

  const gone: Promise<void>[] = [];
  upstreamCalls.answer((response, request) => {
    gone.push(request.left);
    fileOf(19_000_000)(response, request);
  });
  const idle = openReader(member, EXPORT, 0);
  const trickling = openReader(member, EXPORT, 1_000);
  expect(await Promise.all([idle.status, trickling.status])).toEqual([200, 200]);
  await Promise.all(gone);
  expect(gone.length).toBe(2);
  const cause =
    /^broke off: SlowReaderError: GET transaction\/export: \d+ bytes taken in 60000 ms$/;
  const cuts = () =>
    recorded.application.lines
      .map((line) => JSON.parse(line.startsWith("{") ? line : "{}"))
      .filter((line) => cause.test(line.cause ?? ""));
  await expect.poll(() => cuts().length).toBe(2);
  expect(recorded.application.errorLines).toEqual([]);
  leaveAll([idle, trickling]);

  await phone.closed;
  const sent = CHUNK.toString().repeat(Math.ceil(fileBytes / CHUNK.length));
  expect(phone.wholeText() === sent).toBe(true);
});
