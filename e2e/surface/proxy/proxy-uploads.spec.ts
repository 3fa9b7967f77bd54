import { type SurfaceEntry, surface } from "../../../lib/bff/proxy/surface.ts";
import { accountEndpoints } from "../../../lib/contract/account.ts";
import { memoryMb } from "../../bench/process-usage.ts";
import { type RawAnswer, rawRequest, statusesInRow } from "../../fixtures/http/raw-http.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  type Recorded,
  sendGood,
  signIn,
  startRecorded,
  stopRecorded,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyHeadersOnly } from "../../fixtures/http/recording-upstream.ts";
import {
  BOUNDARY,
  contractReply,
  fileBytes,
  formBytes,
  goodAnswer,
  goodCall,
} from "../../fixtures/http/surface-calls.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";

const MEBIBYTE = 1024 * 1024;
const MAX_FOR_MEMBER = 2;
const MAX_FOR_INSTANCE = 16;

function identityCheck(): SurfaceEntry {
  const entry = surface.find(({ path }) => path === "account/updateKyc");
  if (!entry) throw new Error("The surface has no identity check");
  return entry;
}

const entry = identityCheck();

/** An upload over a bare socket; with fewer bytes than declared the server waits for the rest. */
function sendRaw(
  visitor: Visitor,
  body: Buffer,
  { declared = body.length, signal }: { declared?: number; signal?: AbortSignal } = {},
): Promise<RawAnswer> {
  const { method, path, headers } = goodCall(entry, visitor.origin);
  const cookie = visitor.cookieHeader;
  return rawRequest(visitor.origin, {
    method,
    target: path,
    headers: { ...headers, cookie, "content-length": String(declared) },
    body,
    signal,
  });
}

const BEGINNING = Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="firstName"`);

/** Holds places with uploads that never end, until they are let go; whoever is refused one tries again. */
function hold(visitor: Visitor, count: number, signal: AbortSignal): void {
  const keepOne = async () => {
    while (!signal.aborted)
      await sendRaw(visitor, BEGINNING, { declared: 5_000, signal }).catch(() => null);
  };
  for (let begun = 0; begun < count; begun += 1) void keepOne();
}

/** Uploads until the status is the one that is due, and gives that answer. */
async function uploadUntil(visitor: Visitor, status: number): Promise<Answer> {
  let answer: Answer | undefined;
  await expect
    .poll(async () => {
      answer = await sendGood(visitor, entry);
      return answer.status;
    })
    .toBe(status);
  if (!answer) throw new Error("There is no answer");
  return answer;
}

async function fastest(times: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < times; count += 1) best = Math.min(best, await measure());
  return best;
}

for (const [names, nameOf, refused] of [
  ["one name are refused at the second", () => "front", '"front"'],
  ["a name each are refused at the first", (index: number) => `part${index}`, '"part0"'],
] as const) {
  test(`twenty thousand parts of ${names}, while health goes on answering`, async ({
    member,
    upstreamCalls,
  }) => {
    const parts = Array.from({ length: 20_000 }, (_, index) => ({
      name: nameOf(index),
      value: "x",
      filename: "f",
    }));
    const body = formBytes(parts);
    const health: number[] = [];
    const ms = await fastest(3, async () => {
      const startedAt = performance.now();
      const answer = sendRaw(member, body);
      await member.send("/api/health");
      health.push(performance.now() - startedAt);
      const { status, text } = await answer;
      expect([status, text]).toEqual([422, expect.stringContaining(refused)]);
      return performance.now() - startedAt;
    });
    expect(ms).toBeLessThan(200);
    expect(Math.min(...health)).toBeLessThan(200);
    expect(upstreamCalls.requests).toEqual([]);
  });
}

test("an unknown name is refused at its header, with most of its bytes still to come", async ({
  member,
}) => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="other"; filename="f"\r\n\r\n`;
  const answer = await sendRaw(member, Buffer.from(`${head}x`), { declared: 40 * MEBIBYTE });
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('"other"')]);
  expectOurHeaders(answer, "an unknown name");
});

test("whoever is not signed in is refused before a byte of a body is read", async ({ guest }) => {
  const answer = await sendRaw(guest, Buffer.alloc(0), { declared: 40 * MEBIBYTE });
  expect([answer.status, answer.text]).toEqual([401, expect.stringContaining("UNAUTHENTICATED")]);
});

