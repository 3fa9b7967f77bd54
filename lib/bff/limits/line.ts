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

/** Waits for a turn; whoever leaves meanwhile gives up their place. */
function turnOf(member: string, signal: AbortSignal): Promise<void> {
  const { waiting } = line();
  return new Promise((start, leave) => {
    const own = { member, start };
    waiting.push(own);
    const giveUp = () => {
      const index = waiting.indexOf(own);
      if (index < 0) return;
      waiting.splice(index, 1);
      leave(signal.reason);
    };
    signal.addEventListener("abort", giveUp, { once: true });
    goOn();
  });
}

/**
 * Does what brings a long answer when its turn comes: one after another for a member, a few at once in
 * this process.
 *
 * @param signal whether its reader is still there
 * @throws ApiError RATE_LIMITED with the seconds to wait when too many wait already; the signal's reason
 */
export async function inLine<Result>(
  member: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const { underWay, waiting } = line();
  const own = waiting.filter((one) => one.member === member).length;
  if (own >= WAITING_OF_MEMBER || waiting.length >= WAITING_IN_ALL) throw tooMany(RETRY_SECONDS);
  await turnOf(member, signal);
  try {
    return await work();
  } finally {
    underWay.delete(member);
    goOn();
  }
}
