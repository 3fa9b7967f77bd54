import { surface } from "../../../lib/bff/proxy/surface.ts";
import { SAFE_HEADERS } from "../../../lib/policy/security-headers.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { mutate } from "../../fixtures/http/fuzz.ts";
import { type RawAnswer, rawRequest } from "../../fixtures/http/raw-http.ts";
import { expect, type Recorded, test } from "../../fixtures/http/recording-test.ts";
import {
  BOUNDARY,
  type FormPart,
  formBytes,
  goodCall,
  goodParts,
} from "../../fixtures/http/surface-calls.ts";

type Raw = Parameters<typeof rawRequest>[1];

const COUNT = 1_000;
const MAX_MS = 1_000;
/** As many uploads as a member may have in flight. */
const AT_ONCE = 2;
/** Changing it changes every mutation. */
const SEED = 20_261;

const seeds = dueAt(
  Array.from({ length: COUNT }, (_, index) => SEED + index),
  0,
);

/** Files of a few bytes, so that most changes meet what frames them. */
function shortened(part: FormPart): FormPart {
  return { ...part, value: Buffer.from(part.value).subarray(0, 24) };
}

/** What cannot stand within a header's line would end it; the rest goes on the wire as it is. */
function inLine(bytes: Buffer): string {
  return bytes.toString("latin1").replace(/[\r\n\0]/g, " ");
}

/** An answer of a handler of ours; Node's parser and Next's pages have other headers, its redirect of a slash has them. */
function isOurs({ status, headers }: RawAnswer): boolean {
  const policy = headers["content-security-policy"];
  return policy === SAFE_HEADERS["content-security-policy"] && status !== 308;
}

const RESET: RawAnswer = { status: 0, headers: {}, text: "" };

/** Node's parser drops whoever goes on sending behind what it cannot read; its 400 may be lost with it. */
function orReset(error: NodeJS.ErrnoException): RawAnswer {
  if (error.code === "ECONNRESET" || error.code === "EPIPE") return RESET;
  throw error;
}

/** A busy machine may be late once; what hangs does so each time. */
async function inTime(origin: string, request: Raw, about: string): Promise<RawAnswer> {
  let ms = 0;
  for (let tries = 0; tries < 3; tries += 1) {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(5 * MAX_MS);
    const answer = await rawRequest(origin, { ...request, signal }).catch(orReset);
    ms = performance.now() - startedAt;
    if (ms < MAX_MS) return answer;
  }
  throw new Error(`${about}: no answer within a second, ${Math.round(ms)} ms at last`);
}

/**
 * Sends every mutation that is due: none breaks us, none hangs, and each answer of ours has its line in the
 * log. Gives how often each status was answered.
 */
async function fuzz(
  { application }: Recorded,
  make: (seed: number) => Raw,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const unlogged = new Set<string>();
  const work = [...seeds];
  const send = async () => {
    for (let seed = work.shift(); seed !== undefined; seed = work.shift()) {
      const answer = await inTime(application.url, make(seed), `seed ${seed}`);
      const { status, headers } = answer;
      expect(status, `seed ${seed}: ${answer.text.slice(0, 200)}`).toBeLessThan(500);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (isOurs(answer)) unlogged.add(headers["x-request-id"] ?? `seed ${seed} without an id`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  await expect
    .poll(() => {
      const lines = application.lines.filter((line) => line.startsWith("{"));
      const logged = lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId);
      return [...unlogged.difference(new Set(logged))];
    })
    .toEqual([]);
  return statuses;
}

test.describe.configure({ timeout: 300_000 });

test("no mutation of a form breaks, delays or escapes us", async ({ member, recorded }) => {
  const entries = surface.filter(({ endpoint }) => endpoint.body?.kind === "multipart");
  const words = [
    `--${BOUNDARY}`,
    `--${BOUNDARY}--`,
    `\r\n--${BOUNDARY}\r\n`,
    BOUNDARY,
    "\r\n\r\n",
    "\r\n",
    "\n",
    "--",
    ...["content-disposition: form-data", "content-disposition", "content-type", "form-data"],
    ...['; name="front"', 'name="', "name*=utf-8''front", 'filename=""', "; filename=", '"', "\\"],
    ...["charset=utf-16le", "content-transfer-encoding: base64", "__proto__", ":", ";", "\0"],
  ];
  const cookie = member.cookieHeader;
  const statuses = await fuzz(recorded, (seed) => {
    const entry = entries[seed % entries.length];
    if (!entry) throw new Error("There is no form");
    const { method, path, headers } = goodCall(entry, member.origin);
    const type = headers["content-type"] ?? "";
    // Every fifth mutates the type with its boundary instead of the body.
    const isType = seed % 5 === 0;
    const bytes = formBytes(goodParts(entry.endpoint).map(shortened));
    const changed = isType ? bytes : mutate(bytes, seed, words);
    return {
      method,
      target: path,
      headers: {
        ...headers,
        cookie,
        "content-type": isType
          ? inLine(mutate(Buffer.from(type), seed, [...words, "; boundary=other"]))
          : type,
        "content-length": String(changed.length),
      },
      body: changed,
    };
  });
  expect([statuses.get(0), statuses.get(429)]).toEqual([undefined, undefined]);
  // Some mutations leave a good form, most do not.
  expect(statuses.get(200)).toBeGreaterThan(0);
  expect((statuses.get(400) ?? 0) + (statuses.get(422) ?? 0)).toBeGreaterThan(seeds.length / 4);
});

test("no mutation of a cookie header breaks, delays or escapes us", async ({
  member,
  recorded,
}) => {
  const good = Buffer.from(`${member.cookieHeader}; language=de-DE; theme=dark`);
  const names = [...member.cookies.keys()];
  const words = [
    ...names.map((name) => `${name}=`),
    ...["; ", "=", ";", "%", "%ff", "%00", '"', "__proto__=1", "Fe26.2**", "*", "~2", "\t"],
  ];
  const statuses = await fuzz(recorded, (seed) => ({
    target: "/api/bff/account/wallets",
    headers: { cookie: inLine(mutate(good, seed, words)) },
  }));
  expect(statuses.get(401)).toBeGreaterThan(0);
});

test("no mutation of a request line breaks, delays or escapes us", async ({ member, recorded }) => {
  const lines = [
    "GET /api/bff/account/wallets HTTP/1.1",
    "GET /api/bff/account/wallet/USDT?page=1&size=20 HTTP/1.1",
    "GET /api/health HTTP/1.1",
    "DELETE /api/bff/account/addresses/7 HTTP/1.1",
    "GET /wallet?returnUrl=%2Fsetting HTTP/1.1",
  ];
  const words = [
    ...["GET ", "POST ", "OPTIONS ", "HEAD ", "PUT ", "PATCH ", "DELETE ", " HTTP/1.0", "HTTP/2.0"],
    ...[
      "/",
      "//",
      "/../",
      "..%2f",
      "%",
      "%2e%2e",
      "%00",
      "%ff",
      "%c0%af",
      "\\",
      "?",
      "&",
      "#",
      "*",
    ],
    ...["/api/", "/_next/", "/api/bff/", "http://localhost/", "@", ":", ";", " ", "\t"],
  ];
  const cookie = member.cookieHeader;
  const statuses = await fuzz(recorded, (seed) => {
    const line = mutate(Buffer.from(lines[seed % lines.length] ?? ""), seed, words);
    return {
      target: "",
      line: Buffer.from(inLine(line), "latin1"),
      headers: { cookie },
      hangUp: true,
    };
  });
  expect(statuses.get(400)).toBeGreaterThan(0);
});
