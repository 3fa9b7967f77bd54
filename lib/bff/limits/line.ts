import "server-only";
import { inProcess } from "../../process/shared.ts";
import { tooMany } from "./limits.ts";

/** Long answers under way at once in this process: each is read and written in one piece, which holds up everybody. */
const IN_ALL = 4;
/** More wait only where a program asks. */
const WAITING_OF_MEMBER = 5;
const WAITING_IN_ALL = 50;
/** When some of those who wait have had their turn. */
const RETRY_SECONDS = 5;

interface Waiting {
  readonly member: string;
  readonly start: () => void;
}

const line = inProcess("line of long answers", () => ({
  underWay: new Set<string>(),
  waiting: [] as Waiting[],
}));

function goOn(): void {
  const { underWay, waiting } = line();
  while (underWay.size < IN_ALL) {
    const index = waiting.findIndex(({ member }) => !underWay.has(member));
    const [next] = index < 0 ? [] : waiting.splice(index, 1);
    if (!next) return;
    underWay.add(next.member);
    next.start();
  }
}

/**
 * Does what brings a long answer when its turn comes: one after another for a member, a few at once in
 * this process.
 *
 * @throws ApiError RATE_LIMITED with the seconds to wait when too many wait already
 */
export async function inLine<Result>(member: string, work: () => Promise<Result>): Promise<Result> {
  const { underWay, waiting } = line();
  const own = waiting.filter((one) => one.member === member).length;
  if (own >= WAITING_OF_MEMBER || waiting.length >= WAITING_IN_ALL) throw tooMany(RETRY_SECONDS);
  await new Promise<void>((start) => {
    waiting.push({ member, start });
    goOn();
  });
  try {
    return await work();
  } finally {
    underWay.delete(member);
    goOn();
  }
}
