import { randomBytes, randomUUID } from "node:crypto";
import { parseCookie, stringifyCookie } from "cookie";
import { sealAccess, sealAnchor } from "../../lib/session/begin.ts";
import { readSession } from "../../lib/session/read.ts";
import { openedSeals } from "../../lib/session/seal.ts";
import { median } from "./median.ts";

/** Times are of both cookies of one session. */
export interface UnsealFigures {
  readonly sessions: number;
  readonly sealMs: number;
  readonly firstMs: number;
  readonly laterMs: number;
  /** The most seals that are kept, and the memory that they take. */
  readonly keptSeals: number;
  readonly keptMb: number;
}

const SESSIONS = 1_000;
const SESSION_MS = 3_600_000;

/** As long as the sandbox's tokens, and as unreadable. */
function token(): string {
  return randomBytes(180).toString("base64url");
}

/** The `cookie` header of a session as it comes from the socket: its bytes are no part of the heap. */
async function seal(): Promise<Buffer> {
  const anchor = {
    kind: "anchor",
    sid: randomUUID(),
    refreshToken: token(),
    userId: randomUUID(),
    issuedAt: Date.now(),
    expiresAt: Date.now() + SESSION_MS,
  } as const;
  const changes = [await sealAnchor(anchor), (await sealAccess(anchor, token())).cookie];
  const cookies = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
  return Buffer.from(stringifyCookie(cookies));
}

async function timed<Value>(times: number[], work: () => Promise<Value>): Promise<Value> {
  const startedAt = performance.now();
  const value = await work();
  times.push(performance.now() - startedAt);
  return value;
}

async function open(header: Buffer): Promise<void> {
  const cookies = parseCookie(header.toString("latin1"));
  const { session } = await readSession((name) => cookies[name], false);
  if (session.state !== "member") throw new Error(`A sealed session opened as ${session.state}`);
}

function heapMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_000_000;
}

async function measure(): Promise<UnsealFigures> {
  const times = { seal: [] as number[], first: [] as number[], later: [] as number[] };
  const sessions: Buffer[] = [];
  for (let count = 0; count < SESSIONS; count += 1) sessions.push(await timed(times.seal, seal));
  // Sealing puts what it made there.
  openedSeals().clear();
  const emptyMb = heapMb();
  for (const header of sessions) await timed(times.first, () => open(header));
  const keptMb = heapMb() - emptyMb;
  for (const header of sessions) await timed(times.later, () => open(header));
  return {
    sessions: SESSIONS,
    sealMs: median(times.seal),
    firstMs: median(times.first),
    laterMs: median(times.later),
    keptSeals: openedSeals().size,
    keptMb,
  };
}

process.stdout.write(JSON.stringify(await measure()));
