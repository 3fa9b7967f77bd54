import { request } from "undici";
import { peakMemoryMb } from "../process-usage.ts";
import { type Contestant, interleave, type Score } from "../rounds.ts";
import { printComparisons, printScores } from "../scores.ts";
import { memberCookie } from "../sign-in.ts";
import type { Stage } from "../stage.ts";

/** Short: a server that rests for eight seconds gives its memory back and begins anew. */
const ROUNDS = { rounds: 8, seconds: 2 };
/** Few: what is on the way when a round ends has cost time and is no answer, one in ten for 20 in three seconds. */
const CONNECTIONS = 4;
const GOAL = 0.6;
/** At most 1.8 times the processor time of as much markup. */
const MARKUP_GOAL = 0.56;

/** Kilobytes and elements of a document, without what its scripts hold. */
async function sizeOf({ url, headers }: Contestant): Promise<string[]> {
  const html = await (await request(url, { headers: { ...headers } })).body.text();
  const markup = html.replace(/<script\b.*?<\/script>/gs, "");
  const elements = markup.match(/<[a-z]/gi)?.length ?? 0;
  return [(Buffer.byteLength(html) / 1000).toFixed(0), String(elements)];
}

/** A member page against dynamic pages of a bare application of the same Next, as large and as small. */
export async function measurePage(stage: Stage): Promise<void> {
  const [bare, ours] = [await stage.bare(), await stage.ours()];
  const headers = { cookie: await memberCookie(ours.url) };
  const { pid } = bare;
  const pages: Contestant[] = [
    { name: "our wallet page", url: `${ours.url}/wallet`, headers, pid: ours.pid },
    { name: "bare page, one heading", url: bare.url, headers, pid },
    { name: "bare page with as much markup", url: `${bare.url}/full`, headers, pid },
    { name: "the same with client links", url: `${bare.url}/links`, headers, pid },
  ];
  const contestants = pages.map((page) => ({ ...page, connections: CONNECTIONS }));
  const [own, ...rivals] = contestants as [Contestant, ...Contestant[]];
  const pairs: (readonly [Score, Score])[] = [];
  // One rival at a time: of several, which are one process, that one would be asked more often than ours, and rest less.
  for (const rival of rivals) {
    const [ours, other] = await interleave([own, rival], ROUNDS);
    if (ours && other) pairs.push([ours, other]);
  }
  const sizes = await Promise.all(contestants.map(sizeOf));
  const scores = [...pairs.slice(0, 1).map(([first]) => first), ...pairs.map(([, other]) => other)];
  printScores(contestants, scores, [["KB", "elements"], ...sizes]);
  const [small, full, links] = pairs;
  printComparisons([
    { name: "to the bare page with one heading", ours: small?.[0], other: small?.[1], goal: GOAL },
    {
      name: "to the bare page with as much markup",
      ours: full?.[0],
      other: full?.[1],
      goal: MARKUP_GOAL,
    },
    { name: "to the same with client links", ours: links?.[0], other: links?.[1] },
    { name: "that one to the bare page with one heading", ours: links?.[1], other: small?.[1] },
  ]);
  const memory = peakMemoryMb(ours.pid) ?? Number.NaN;
  process.stdout.write(`\nOur server held at most ${memory.toFixed(0)} MB of memory.\n`);
}
