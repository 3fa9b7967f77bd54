import { printTable } from "./print-table.ts";
import type { Contestant, Score } from "./rounds.ts";

const HEAD = ["requests/s", "processor ms/request"];

/** Prints what each contestant scored; `extra` adds columns in front, named by its first row. */
export function printScores(
  contestants: readonly Pick<Contestant, "name">[],
  scores: readonly Score[],
  [extraHead = [], ...extra]: readonly (readonly string[])[] = [],
): void {
  printTable([
    ["median of the rounds", ...extraHead, ...HEAD],
    ...contestants.map(({ name }, index) => {
      const { perSecond = Number.NaN, processorMsPerRequest = Number.NaN } = scores[index] ?? {};
      const figures = [perSecond.toFixed(0), processorMsPerRequest.toFixed(2)];
      return [name, ...(extra[index] ?? []), ...figures];
    }),
  ]);
  process.stdout.write("\n");
}

export interface Comparison {
  readonly name: string;
  readonly ours: Score | undefined;
  readonly other: Score | undefined;
  /** The least share of the other's requests a second. */
  readonly goal?: number;
}

const NOTHING = { perSecond: Number.NaN, processorMsPerRequest: Number.NaN };

/** Prints how much of the other's speed ours has, by requests a second and by processor time. */
export function printComparisons(comparisons: readonly Comparison[]): void {
  printTable([
    ["ours compared", "by requests/s", "by processor", "goal"],
    ...comparisons.map(({ name, ours = NOTHING, other = NOTHING, goal }) => [
      name,
      (ours.perSecond / other.perSecond).toFixed(2),
      (other.processorMsPerRequest / ours.processorMsPerRequest).toFixed(2),
      goal === undefined ? "" : `≥ ${goal}`,
    ]),
  ]);
}