test("a form over its cap that does not say its length is 413, and the answer arrives", async ({
  member,
}) => {
  const { method, path, headers } = goodCall(entry, member.origin);
  const cookie = member.cookieHeader;
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="front"; filename="f"\r\n\r\n`;
  const file = Buffer.concat([Buffer.from(head), fileBytes("image/png", 51 * MEBIBYTE)]);
  const body = Buffer.concat([
    Buffer.from(`${file.length.toString(16)}\r\n`),
    file,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  const answer = await rawRequest(member.origin, {
    method,
    target: path,
    headers: { ...headers, cookie, "transfer-encoding": "chunked" },
    body,
  });
  expect([answer.status, answer.text]).toEqual([413, expect.stringContaining("TOO_LARGE")]);
});

test("whoever sends too slowly is told so, and their place is free again", {
  tag: "@deep",
}, async ({ member, upstreamCalls }) => {
  const slow = await sendRaw(member, BEGINNING, { declared: 5_000 });
  expect([slow.status, slow.text]).toEqual([400, expect.stringContaining("TOO_SLOW")]);
  expect(upstreamCalls.requests).toEqual([]);
  expect((await sendGood(member, entry)).status).toBe(200);
});

test("a member has two uploads in flight, and the third is 429 with the wait", async ({
  member,
}) => {
  const held = new AbortController();
  hold(member, MAX_FOR_MEMBER, held.signal);
  const refused = await uploadUntil(member, 429);
  const { details } = expectRefused(refused, [429, "FILES_IN_FLIGHT"], "a third upload");
  expect(refused.headers["retry-after"]).toBe(String(details?.retryAfterSeconds));
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  held.abort();
  await uploadUntil(member, 200);
});

test("a place is given back however an upload ends", async ({ member, upstreamCalls }) => {
  const good = () => sendGood(member, entry);
  const form = goodCall(entry, member.origin);
  for (let round = 0; round < MAX_FOR_MEMBER + 1; round += 1) {
    expect((await sendGood(member, entry, { body: "no form" })).status).toBe(400);
    expect((await sendGood(member, entry, { body: formBytes([]) })).status).toBe(200);
    upstreamCalls.answer((response) => response.socket?.destroy());
    expect((await good()).status).toBe(503);
    upstreamCalls.answer(replyHeadersOnly);
    const gone = new AbortController();
    const arrived = upstreamCalls.nextRequest();
    sendRaw(member, Buffer.from(form.body ?? ""), { signal: gone.signal }).catch(() => null);
    const { left } = await arrived;
    gone.abort();
    await left;
    upstreamCalls.reset();
  }
  await uploadUntil(member, 200);
});

/** Somebody signed in for each of the names, each a member of their own. */
async function signInMany(recorded: Recorded, count: number): Promise<Visitor[]> {
  const { upstream, application } = recorded;
  const members: Visitor[] = [];
  for (let index = 0; index < count; index += 1) {
    const profile = goodAnswer(accountEndpoints.profile) as Record<string, unknown>;
    const tokens = { accessToken: TOKENS.access, refreshToken: TOKENS.refresh, validGG2FA: true };
    upstream.answer(
      contractReply(
        {
          "auth/login/credential": () => tokens,
          "account/profile": () => ({ ...profile, id: `member-${index}` }),
        },
        {},
      ),
    );
    const member = new Visitor(application.url);
    expect((await member.login(`member${index}`)).status).toBe(200);
    members.push(member);
  }
  upstream.reset();
  return members;
}

test("an instance has sixteen uploads in flight, and one more is 503 with the wait", async ({
  recorded,
}) => {
  const busy = MAX_FOR_INSTANCE / MAX_FOR_MEMBER;
  const [another, ...members] = await signInMany(recorded, busy + 1);
  if (!another) throw new Error("Nobody signed in");
  const held = new AbortController();
  for (const member of members) hold(member, MAX_FOR_MEMBER, held.signal);
  const refused = await uploadUntil(another, 503);
  expectRefused(refused, [503, "FILES_FULL"], "one more upload");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // Everything else goes on.
  expect((await another.send("/api/bff/account/wallets")).status).toBe(200);
  held.abort();
  await uploadUntil(another, 200);
});

test("a temporary folder that cannot be used is 503 with a line in the log, and forms without files pass", async () => {
  const recorded = await startRecorded({ TMPDIR: "/nowhere" });
  try {
    const member = await signIn(recorded);
    const refused = await sendGood(member, entry);
    const { requestId } = expectRefused(refused, [503, "UPLOAD_UNAVAILABLE"], "no folder");
    await expect
      .poll(() => recorded.application.lines.find((line) => line.includes(requestId)))
      .toContain("SpoolError: An upload cannot be kept in the temporary folder (Error ENOENT)");
    const { method, path, headers } = goodCall(entry, member.origin);
    const cookie = member.cookieHeader;
    const file = fileBytes("image/png", MEBIBYTE);
    const body = formBytes([{ name: "front", value: file, filename: "f", type: "image/png" }]);
    const own = { ...headers, cookie, "content-length": String(body.length) };
    const sent = { method, target: path, headers: own, body };
    expect(await statusesInRow(member.origin, sent, "/api/health")).toEqual([503, 200]);
    const text = formBytes([{ name: "firstName", value: "Anna" }]);
    expect((await sendGood(member, entry, { body: text })).status).toBe(200);
    expect(recorded.upstream.requests.length).toBe(1);
  } finally {
    await stopRecorded(recorded);
  }
});

test("bodies for pages and for paths with a percent sign are not gathered in memory", async ({
  recorded,
  guest,
}) => {
  const { url, pid } = recorded.application;
  const held = new AbortController();
  const body = Buffer.alloc(9 * MEBIBYTE, "x");
  const before = memoryMb(pid) ?? Number.NaN;
  const targets = ["/login", "/api/bff/account/updateKy%63"].flatMap((target) =>
    Array<string>(10).fill(target),
  );
  const sent = targets.map(
    (target) =>
      new Promise<void>((resolve) => {
        const headers = { "content-length": String(body.length + 1) };
        const more = { body, signal: held.signal, onSent: resolve };
        rawRequest(url, { method: "POST", target, headers, ...more }).catch(() => null);
      }),
  );
  await Promise.all(sent);
  // A later request of the same loop is answered, so what had arrived has been read.
  await guest.send("/api/health");
  // What is only passing through is given back while the requests still wait; what is gathered stays.
  await expect.poll(() => (memoryMb(pid) ?? Number.NaN) - before).toBeLessThan(100);
  held.abort();
});
