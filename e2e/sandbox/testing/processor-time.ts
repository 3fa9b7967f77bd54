const SAMPLE = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `member_${(index * 7919) % 10_000}`,
  amount: `${index}.000000000000000001`,
}));

/**
 * What {@link fixedWork} counts as, in milliseconds: a limit of 150 ms holds as it stands where the work
 * takes 5, and is 231 ms where it takes 7.7.
 */
const FIXED_WORK_MS = 5;

/** Rounds until the fixed work is compiled; before, it takes up to twice as long. */
const WARM_UP_ROUNDS = 20;

let isCompiled = false;

/** Work of the kind that the sandbox does: text to objects, in order, and back. */
function fixedWork(): number {
  const rows = JSON.parse(JSON.stringify(SAMPLE)) as typeof SAMPLE;
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  return JSON.stringify(rows).length;
}

async function timed(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The least processor time of five rounds, in milliseconds of a processor on which the fixed work takes 5:
 * it is timed beside each round, so that a slow or shared processor takes longer for both.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const works: number[] = [];
  const references: number[] = [];
  for (let round = 0; !isCompiled && round < WARM_UP_ROUNDS; round += 1) fixedWork();
  isCompiled = true;
  for (let round = 0; round < 5; round += 1) {
    references.push(await timed(fixedWork));
    works.push(await timed(work));
  }
  return (Math.min(...works) / Math.min(...references)) * FIXED_WORK_MS;
}
