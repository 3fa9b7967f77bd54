import { printTable } from "../print-table.ts";
import { type Contestant, interleave, type Score } from "../rounds.ts";
import { startBare, startOurs } from "../servers.ts";
import { memberCookie, upstreamBearer } from "../sign-in.ts";
import { PROXIED_WALLETS, type Stage, UPSTREAM_WALLETS } from "../stage.ts";
import { startStretched } from "../stretched-upstream.ts";

/** Few connections: with many, a large answer would be measured by the memory that it needs. */
const CONNECTIONS = 4;
const ROUNDS = { rounds: 3, seconds: 2 };
const PAYLOAD_KB = [1, 10, 100, 1_000] as const;
const WALLETS = [4, 20, 100] as const;
const NODES = [100, 1_000, 10_000] as const;

const HEAD = ["KB", "requests/s", "processor ms/request"];

function figures({ perSecond, processorMsPerRequest }: Score): string[] {
  return [perSecond.toFixed(perSecond < 10 ? 1 : 0), processorMsPerRequest.toFixed(2)];
}

async function scoresOf(contestants: readonly Contestant[]): Promise<Score[]> {
  const few = contestants.map((one) => ({ ...one, connections: CONNECTIONS }));
  return interleave(few, ROUNDS);
}

/** How a proxied call, the wallet page and the tree's call grow with what the upstream answers. */
export async function measureGrowth(stage: Stage): Promise<void> {
  const { url } = await stage.upstream();
  await stage.bare();
  const stretched = await stage.keep(startStretched(url, await upstreamBearer(url)));
  const ours = await stage.keep(startOurs(stretched.url));
  const address = stretched.url + UPSTREAM_WALLETS;
  const bare = await stage.keep(startBare(address, await upstreamBearer(url)));
  const headers = { cookie: await memberCookie(ours.url) };
  const own = (path: string): Contestant => ({
    name: path,
    url: ours.url + path,
    headers,
    pid: ours.pid,
  });

  const calls = [["proxied call", ...HEAD, "to the bare handler"]];
  for (const kb of PAYLOAD_KB) {
    const bytes = stretched.walletsOfSize(kb * 1000);
    const handler = { name: "bare", url: `${bare.url}/api/wallets`, headers, pid: bare.pid };
    const [score, other] = await scoresOf([own(PROXIED_WALLETS), handler]);
    if (!score || !other) continue;
    const ratio = (other.processorMsPerRequest / score.processorMsPerRequest).toFixed(2);
    calls.push([`${kb} KB`, (bytes / 1000).toFixed(0), ...figures(score), ratio]);
  }
  printTable(calls);

  process.stdout.write("\n");
  const pages = [["wallet page", ...HEAD]];
  for (const count of WALLETS) {
    const bytes = stretched.wallets(count);
    const [score] = await scoresOf([own("/wallet")]);
    if (score) pages.push([`${count} wallets`, (bytes / 1000).toFixed(0), ...figures(score)]);
  }
  printTable(pages);

  process.stdout.write("\n");
  const trees = [["tree call", ...HEAD]];
  for (const count of NODES) {
    const bytes = stretched.nodes(count);
    const [score] = await scoresOf([own("/api/bff/account/get-binary-tree?depth=100")]);
    if (score) trees.push([`${count} nodes`, (bytes / 1000).toFixed(0), ...figures(score)]);
  }
  printTable(trees);
}
