import { request } from "undici";
import { type Contestant, interleave } from "../rounds.ts";
import { printComparisons, printScores } from "../scores.ts";
import type { Stage } from "../stage.ts";

const ROUNDS = { rounds: 3, seconds: 5 };
/** Processor time and rate of the bare dynamic page, compared with ours. */
const LEAST_BY_PROCESSOR = 4;
const LEAST_BY_RATE = 3;

/** Kilobytes on the wire. */
async function sentKilobytes({ url, headers }: Contestant): Promise<string[]> {
  const { body } = await request(url, { headers: { ...headers } });
  return [((await body.arrayBuffer()).byteLength / 1000).toFixed(1)];
}

/**
 * The home page of a visitor, from memory and rendered, against a dynamic page of a bare application.
 * @throws Error when the one from memory takes more than a quarter of the bare page's processor time
 */
export async function measureHome(stage: Stage): Promise<void> {
  const [bare, ours] = [await stage.bare(), await stage.ours()];
  const own = (name: string, headers: Record<string, string>): Contestant => {
    return { name, url: `${ours.url}/`, headers, pid: ours.pid };
  };
  const contestants: Contestant[] = [
    own("home, brotli", { "accept-encoding": "br" }),
    own("home, gzip", { "accept-encoding": "gzip" }),
    own("home, as it is", {}),
    // A cookie goes past the memory.
    own("home, rendered, gzip", { "accept-encoding": "gzip", cookie: "hideAmounts=1" }),
    {
      name: "bare page, one heading, gzip",
      url: bare.url,
      headers: { "accept-encoding": "gzip" },
      pid: bare.pid,
    },
  ];
  const scores = await interleave(contestants, ROUNDS);
  const sizes = await Promise.all(contestants.map(sentKilobytes));
  printScores(contestants, scores, [["KB sent"], ...sizes]);
  const [br, gzip, plain, rendered, heading] = scores;
  printComparisons([
    { name: "brotli to the bare page", ours: br, other: heading, goal: LEAST_BY_RATE },
    { name: "gzip to the bare page", ours: gzip, other: heading, goal: LEAST_BY_RATE },
    { name: "as it is to the bare page", ours: plain, other: heading },
    { name: "rendered to the bare page", ours: rendered, other: heading },
  ]);
  for (const score of [br, gzip]) {
    const share = (heading?.processorMsPerRequest ?? 0) / (score?.processorMsPerRequest ?? 1);
    if (share < LEAST_BY_PROCESSOR) throw new Error("The home page is over its share of processor");
  }
}
