import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { surface } from "../../../lib/bff/proxy/surface.ts";
import { accountEndpoints } from "../../../lib/contract/account.ts";
import { RecordingUpstream } from "../../fixtures/http/recording-upstream.ts";
import {
  contractReply,
  type FormPart,
  fileBytes,
  formBytes,
  goodAnswer,
  goodCall,
  goodParts,
} from "../../fixtures/http/surface-calls.ts";
import { median } from "../median.ts";
import { printTable } from "../print-table.ts";
import { memoryMb } from "../process-usage.ts";
import { type Server, startOurs } from "../servers.ts";
import { memberCookie } from "../sign-in.ts";
import type { Stage } from "../stage.ts";

const MEGABYTE = 1_000_000;
/** Three documents of 15 MB: an identity check as large as the contract lets one be. */
const LARGE_FILE_BYTES = 15 * MEGABYTE;
const MEMBERS = 8;
const AT_ONCE = [
  { count: 1, mostMb: 40 },
  { count: MEMBERS, mostMb: 200 },
];
/** Up to the eleven parts that the form knows … */
const KNOWN_PARTS = [0, 1, 2, 4, 8, 11] as const;
/** … and then what nobody needs, once as parts of one name and once each with its own. */
const TOO_MANY_PARTS = [100, 1_000, 4_000, 20_000] as const;
const REPEATS = 5;
/** How many times as long as one part of the same size a form may take, once it takes longer than the noise. */
const MOST_TIMES = 4;
const NOISE_MS = 60;
const SAMPLE_MS = 20;
const REST_MS = 3_000;

interface Answered {
  readonly status: number;
  readonly ms: number;
}

/** Sends identity checks as members who signed in one after the other. */
class Members {
  readonly #ours: Server;
  readonly #cookies: string[] = [];

  constructor(ours: Server) {
    this.#ours = ours;
  }

  async signIn(count: number): Promise<void> {
    while (this.#cookies.length < count) this.#cookies.push(await memberCookie(this.#ours.url));
  }

  async send(body: Buffer, member = 0): Promise<Answered> {
    const entry = surface.find(({ path }) => path === "account/updateKyc");
    if (!entry) throw new Error("The surface has no identity check");
    const { path, method, headers } = goodCall(entry, this.#ours.url);
    const startedAt = performance.now();
    const answer = await request(this.#ours.url + path, {
      method,
      headers: { ...headers, cookie: this.#cookies[member] ?? "" },
      body,
    });
    await answer.body.dump();
    return { status: answer.statusCode, ms: performance.now() - startedAt };
  }
}

function form(): FormPart[] {
  const entry = surface.find(({ path }) => path === "account/updateKyc");
  return entry ? goodParts(entry.endpoint) : [];
}

function onePart(bytes: number): Buffer {
  const value = fileBytes("image/png", bytes);
  return formBytes([{ name: "front", value, filename: "f.png", type: "image/png" }]);
}

interface Timed {
  readonly status: number;
  readonly medianMs: number;
  readonly fastestMs: number;
}

async function timed(members: Members, body: Buffer): Promise<Timed> {
  const answers: Answered[] = [];
  for (let count = 0; count < REPEATS; count += 1) answers.push(await members.send(body));
  const times = answers.map(({ ms }) => ms);
  const status = answers[0]?.status ?? 0;
  return { status, medianMs: median(times), fastestMs: Math.min(...times) };
}

/** Parts of a name each, or all of one. */
function manyParts(count: number, names: "one" | "each"): FormPart[] {
  const value = fileBytes("image/png", 16);
  return Array.from({ length: count }, (_, index) => {
    const name = names === "one" ? "front" : `part${index}`;
    return { name, value, filename: "f" };
  });
}

async function measureParts(members: Members): Promise<void> {
  const rows = [["parts", "names", "KB", "status", "ms", "ms of one part of this size"]];
  const known = form();
  const bodies = [
    ...KNOWN_PARTS.map((count) => [count, "known", known.slice(0, count)] as const),
    ...(["one", "each"] as const).flatMap((names) =>
      TOO_MANY_PARTS.map((count) => [count, names, manyParts(count, names)] as const),
    ),
  ];
  const tooLong: string[] = [];
  for (const [count, names, parts] of bodies) {
    const body = formBytes(parts);
    const whole = await timed(members, body);
    const peer = await timed(members, onePart(body.length));
    const mostMs = Math.max(NOISE_MS, MOST_TIMES * peer.fastestMs);
    if (whole.fastestMs > mostMs) tooLong.push(`${count} parts (${names}) took too long`);
    rows.push([
      ...[String(count), names, (body.length / 1000).toFixed(1), String(whole.status)],
      ...[whole, peer].map(({ medianMs }) => medianMs.toFixed(1)),
    ]);
  }
  printTable(rows);
  if (tooLong.length > 0) throw new Error(tooLong.join("; "));
}

/** The most memory that a server holds during an action, in MB. */
async function peakDuring(pid: number, action: () => Promise<unknown>): Promise<number> {
  let peak = memoryMb(pid) ?? Number.NaN;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMb(pid) ?? Number.NaN);
  }, SAMPLE_MS);
  try {
    await action();
  } finally {
    clearInterval(timer);
  }
  return peak;
}

