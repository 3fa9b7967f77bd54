import { readArguments } from "../../lib/cli/arguments.ts";
import { printLoad, printTable } from "../bench/print-table.ts";
import { peakMemoryMb } from "../bench/process-usage.ts";
import { type Server, startUpstream } from "../bench/servers.ts";
import { memberCookie } from "../bench/sign-in.ts";
import { type Beside, readBeside, startFileUpstream } from "../bench/soak/beside.ts";
import type { LagSample } from "../bench/soak/probe.ts";
import { startProbed } from "../bench/soak/server.ts";
import { type Soak, soak, stateOf } from "../bench/soak/soak.ts";
import { PROXIED_WALLETS } from "../bench/stage.ts";
import { hasBuild, runMain } from "./process.ts";

const REQUESTS = 100_000;
const MAX_REQUESTS = 1_000_000;
const WARM_UP = 2_000;
/** A log, a keep-alive connection upstream: what may differ without being lost. */
const SPARE_FILES = 10;
/** What a server may hold that has done all of it and rests. */
const MOST_AT_REST_MB = 350;

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

function readRequests(): number {
  const values = readArguments({ requests: { type: "string" } });
  const requests = Number(values.requests ?? REQUESTS);
  if (Number.isInteger(requests) && requests >= WARM_UP && requests <= MAX_REQUESTS)
    return requests;
  throw new Error(`--requests must be a whole number from ${WARM_UP} to ${MAX_REQUESTS}`);
}

/** Prints the figures; true when the server has given back what it opened and what it held. */
function report({ answers, perSecond, before, quarters, after }: Soak, pid: number): boolean {
  const mb = (value: number) => value.toFixed(0);
  const ms = (value: number) => value.toFixed(1);
  printTable([
    ["", "requests/s", "RSS MB", "lag p50 ms", "lag p99 ms", "lag max ms", "open files"],
    ["before, warmed up", "", mb(before.memoryMb), "", "", "", String(before.openFiles)],
    ...quarters.map(({ perSecond: rate, memoryMb, openFiles, lag }, index) => [
      `quarter ${index + 1}`,
      ...[rate.toFixed(0), mb(memoryMb), ms(lag.p50Ms), ms(lag.p99Ms), ms(lag.maxMs)],
      String(openFiles),
    ]),
    ["after, at rest", "", mb(after.memoryMb), "", "", "", String(after.openFiles)],
  ]);
  const peak = peakMemoryMb(pid) ?? Number.NaN;
  process.stdout.write(
    `\n${answers} answers of 200, ${perSecond.toFixed(0)} requests/s; at most ${mb(peak)} MB. Lag is of the worst second in each quarter.\n`,
  );
  const keepsFiles = after.openFiles > before.openFiles + SPARE_FILES;
  return !keepsFiles && !(after.memoryMb > MOST_AT_REST_MB);
}

/** A read of a hundred may take so many times what it takes alone in the same run: the machine has other work, too. */
const MAX_TIMES_ALONE = 10;
/** And never longer than this, however slow the machine is. */
const MAX_P99_MS = 1_000;

/** Prints the figures; true when the member who read was not kept waiting. */
function reportBeside({ alone, crowded, held, refused, uploads }: Beside, pid: number): boolean {
  const { openFiles } = stateOf(pid);
  const row = ({ reads, p50Ms, p99Ms, maxMs }: Beside["alone"]) => [
    String(reads),
    ...[p50Ms, p99Ms, maxMs].map((value) => value.toFixed(1)),
  ];
  process.stdout.write("\n");
  printTable([
    ["one member's reads, 20 a second", "reads", "p50 ms", "p99 ms", "max ms"],
    ["alone", ...row(alone)],
    ["beside downloads and uploads", ...row(crowded)],
    [
      "beside to alone",
      "",
      ...(["p50Ms", "p99Ms", "maxMs"] as const).map((at) => (crowded[at] / alone[at]).toFixed(1)),
    ],
  ]);
  process.stdout.write(
    `\n${held} downloads held that nobody reads, ${refused} refused, ${uploads} pictures of 1.9 MB sent; at most ${peakMemoryMb(pid)?.toFixed(0)} MB, ${openFiles} open files.\n`,
  );
  return crowded.p99Ms < Math.min(MAX_P99_MS, MAX_TIMES_ALONE * alone.p99Ms);
}

/** Asks one instance for a member's wallets very often; 1 when an answer is not 200, files stay open, or readers hold up others. */
async function main(): Promise<number> {
  const requests = readRequests();
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  printLoad("before");
  process.stdout.write("\n");
  const servers: Server[] = [];
  let samples: LagSample[] = [];
  const takeSamples = () => {
    const taken = samples;
    samples = [];
    return taken;
  };
  try {
    const upstream = await startUpstream();
    servers.unshift(upstream);
    const ours = await startProbed(upstream.url, (sample) => samples.push(sample));
    servers.unshift(ours);
    const cookie = await memberCookie(ours.url);
    const target = { url: ours.url + PROXIED_WALLETS, headers: { cookie }, pid: ours.pid };
    await soak(target, WARM_UP, takeSamples);
    const isClean = report(await soak(target, requests, takeSamples), ours.pid);
    const files = await startFileUpstream(upstream.url);
    servers.unshift(files);
    const crowded = await startProbed(files.url, () => undefined);
    servers.unshift(crowded);
    const isPaced = reportBeside(await readBeside(crowded.url), crowded.pid);
    if (!isClean)
      complain("The server keeps files open, or memory, that it does not need any more");
    if (!isPaced) complain("Held downloads and uploads keep another member waiting");
    return isClean && isPaced ? 0 : 1;
  } finally {
    for (const server of servers) await server.stop();
  }
}

await runMain(main);
