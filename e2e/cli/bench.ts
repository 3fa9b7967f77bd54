import { availableParallelism, loadavg } from "node:os";
import { request } from "undici";
import { printTable } from "../bench/print-table.ts";
import { peakMemoryMb } from "../bench/process-usage.ts";
import { type Contestant, interleave, type Score } from "../bench/rounds.ts";
import { buildBare, type Server, startBare, startOurs, startUpstream } from "../bench/servers.ts";
import { Visitor } from "../fixtures/visitor.ts";
import { hasBuild } from "./process.ts";

const ROUNDS = 5;
const SECONDS_A_ROUND = 3;
const CALL_GOAL = 0.85;
const PAGE_GOAL = 0.6;

const WALLETS_PATH = "/auth/client/wallets";
const API_KEY = { "x-api-key": "sandbox-api-key" };

async function bearerOf(upstreamUrl: string): Promise<string> {
  const answer = await request(`${upstreamUrl}/auth/client/login/credential`, {
    method: "POST",
    headers: { ...API_KEY, "content-type": "application/json" },
    body: JSON.stringify({ username: "anna", password: "Merlin-2026!" }),
  });
  if (answer.statusCode !== 200) throw new Error(`anna cannot sign in: ${answer.statusCode}`);
  return ((await answer.body.json()) as { accessToken: string }).accessToken;
}

async function cookiesOf(url: string): Promise<string> {
  const visitor = new Visitor(url);
  const answer = await visitor.login("anna");
  if (answer.status !== 200) throw new Error(`anna cannot sign in: ${answer.status}`);
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

function row({ name }: Contestant, { perSecond, processorMsPerRequest }: Score): string[] {
  return [name, perSecond.toFixed(0), processorMsPerRequest.toFixed(2)];
}

/** How much of the bare thing's speed ours has, by throughput and by processor time. */
function ratioRow(name: string, ours?: Score, bare?: Score, goal?: number): string[] {
  const nothing: Score = { perSecond: Number.NaN, processorMsPerRequest: Number.NaN };
  const [left, right] = [ours ?? nothing, bare ?? nothing];
  return [
    name,
    (left.perSecond / right.perSecond).toFixed(2),
    (right.processorMsPerRequest / left.processorMsPerRequest).toFixed(2),
    goal === undefined ? "" : `≥ ${goal}`,
  ];
}

async function compare(upstream: Server, ours: Server, bare: Server, bearer: string) {
  const cookie = await cookiesOf(ours.url);
  const contestants: Contestant[] = [
    {
      name: "our call, GET /api/bff/account/wallets",
      url: `${ours.url}/api/bff/account/wallets`,
      headers: { cookie },
      pid: ours.pid,
    },
    {
      name: "bare call",
      url: `${bare.url}/api/wallets`,
      headers: { cookie },
      pid: bare.pid,
    },
    {
      name: "our page, GET /wallet",
      url: `${ours.url}/wallet`,
      headers: { cookie },
      pid: ours.pid,
    },
    { name: "bare page", url: bare.url, headers: { cookie }, pid: bare.pid },
    {
      name: "bare page with as much markup",
      url: `${bare.url}/full`,
      headers: { cookie },
      pid: bare.pid,
    },
    {
      name: "the sandbox alone",
      url: upstream.url + WALLETS_PATH,
      headers: { ...API_KEY, authorization: `Bearer ${bearer}` },
      pid: upstream.pid,
    },
  ];
  // Calls and pages are measured one after the other: what a page leaves in memory is not the call's cost.
  const rounds = { rounds: ROUNDS, seconds: SECONDS_A_ROUND };
  const scores = [
    ...(await interleave(contestants.slice(0, 2), rounds)),
    ...(await interleave(contestants.slice(2), rounds)),
  ];
  printTable([
    ["median of the rounds", "requests/s", "processor ms/request"],
    ...scores.map((score, index) => row(contestants[index] as Contestant, score)),
  ]);
  process.stdout.write("\n");
  printTable([
    ["compared", "by requests/s", "by processor", "goal"],
    ratioRow("our call to the bare call", scores[0], scores[1], CALL_GOAL),
    ratioRow("our page to the bare page", scores[2], scores[3], PAGE_GOAL),
    ratioRow("our page to the bare page with as much markup", scores[2], scores[4]),
  ]);
  const memory = peakMemoryMb(ours.pid);
  if (memory !== undefined) {
    process.stdout.write(`\nOur server held at most ${memory.toFixed(0)} MB of memory.\n`);
  }
}

/** Compares our production server with a bare application of the same Next, in one run. */
async function main(): Promise<void> {
  if (!hasBuild()) throw new Error("There is no build: run `npm run build` first");
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  process.stdout.write(`Load before the run: ${busy} on ${availableParallelism()} processors.\n\n`);
  await buildBare();
  const servers: Server[] = [];
  try {
    const upstream = await startUpstream();
    servers.push(upstream);
    const bearer = await bearerOf(upstream.url);
    const ours = await startOurs(upstream.url);
    servers.push(ours);
    const bare = await startBare(upstream.url + WALLETS_PATH, bearer);
    servers.push(bare);
    await compare(upstream, ours, bare, bearer);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