async function measureMemory(
  members: Members,
  pid: number,
  upstream: RecordingUpstream,
): Promise<void> {
  const file = { value: fileBytes("image/jpeg", LARGE_FILE_BYTES), filename: "f.jpg" };
  const body = formBytes(["front", "back", "selfie"].map((name) => ({ name, ...file })));
  const rows = [["identity checks at once", "MB each", "idle MB", "peak MB", "over idle MB", "ms"]];
  await wait(REST_MS);
  const idle = memoryMb(pid) ?? Number.NaN;
  const tooMuch: string[] = [];
  for (const { count, mostMb } of AT_ONCE) {
    const startedAt = performance.now();
    const peak = await peakDuring(pid, async () => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, member) => members.send(body, member)),
      );
      const failed = answers.find(({ status }) => status !== 200);
      if (failed) throw new Error(`An identity check was answered ${failed.status}`);
    });
    upstream.reset();
    if (peak - idle > mostMb) tooMuch.push(`${count} at once took more than ${mostMb} MB`);
    rows.push([
      String(count),
      (body.length / MEGABYTE).toFixed(0),
      ...[idle, peak, peak - idle, performance.now() - startedAt].map((value) => value.toFixed(0)),
    ]);
  }
  printTable(rows);
  if (tooMuch.length > 0) throw new Error(tooMuch.join("; "));
}

/**
 * What an identity check costs in time by its parts, and in memory by its size.
 * @throws Error when its time follows the number of its parts, or one, or eight at once, take more memory than
 * they may
 */
export async function measureUpload(stage: Stage): Promise<void> {
  let logins = 0;
  const reply = contractReply(
    {
      "auth/login/credential": () => {
        logins += 1;
        const [accessToken, refreshToken] = [`access-${logins}`, `refresh-${logins}`];
        return { accessToken, refreshToken, validGG2FA: true };
      },
      // Each login is another member's: one alone may not send so many at once.
      "account/profile": () => {
        const profile = goodAnswer(accountEndpoints.profile) as Readonly<Record<string, unknown>>;
        return { ...profile, id: `member-${logins}` };
      },
    },
    {},
  );
  const upstream = await RecordingUpstream.start(reply);
  await stage.keep(Promise.resolve({ stop: () => upstream.close() }));
  const ours = await stage.keep(startOurs(upstream.url));
  const members = new Members(ours);
  await members.signIn(MEMBERS);
  for (let count = 0; count < REPEATS; count += 1) await members.send(onePart(1_000));
  await measureParts(members);
  process.stdout.write("\n");
  await measureMemory(members, ours.pid, upstream);
}
