import { setTimeout as wait } from "node:timers/promises";
import { startNode } from "../../cli/process.ts";
import { freePort } from "../../fixtures/application.ts";
import { openReader, type Reader } from "../../fixtures/http/reader.ts";
import { sealedMembers } from "../../fixtures/http/sealed-members.ts";
import { fileBytes } from "../../fixtures/http/surface-calls.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { running, type Server } from "../servers.ts";
import { signIn } from "../sign-in.ts";
import { PROXIED_WALLETS } from "../stage.ts";

const EXPORT_PATH = "/api/bff/transaction/export";
const PROFILE_PATH = "/api/bff/account/profile/update";
const UPLOADERS = ["dora", "emil"];
const PICTURE_BYTES = 1_900_000;
/** Three for each of 86 members: as many as all connections to the upstream were, once. */
const HOLDERS = 86;
const HELD_BY_EACH = 3;
const READ_EVERY_MS = 50;
const UPLOAD_EVERY_MS = 500;
const ALONE_MS = 15_000;
/** Until what was under way has ended. */
const REST_MS = 2_000;
/** Less than a reader who takes nothing is left alone for. */
const BESIDE_MS = 30_000;

/** What one member's reads took, in milliseconds. */
export interface Pace {
  readonly reads: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface Beside {
  readonly alone: Pace;
  readonly crowded: Pace;
  /** Downloads that nobody reads, and those that were refused. */
  readonly held: number;
  readonly refused: number;
  readonly uploads: number;
}

/** The sandbox behind a stub that has large files. */
export async function startFileUpstream(sandboxUrl: string): Promise<Server> {
  const port = await freePort();
  const env = { PORT: String(port), UPSTREAM_URL: sandboxUrl };
  const child = startNode(["e2e/bench/soak/file-upstream.ts"], { env, output: "ignore" });
  return running(child, `http://127.0.0.1:${port}`, "/");
}

function paceOf(times: readonly number[]): Pace {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { reads: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

async function readFor(member: Visitor, durationMs: number): Promise<readonly number[]> {
  const times: number[] = [];
  const endsAt = performance.now() + durationMs;
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    const { status } = await member.send(PROXIED_WALLETS);
    const ms = performance.now() - startedAt;
    if (status !== 200) throw new Error(`A read was answered ${status} after ${ms.toFixed(0)} ms`);
    times.push(ms);
    await wait(Math.max(0, READ_EVERY_MS - ms));
  }
  return times;
}

/** Sends two pictures a second, or as many as are answered, until told to stop; gives their number. */
async function uploadUntil(origin: string, username: string, stop: AbortSignal): Promise<number> {
  const member = new Visitor(origin);
  await member.login(username);
  const picture = new Blob([new Uint8Array(fileBytes("image/png", PICTURE_BYTES))]);
  let uploads = 0;
  while (!stop.aborted) {
    const body = new FormData();
    body.set("avatar", picture, "picture.png");
    const headers = { origin, "x-csrf": "1" };
    const next = wait(UPLOAD_EVERY_MS);
    const { status } = await member.send(PROFILE_PATH, { method: "PUT", headers, body });
    if (status !== 200) throw new Error(`An upload of ${username} was answered ${status}`);
    uploads += 1;
    await next;
  }
  return uploads;
}

/**
 * One member reads at an even pace: alone, then beside downloads that have begun and that nobody reads and
 * pictures that two other members send, then alone again, so that other work on the machine meets both.
 *
 * @throws Error when a read or an upload is not answered with 200
 */
export async function readBeside(origin: string): Promise<Beside> {
  const reader = await signIn(origin);
  await readFor(reader, ALONE_MS / 4);
  const before = await readFor(reader, ALONE_MS);
  const stop = new AbortController();
  let downloads: readonly Reader[] = [];
  try {
    const holders = await sealedMembers(origin, HOLDERS, "nobody asks for it");
    downloads = holders.flatMap((holder) =>
      Array.from({ length: HELD_BY_EACH }, () => openReader(holder, EXPORT_PATH, 0)),
    );
    const statuses = await Promise.all(downloads.map(({ status }) => status));
    const sending = Promise.all(
      UPLOADERS.map((username) => uploadUntil(origin, username, stop.signal)),
    );
    const crowded = await readFor(reader, BESIDE_MS);
    stop.abort();
    const uploads = (await sending).reduce((sum, count) => sum + count, 0);
    for (const download of downloads) download.leave();
    downloads = [];
    await wait(REST_MS);
    const alone = paceOf([...before, ...(await readFor(reader, ALONE_MS))]);
    const held = statuses.filter((status) => status === 200).length;
    const refused = statuses.length - held;
    return { alone, crowded: paceOf(crowded), held, refused, uploads };
  } finally {
    stop.abort();
    for (const download of downloads) download.leave();
  }
}
